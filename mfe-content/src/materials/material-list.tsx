import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { CardGrid, EmptyState, Pagination, Stack, Typography } from '@vitral/ui';
import type { Layout } from './layout-toggle.tsx';
import { MaterialCard } from './material-card.tsx';
import { materialsQuery, PAGE_SIZE, type MaterialFilters } from './materials.queries.ts';

interface MaterialListProps {
  filters: MaterialFilters;
  page: number;
  onPage: (page: number) => void;
  layout: Layout;
  /** Whether what is shown is about to be replaced. */
  isPending: boolean;
}

export function MaterialList({ filters, page, onPage, layout, isPending }: MaterialListProps) {
  const { t } = useTranslation('mfe-content');
  const { data } = useSuspenseQuery(materialsQuery(filters, page));
  const pages = Math.ceil(data.total / PAGE_SIZE);
  const cards = data.items.map((material) => (
    <MaterialCard key={material.id} material={material} layout={layout} />
  ));

  if (data.total === 0)
    return <EmptyState icon="sell" title={t('materials.emptyTitle')} text={t('materials.emptyText')} />;
  return (
    <Stack spacing={2} aria-busy={isPending}>
      <Typography role="status" variant="body2" color="textSecondary">
        {t('materials.shown', { count: data.total })}
      </Typography>
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
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => onPage(next)} />}
    </Stack>
  );
}
