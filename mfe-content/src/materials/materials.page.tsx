import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, LoadingCards, PageHeader, Stack } from '@vitral/ui';
import { useDeferredValue, useState } from 'react';
import { LayoutToggle, type Layout } from './layout-toggle.tsx';
import { MaterialFilterBar } from './material-filters.tsx';
import { MaterialList } from './material-list.tsx';
import { MaterialStats } from './material-stats.tsx';
import type { MaterialFilters } from './materials.queries.ts';

/** Specification, section 9. */
const PLACEHOLDERS = 8;

interface Choice {
  filters: MaterialFilters;
  page: number;
}

/** /admin/sales: the materials that the team shows and hands out. Specification, section 2. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const [layout, setLayout] = useState<Layout>('grid');
  const [chosen, setChosen] = useState<Choice>({ filters: {}, page: 1 });
  const shown = useDeferredValue(chosen);
  return (
    <>
      <PageHeader title={t('materials.title')} description={t('materials.description')} />
      <MaterialStats />
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { md: 'center' } }}>
        <MaterialFilterBar filters={chosen.filters} onChange={(filters) => setChosen({ filters, page: 1 })} />
        <LayoutToggle layout={layout} onChange={setLayout} />
      </Stack>
      <LoadBoundary failure={t('materials.fetchFailed')} loading={<LoadingCards count={PLACEHOLDERS} />}>
        <MaterialList
          filters={shown.filters}
          page={shown.page}
          onPage={(page) => setChosen({ ...chosen, page })}
          layout={layout}
          isPending={shown !== chosen}
        />
      </LoadBoundary>
    </>
  );
}
