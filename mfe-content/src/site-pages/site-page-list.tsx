import { pagePath, SITE_PAGE_STATES, type SitePageSummary } from '@vitral/sdk/contracts/site-pages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Card, Chip, LoadingCards, MuiLink, Stack, Typography } from '@vitral/sdk/ui';
import {
  ExportLink,
  PagedCards,
  type TableUrlOptions,
  useTableUrl,
  SavedViews,
  SelectItem,
} from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';
import { useSitePageActions } from './site-page-actions.ts';
import { type SitePageFilters, sitePagesQuery } from './site-pages.queries.ts';

export const TABLE: TableUrlOptions<SitePageFilters> = {
  list: 'site-pages',
  filters: { q: '', status: '' },
  choices: { status: SITE_PAGE_STATES },
  sort: { field: 'updatedAt', direction: 'desc' },
  pageSize: 24,
};

/** Rendered while the first pages load. */
export const LOADING = <LoadingCards count={6} height={88} />;

/** Filters and the matching pages, the most recently changed first. */
export function SitePageList({ addButton }: { addButton: ReactNode }) {
  const { t } = useTranslation('mfe-content');
  const { setFilters, ...url } = useTableUrl(TABLE);
  const { filters, table } = url;
  const statuses = SITE_PAGE_STATES.map((value) => ({ value, label: t(`site-pages.status.${value}`) }));
  return (
    <>
      <SavedViews of={TABLE} />
      <FilterBar>
        <SearchField label={t('site-pages.search')} value={filters.q} onChange={(q) => setFilters({ q })} />
        <SelectField
          label={t('site-pages.status')}
          value={filters.status}
          choices={[{ value: '', label: t('site-pages.status.any') }, ...statuses]}
          onChange={(status) => setFilters({ status })}
        />
      </FilterBar>
      <PagedCards
        t={t}
        noun="site-pages"
        icon="article"
        query={sitePagesQuery({ ...filters, ...table.query })}
        url={url}
        loading={LOADING}
        addButton={addButton}
        bulk={{ ...useSitePageActions(), filters }}
      >
        {(pages) => (
          <Stack
            component="ul"
            aria-label={t('site-pages.title')}
            spacing={1.5}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {pages.map((page) => (
              <SitePageCard key={page.id} page={page} />
            ))}
          </Stack>
        )}
      </PagedCards>
      <ExportLink
        label={t('bulk.export')}
        path="/site-pages/editor"
        query={{ ...filters, sort: table.query.sort }}
      />
    </>
  );
}

const COLORS = { draft: 'default', published: 'success', changed: 'warning' } as const;

function SitePageCard({ page }: { page: SitePageSummary }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { id, title, slug, fixed, status, editedBy, editedAt, publishAt, unpublishAt, failure } = page;
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <SelectItem id={id} name={title} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          <MuiLink component={Link} to={`/admin/pages/${id}`} underline="hover" color="inherit">
            {title}
          </MuiLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {pagePath(slug) || '/'} ·{' '}
          {t('site-pages.editedBy', {
            name: editedBy ?? t('site-pages.somebody'),
            when: dateTime(editedAt),
          })}
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {fixed && <Chip size="small" variant="outlined" label={t('site-pages.fixed')} />}
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
