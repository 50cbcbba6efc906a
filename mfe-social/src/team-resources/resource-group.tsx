import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, CardGrid, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { useEffect, useId, useRef } from 'react';
import type { ResourceActions } from './resource-actions.tsx';
import { ResourceCard } from './resource-card.tsx';
import type { LoadedGroup } from './use-loaded-groups.ts';

interface ResourceGroupProps extends ResourceActions {
  group: LoadedGroup;
}

/** The resources of a type with their count, loaded in pages. */
export function ResourceGroupSection({ group, ...actions }: ResourceGroupProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const id = useId();
  const { items, isFetching, hasMore } = group;
  const showMore = useShowMore(group, id);
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

/** Returns a function that loads more of a group, then focuses the first new resource. */
function useShowMore({ items, showMore }: LoadedGroup, id: string) {
  const newest = useRef<number | null>(null);
  const count = items.length;
  useEffect(() => {
    if (newest.current === null || newest.current >= count) return;
    document.getElementById(`${id}-${newest.current}`)?.focus();
    newest.current = null;
  }, [count, id]);

  return () => {
    newest.current = count;
    showMore();
  };
}
