import { useSuspenseQuery } from '@tanstack/react-query';
import type { ClientError } from '@vitral/contracts/client-errors';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, ConfirmDialog, EmptyState, LoadBoundary, LoadingCards, Stack } from '@vitral/ui';
import { ExportLink, TablePages, useTableState, type TableState } from '@vitral/ui/data';
import { FilterBar, SearchField } from '@vitral/ui/forms';
import { useState } from 'react';
import { TitledCard } from '../shared/titled-card.tsx';
import { Detail } from '../shared/detailed-text.tsx';
import { ClientErrorRow } from './client-error-row.tsx';
import { clientErrorsQuery, useDeleteClientErrors } from './client-errors.queries.ts';

const PAGE_SIZE = 10;
export const firstClientErrorsQuery = clientErrorsQuery({ q: '', limit: PAGE_SIZE, offset: 0 });

export function ClientErrorsPanel() {
  const { t } = useTranslation('mfe-settings');
  const table = useTableState({ pageSize: PAGE_SIZE });
  const [q, setSearch] = useState('');
  return (
    <TitledCard title={t('client-errors.title')}>
      <FilterBar>
        <SearchField
          label={t('client-errors.search')}
          value={q}
          onChange={(next) => table.refilter(() => setSearch(next))}
        />
      </FilterBar>
      <LoadBoundary failure={t('client-errors.fetchFailed')} loading={<LoadingCards count={3} height={88} />}>
        <ClientErrorList q={q} table={table} />
      </LoadBoundary>
    </TitledCard>
  );
}

function ClientErrorList({ q, table }: { q: string; table: TableState }) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = table.query;
  const { data } = useSuspenseQuery(clientErrorsQuery({ q, limit, offset }));
  const { mutate, isPending } = useDeleteClientErrors();
  // The error to confirm the deletion of; null means all of them, undefined means no dialog.
  const [toDelete, setToDelete] = useState<ClientError | null>();

  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          icon={q ? 'inbox' : 'check_circle'}
          title={t(q ? 'client-errors.noMatchTitle' : 'client-errors.emptyTitle')}
          text={t(q ? 'client-errors.noMatchText' : 'client-errors.emptyText')}
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
            aria-busy={table.isPending}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {data.items.map((error) => (
              <ClientErrorRow key={error.id} error={error} onDelete={() => setToDelete(error)} />
            ))}
          </Box>
        </>
      )}
      <TablePages table={table} total={data.total} mt={0} />
      {data.total > 0 && <ExportLink label={t('bulk.export')} path="/client-errors" query={{ q }} />}
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
