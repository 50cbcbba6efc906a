import { SITE_PAGE_STATES, type SitePageSummary } from '@vitral/contracts/site-pages';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Box, Card, Chip, LoadingCards, MuiLink, Stack, Typography } from '@vitral/ui';
import { EmptyList } from '@vitral/ui';
import { TablePages, type TableUrlOptions, useTablePage, useTableUrl } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useRef, type ReactNode } from 'react';
import { type SitePageFilters, sitePagesQuery } from './site-pages.queries.ts';

const NO_FILTERS: SitePageFilters = { q: '', status: '' };

export const TABLE: TableUrlOptions<SitePageFilters> = {
  filters: NO_FILTERS,
  choices: { status: SITE_PAGE_STATES },
  sort: { field: 'updatedAt', direction: 'desc' },
  pageSize: 24,
};

/** Filters and the pages that match, the last changed first. */
export function SitePageList({ addButton }: { addButton: ReactNode }) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { filters, setFilters, table, clampPage } = useTableUrl(TABLE);
  const { page, isPending } = useTablePage(sitePagesQuery({ ...filters, ...table.query }), { clampPage });
  const top = useRef<HTMLElement>(null);
  const statuses = SITE_PAGE_STATES.map((value) => ({ value, label: t(`site-pages.status.${value}`) }));
  return (
    <>
      <FilterBar>
        <SearchField label={t('site-pages.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
        <SelectField
          label={t('site-pages.status')}
          value={filters.status}
          choices={[{ value: '', label: t('site-pages.status.any') }, ...statuses]}
          onChange={(status) => setFilters({ status })}
        />
      </FilterBar>
      {!page && <LoadingCards count={6} height={88} />}
      {page?.items.length === 0 && (
        <EmptyList
          t={t}
          noun="site-pages"
          icon="article"
          filters={filters}
          onClear={() => setFilters(NO_FILTERS)}
          action={addButton}
        />
      )}
      {page && page.items.length > 0 && (
        <Box aria-busy={isPending}>
          <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {t('site-pages.shown', { count: page.total, total: number(page.total) })}
          </Typography>
          <Stack
            component="ul"
            aria-label={t('site-pages.title')}
            spacing={1.5}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {page.items.map((one) => (
              <SitePageCard key={one.id} page={one} />
            ))}
          </Stack>
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

const COLORS = { draft: 'default', published: 'success', changed: 'warning' } as const;

function SitePageCard({ page }: { page: SitePageSummary }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { id, title, slug, status, editedBy, editedAt, publishAt, unpublishAt, failure } = page;
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          <MuiLink component={Link} to={`/admin/pages?page=${id}`} underline="hover" color="inherit">
            {title}
          </MuiLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          /{slug} ·{' '}
          {t('site-pages.editedBy', {
            name: editedBy ?? t('site-pages.somebody'),
            when: dateTime(editedAt),
          })}
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[status]}
          label={t(`site-pages.status.${status}`)}
        />
        {publishAt && (
          <Chip
            size="small"
            color="info"
            label={t('site-pages.publishesAt', { when: dateTime(publishAt) })}
          />
        )}
        {unpublishAt && (
          <Chip
            size="small"
            color="info"
            label={t('site-pages.unpublishesAt', { when: dateTime(unpublishAt) })}
          />
        )}
        {failure && <Chip size="small" color="error" label={t('site-pages.notPublished')} />}
      </Stack>
    </Card>
  );
}
