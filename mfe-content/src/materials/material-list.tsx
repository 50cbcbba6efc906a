import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, CardGrid, LoadingCards, Pagination, Stack, Typography, type TableState } from '@vitral/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MaterialActions } from './material-actions.ts';
import { MaterialCard } from './material-card.tsx';
import { materialsQuery, type MaterialFilters } from './materials.queries.ts';
import type { Layout } from './use-layout.ts';

const PLACEHOLDERS = 8;

interface MaterialListProps {
  filters: MaterialFilters;
  table: TableState;
  /** Told how many there are, since the last one of the last page may have gone. */
  keepWithin: (total: number) => void;
  layout: Layout;
  actions: MaterialActions;
  /** Shown when nothing passes. */
  empty: ReactNode;
}

/** A page of the materials that pass the filters; while the next ones are awaited, the last ones stay. */
export function MaterialList({ filters, table, keepWithin, layout, actions, empty }: MaterialListProps) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data, isPlaceholderData } = useQuery({
    ...materialsQuery({ ...filters, ...table.query }),
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const total = isPlaceholderData ? undefined : data?.total;
  const list = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    table.setPage(next - 1, table.pageSize);
    // Another page is read from its beginning, by keyboard too.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  });

  if (!data) return <MaterialPlaceholders />;
  if (data.total === 0) return empty;
  const pages = Math.ceil(data.total / table.pageSize);
  const cards = data.items.map((material) => (
    <MaterialCard key={material.id} material={material} layout={layout} actions={actions} />
  ));
  return (
    <Stack
      ref={list}
      tabIndex={-1}
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ outline: 'none', scrollMarginTop: 16 }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {t('materials.shown', { count: data.total, shown: number(data.total) })}
      </Typography>
      <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 150ms' }}>
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
      {pages > 1 && <Pages count={pages} page={table.page + 1} onPage={turnTo} />}
    </Stack>
  );
}

export function MaterialPlaceholders() {
  return <LoadingCards count={PLACEHOLDERS} height={320} />;
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
