import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Button, Stack, Typography } from '@vitral/ui';
import { useId, type ReactNode } from 'react';
import { ResourceRow } from './resource-row.tsx';
import { ResourceStats } from './resource-stats.tsx';
import type { StartTask } from './resource-task.ts';
import { firstResourcesQuery } from './team-resources.queries.ts';

interface ResourceOverviewProps {
  /** Rendered instead of the list when there are no resources. */
  empty: ReactNode;
  onTask: StartTask;
  onSeeAll: () => void;
}

/** Figures and the first resources. */
export function ResourceOverview({ empty, onTask, onSeeAll }: ResourceOverviewProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const id = useId();
  const { items, total } = useSuspenseQuery(firstResourcesQuery).data;
  return (
    <>
      <ResourceStats />
      {items.length === 0 ? (
        empty
      ) : (
        <>
          <Typography variant="h2" id={id} sx={{ mb: 2 }}>
            {t('team-resources.first')}
          </Typography>
          <Stack component="ul" aria-labelledby={id} spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} onTask={onTask} />
            ))}
          </Stack>
          <Box sx={{ mt: 2 }}>
            <Button onClick={onSeeAll}>{t('team-resources.seeAll', { shown: number(total) })}</Button>
          </Box>
        </>
      )}
    </>
  );
}
