import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '@vitral/ui';
import { useState } from 'react';
import { LayoutToggle, type Layout } from './layout-toggle.tsx';
import { MaterialFilters, NO_FILTERS, passes } from './material-filters.tsx';
import { MaterialList } from './material-list.tsx';
import { MaterialStats } from './material-stats.tsx';
import { materialsQuery } from './materials.queries.ts';

/** All materials with their figures, to be searched and filtered. */
export function MaterialBrowser() {
  const { data: materials } = useSuspenseQuery(materialsQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [layout, setLayout] = useState<Layout>('grid');
  return (
    <>
      <MaterialStats materials={materials} />
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2, alignItems: { md: 'center' } }}>
        <MaterialFilters filters={filters} onChange={setFilters} />
        <LayoutToggle layout={layout} onChange={setLayout} />
      </Stack>
      <MaterialList materials={materials.filter((material) => passes(material, filters))} layout={layout} />
    </>
  );
}
