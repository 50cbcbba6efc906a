import { type Redirect, REDIRECT_STATUSES, type RedirectBulkChange } from '@vitral/sdk/contracts/redirects';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Card, Chip, LoadingCards, Stack, Typography } from '@vitral/sdk/ui';
import {
  DeleteButton,
  EditButton,
  ExportLink,
  PagedCards,
  SelectItem,
  type BulkList,
  type TableUrlOptions,
  useTableUrl,
  SavedViews,
} from '@vitral/sdk/ui/data';
import { FilterBar, ItemLink, SearchField } from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';
import { REDIRECTS, type RedirectFilters, REDIRECTS_PATH, redirectsQuery } from './redirects.queries.ts';

export const TABLE: TableUrlOptions<RedirectFilters> = {
  list: 'redirects',
  filters: { q: '' },
  sort: { field: 'updatedAt', direction: 'desc' },
  pageSize: 50,
};

/** Rendered while the first redirects load. */
export const LOADING = <LoadingCards count={6} height={64} />;

interface RedirectListProps {
  addButton: ReactNode;
  onEdit: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
}

/** A search and the matching redirects, the most recently changed first. */
export function RedirectList({ addButton, ...actions }: RedirectListProps) {
  const { t } = useTranslation('mfe-content');
  const { setFilters, ...url } = useTableUrl(TABLE);
  const { filters, table } = url;
  return (
    <>
      <SavedViews of={TABLE} />
      <FilterBar>
        <SearchField label={t('redirects.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
      </FilterBar>
      <PagedCards
        t={t}
        noun="redirects"
        icon="sync_alt"
        query={redirectsQuery({ ...filters, ...table.query })}
        url={url}
        loading={LOADING}
        addButton={addButton}
        bulk={{ ...useRedirectActions(), filters }}
      >
        {(redirects) => (
          <>
            <Card>
              <Stack component="ul" aria-label={t('redirects.title')} sx={LIST}>
                {redirects.map((redirect) => (
                  <RedirectRow key={redirect.id} redirect={redirect} {...actions} />
                ))}
              </Stack>
            </Card>
            <ExportLink
              label={t('redirects.export')}
              path={REDIRECTS_PATH}
              query={{ ...filters, sort: table.query.sort }}
            />
          </>
        )}
      </PagedCards>
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Returns the bulk changes of redirects. */
function useRedirectActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-content');
  const statuses = REDIRECT_STATUSES.map((status) => ({
    label: t(`redirects.status.${status}`),
    value: { action: 'set-status', status } satisfies RedirectBulkChange,
  }));
  return {
    path: REDIRECTS_PATH,
    reload: REDIRECTS.reload,
    deletes: 'to-trash',
    actions: [{ icon: 'sync_alt', label: t('redirects.fields.status'), choices: statuses }],
  };
}

type RedirectRowProps = Pick<RedirectListProps, 'onEdit' | 'onDelete'> & { redirect: Redirect };

function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const { t } = useTranslation('mfe-content');
  const { from, to, status } = redirect;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
      <SelectItem id={redirect.id} name={from} />
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <ItemLink id={redirect.id}>{from}</ItemLink>
        </Typography>{' '}
        <Typography component="span" color="textSecondary">
          → {to}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={t(`redirects.status.${status}`)} />
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <EditButton label={t('redirects.edit', { from })} onClick={() => onEdit(redirect)} />
        <DeleteButton label={t('redirects.delete', { from })} onClick={() => onDelete(redirect)} />
      </Box>
    </Box>
  );
}
