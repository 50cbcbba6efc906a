import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { CardGrid, EmptyState, Pagination, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import type { Layout } from './layout-toggle.tsx';
import { MaterialCard } from './material-card.tsx';

const PAGE_SIZE = 24;

interface MaterialListProps {
  materials: ContentItem[];
  layout: Layout;
}

/** The materials that pass the filters, a page at a time. */
export function MaterialList({ materials, layout }: MaterialListProps) {
  const { t } = useTranslation('mfe-content');
  const [chosenPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(materials.length / PAGE_SIZE));
  const page = Math.min(chosenPage, pages);
  const cards = materials
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((material) => <MaterialCard key={material.id} material={material} layout={layout} />);

  if (materials.length === 0) {
    return <EmptyState icon="sell" title={t('materials.emptyTitle')} text={t('materials.emptyText')} />;
  }
  return (
    <Stack spacing={2}>
      <Typography role="status" variant="body2" color="textSecondary">
        {t('materials.shown', { count: materials.length })}
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
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
    </Stack>
  );
}
