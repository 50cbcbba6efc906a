import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RESOURCE_TYPES, type ResourceType } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { LoadingCards, NoMatch, Stack } from '@vitral/ui';
import type { ReactNode } from 'react';
import { orderGroups, SORTS } from './order-groups.ts';
import { ResourceFilters } from './resource-filters.tsx';
import { ResourceGroupSection } from './resource-group.tsx';
import type { StartTask } from './resource-task.ts';
import { resourceGroupsQuery } from './team-resources.queries.ts';
import { NO_FILTERS, useResourceFilters } from './use-resource-filters.ts';

export const PLACEHOLDERS = 6;

interface ResourceBrowserProps {
  /** The type of the tab, which limits the list. */
  only: ResourceType | undefined;
  /** Rendered instead of the list when there are no resources. */
  empty: ReactNode;
  onTask: StartTask;
}

/** Resources by type, with search, filters and order; the previous result stays visible while the next one loads. */
export function ResourceBrowser({ only, empty, onTask }: ResourceBrowserProps) {
  const { t, i18n } = useTranslation('mfe-social');
  const { allows } = useSession();
  const state = useResourceFilters(only);
  const { q, type, order } = state.filters;
  const isActive = allows('team-resources.write') ? state.filters.isActive : '';
  const asked = { q, isActive, sort: SORTS[order] };
  const { data, isPlaceholderData } = useQuery({
    ...resourceGroupsQuery(typesOf(only, type), asked),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Boolean(q || isActive || (type && !only));
  const groups = orderGroups(data ?? [], order, {
    language: i18n.language,
    typeName: (name) => t(`team-resources.types.${name}`),
  });
  return (
    <>
      <ResourceFilters state={state} only={only} />
      {!data && <LoadingCards count={PLACEHOLDERS} />}
      {data?.length === 0 &&
        (isFiltered ? (
          <NoMatch
            icon="handyman"
            title={t('team-resources.noMatchTitle')}
            text={t('team-resources.noMatchText')}
            onClear={() => state.setFilters(NO_FILTERS)}
          />
        ) : (
          empty
        ))}
      <Stack spacing={4} sx={{ mt: 3 }} aria-busy={isPlaceholderData}>
        {groups.map((group) => (
          <ResourceGroupSection
            key={JSON.stringify([group.type, asked])}
            group={group}
            filters={asked}
            onTask={onTask}
          />
        ))}
      </Stack>
    </>
  );
}

function typesOf(only: ResourceType | undefined, chosen: string): readonly ResourceType[] {
  if (only) return [only];
  return RESOURCE_TYPES.filter((type) => !chosen || type === chosen);
}
