import type { Redirect } from '@vitral/contracts/redirects';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, EmptyList, LoadingCards, Stack, Typography } from '@vitral/ui';
import {
  DeleteButton,
  EditButton,
  ExportLink,
  TablePages,
  type TableUrlOptions,
  useTablePage,
  useTableUrl,
} from '@vitral/ui/data';
import { FilterBar, SearchField } from '@vitral/ui/forms';
import { useRef, type ReactNode } from 'react';
import { type RedirectFilters, REDIRECTS_PATH, redirectsQuery } from './redirects.queries.ts';

const NO_FILTERS: RedirectFilters = { q: '' };

export const TABLE: TableUrlOptions<RedirectFilters> = {
  filters: NO_FILTERS,
  sort: { field: 'updatedAt', direction: 'desc' },
  pageSize: 50,
};

interface RedirectListProps {
  addButton: ReactNode;
  onEdit: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
}

/** A search and the redirects that match, the last changed first. */
export function RedirectList({ addButton, ...actions }: RedirectListProps) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { filters, setFilters, table, clampPage } = useTableUrl(TABLE);
  const { page, isPending } = useTablePage(redirectsQuery({ ...filters, ...table.query }), { clampPage });
  const top = useRef<HTMLElement>(null);
  return (
    <>
      <FilterBar>
        <SearchField label={t('redirects.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
      </FilterBar>
      {!page && <LoadingCards count={6} height={64} />}
      {page?.items.length === 0 && (
        <EmptyList
          t={t}
          noun="redirects"
          icon="sync_alt"
          filters={filters}
          onClear={() => setFilters(NO_FILTERS)}
          action={addButton}
        />
      )}
      {page && page.items.length > 0 && (
        <Box aria-busy={isPending}>
          <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {t('redirects.shown', { count: page.total, total: number(page.total) })}
          </Typography>
          <Card>
            <Stack component="ul" aria-label={t('redirects.title')} sx={LIST}>
              {page.items.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} {...actions} />
              ))}
            </Stack>
          </Card>
          <ExportLink label={t('redirects.export')} path={REDIRECTS_PATH} query={{}} />
          <TablePages
            table={table}
            total={page.total}
            mt={3}
            onPageChange={() => top.current?.scrollIntoView()}
          />
        </Box>
      )}
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

type RedirectRowProps = Pick<RedirectListProps, 'onEdit' | 'onDelete'> & { redirect: Redirect };

function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const { t } = useTranslation('mfe-content');
  const { from, to, status } = redirect;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {from}
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
