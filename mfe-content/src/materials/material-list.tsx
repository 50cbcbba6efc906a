import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, CardGrid, LoadingCards, Stack, Typography } from '@vitral/ui';
import { Pagination, useTablePage, type TableUrl } from '@vitral/ui/data';
import { useRef, type ReactNode } from 'react';
import { MaterialCard, type StartMaterialAction } from './material-card.tsx';
import { materialsQuery, type MaterialFilters } from './materials.queries.ts';
import type { Layout } from './material-filter-bar.tsx';

interface MaterialListProps {
  filters: MaterialFilters;
  url: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  layout: Layout;
  onStart: StartMaterialAction;
  /** Shown if no material matches. */
  empty: ReactNode;
}

/** A page of the materials that match the filters; the previous page stays while the next one loads. */
export function MaterialList({ filters, url, layout, onStart, empty }: MaterialListProps) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { table } = url;
  const { page, isPending } = useTablePage(materialsQuery({ ...filters, ...table.query }), url);
  const list = useRef<HTMLDivElement>(null);
  const showPage = (next: number) => {
    table.setPage(next - 1, table.pageSize);
    // The new page starts at its top, for keyboard users too.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  if (!page) return <MaterialPlaceholders />;
  if (page.total === 0) return empty;
  const pages = Math.ceil(page.total / table.pageSize);
  const cards = page.items.map((material) => (
    <MaterialCard key={material.id} material={material} layout={layout} onStart={onStart} />
  ));
  return (
    <Stack
      ref={list}
      tabIndex={-1}
      spacing={2}
      aria-busy={isPending}
      sx={{ outline: 'none', scrollMarginTop: 16 }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {t('materials.shown', { count: page.total, shown: number(page.total) })}
      </Typography>
      <Box sx={{ opacity: isPending ? 0.6 : 1, transition: 'opacity 150ms' }}>
        {layout === 'grid' ? (
          <CardGrid label={t('materials.list')}>{cards}</CardGrid>
        ) : (
          <Stack
            component="ul"
            aria-label={t('materials.list')}
            spacing={1.5}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {cards}
          </Stack>
        )}
      </Box>
      {pages > 1 && <Pages count={pages} page={table.page + 1} onPage={showPage} />}
    </Stack>
  );
}

export function MaterialPlaceholders() {
  return <LoadingCards count={8} height={320} />;
}

function Pages({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Pagination
      count={count}
      page={page}
      aria-label={t('materials.pages')}
      getItemAriaLabel={(type, target, selected) =>
        type.endsWith('ellipsis') ? '' : t(`materials.page.${selected ? 'current' : type}`, { target })
      }
      onChange={(_, next) => onPage(next)}
      sx={{ pt: 1, '& ul': { justifyContent: 'center' } }}
    />
  );
}
