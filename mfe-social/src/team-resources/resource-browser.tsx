import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Box, CardGrid, Chip, EmptyState, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import { arrange, NO_FILTERS, type ResourceGroup } from './arrange.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceFilters } from './resource-filters.tsx';
import { teamResourcesQuery } from './team-resources.queries.ts';

/** All resources by type, to be searched, filtered and sorted. */
export function ResourceBrowser() {
  const { t, i18n } = useTranslation('mfe-social');
  const { data: resources } = useSuspenseQuery(teamResourcesQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const groups = arrange(resources, filters, {
    language: i18n.language,
    typeName: (type) => t(`team-resources.types.${type}`),
  });

  if (resources.length === 0) {
    return (
      <EmptyState
        icon="handyman"
        title={t('team-resources.emptyTitle')}
        text={t('team-resources.emptyText')}
      />
    );
  }
  return (
    <>
      <ResourceFilters filters={filters} onChange={setFilters} />
      {groups.length === 0 && (
        <EmptyState title={t('team-resources.noMatchTitle')} text={t('team-resources.noMatchText')} />
      )}
      <Stack spacing={4}>
        {groups.map((group) => (
          <Group key={group.type} group={group} />
        ))}
      </Stack>
    </>
  );
}

function Group({ group: { type, resources } }: { group: ResourceGroup }) {
  const { t } = useTranslation('mfe-social');
  const name = t(`team-resources.types.${type}`);
  return (
    <Box component="section">
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{name}</Typography>
        <Chip size="small" label={t('team-resources.count', { count: resources.length })} />
      </Stack>
      <CardGrid label={name}>
        {resources.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} />
        ))}
      </CardGrid>
    </Box>
  );
}
