import { CLIENT_ERROR_KINDS, type ClientError } from '@vitral/sdk/contracts/client-errors';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  LoadBoundary,
  LoadingCards,
  Stack,
  TitledCard,
} from '@vitral/sdk/ui';
import {
  ExportLink,
  type ListUrl,
  readTableUrl,
  SavedViews,
  TablePages,
  type TableUrlOptions,
  useTablePage,
  useTableUrl,
} from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { ClientErrorRow } from './client-error-row.tsx';
import {
  type ClientErrorFilters,
  clientErrorsQuery,
  useDeleteClientErrors,
} from './client-errors.queries.ts';

/** `preview` lists the errors in that preview of modules instead of those on the ordinary site. */
const TABLE: TableUrlOptions<ClientErrorFilters> = {
  list: 'client-errors',
  filters: { q: '', preview: '', kind: '' },
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 10,
};

const LOADING = <LoadingCards count={3} height={88} />;

export function firstClientErrorsQuery(search: URLSearchParams) {
  const { filters, query } = readTableUrl(TABLE, search);
  return clientErrorsQuery({ ...filters, limit: query.limit, offset: query.offset });
}

export function ClientErrorsPanel() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, ...url } = useTableUrl(TABLE);
  const { q, preview, kind } = filters;
  return (
    <TitledCard title={t('client-errors.title')}>
      <SavedViews of={TABLE} />
      <FilterBar>
        <SearchField
          label={t('client-errors.search')}
          value={q}
          onChange={(next) => setFilters({ q: next })}
        />
        <SelectField
          label={t('client-errors.kind')}
          value={kind}
          choices={[
            { value: '', label: t('client-errors.allKinds') },
            ...CLIENT_ERROR_KINDS.map((value) => ({ value, label: t(`client-errors.kinds.${value}`) })),
          ]}
          onChange={(next) => setFilters({ kind: next as ClientErrorFilters['kind'] })}
        />
        {preview && (
          <Chip
            label={t('client-errors.ofPreview', { name: preview })}
            onDelete={() => setFilters({ preview: '' })}
          />
        )}
      </FilterBar>
      <LoadBoundary failure={t('client-errors.fetchFailed')} loading={LOADING}>
        <ClientErrorList filters={filters} url={url} />
      </LoadBoundary>
    </TitledCard>
  );
}

function ClientErrorList({ filters, url }: { filters: ClientErrorFilters; url: ListUrl }) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = url.table.query;
  const { page: data, isPending: isLoading } = useTablePage(
    clientErrorsQuery({ ...filters, limit, offset }),
    url,
  );
  const { mutate, isPending } = useDeleteClientErrors();
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  // The error to confirm the deletion of; null means all of them, undefined means no dialog.
  const [toDelete, setToDelete] = useState<ClientError | null>();

  if (!data) return LOADING;
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? 'inbox' : 'check_circle'}
          title={t(isNarrowed ? 'client-errors.noMatchTitle' : 'client-errors.emptyTitle')}
          text={t(isNarrowed ? 'client-errors.noMatchText' : 'client-errors.emptyText')}
        />
      ) : (
        <>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Detail>{t('client-errors.found', { count: data.total })}</Detail>
            <Button color="error" onClick={() => setToDelete(null)}>
              {t('client-errors.clear')}
            </Button>
          </Stack>
          <Box
            component="ul"
            aria-label={t('client-errors.title')}
            aria-busy={isLoading}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {data.items.map((error) => (
              <ClientErrorRow key={error.id} error={error} onDelete={() => setToDelete(error)} />
            ))}
          </Box>
        </>
      )}
      <TablePages table={url.table} total={data.total} mt={0} />
      {data.total > 0 && <ExportLink label={t('bulk.export')} path="/client-errors" query={filters} />}
      {toDelete !== undefined && (
        <ConfirmDialog
          open
          title={t(toDelete ? 'client-errors.deleteTitle' : 'client-errors.clearTitle')}
          text={t(toDelete ? 'client-errors.deleteText' : 'client-errors.clearText')}
          confirmLabel={t(toDelete ? 'actions.delete' : 'client-errors.clear')}
          isDestructive
          isPending={isPending}
          onConfirm={() => mutate(toDelete, { onSettled: () => setToDelete(undefined) })}
          onCancel={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}
