import { useQueries } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Button, CardGrid, Chip, Stack, Typography } from '@vitral/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ResourceActions } from './resource-actions.tsx';
import { ResourceCard } from './resource-card.tsx';
import {
  GROUP_SIZE,
  moreResourcesQuery,
  type ResourceFilters,
  type ResourceGroup,
} from './team-resources.queries.ts';

interface ResourceGroupProps extends ResourceActions {
  group: ResourceGroup;
  filters: ResourceFilters;
}

/** The resources of a type with their count, loaded in pages. */
export function ResourceGroupSection({ group, filters, ...actions }: ResourceGroupProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const id = useId();
  const { items, showMore, isFetching, hasMore } = useGroup(group, filters, id);
  const name = t(`team-resources.types.${group.type}`);
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id}>
          {name}
        </Typography>
        <Chip
          size="small"
          label={t('team-resources.count', { count: group.total, shown: number(group.total) })}
        />
      </Stack>
      <CardGrid label={name}>
        {items.map((resource, index) => (
          <ResourceCard key={resource.id} id={`${id}-${index}`} resource={resource} {...actions} />
        ))}
      </CardGrid>
      {hasMore && (
        <Box sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}>
          <Button
            variant="outlined"
            loading={isFetching}
            onClick={showMore}
            aria-label={t('team-resources.showMoreOf', { name })}
          >
            {t('team-resources.showMore')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The loaded resources of a group. Loading more focuses the first new one. */
function useGroup({ type, total, items: first }: ResourceGroup, filters: ResourceFilters, id: string) {
  const [pages, setPages] = useState(1);
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) =>
      moreResourcesQuery(type, filters, (index + 1) * GROUP_SIZE),
    ),
  });
  const loaded = [...first, ...more.flatMap(({ data }) => data?.items ?? [])];
  // A resource that moved between two requests may be on both pages.
  const items = [...new Map(loaded.map((item) => [item.id, item])).values()];
  const newest = useRef<number | null>(null);
  const count = items.length;
  useEffect(() => {
    if (newest.current === null || newest.current >= count) return;
    document.getElementById(`${id}-${newest.current}`)?.focus();
    newest.current = null;
  }, [count, id]);

  return {
    items,
    showMore: () => {
      newest.current = count;
      setPages(pages + 1);
    },
    isFetching: more.some(({ isPending }) => isPending),
    hasMore: total > pages * GROUP_SIZE || more.some(({ isPending }) => isPending),
  };
}
