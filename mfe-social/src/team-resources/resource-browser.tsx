import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RESOURCE_TYPES, type ResourceType } from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Box, LoadingCards } from '@vitral/sdk/ui';
import { SavedViews } from '@vitral/sdk/ui/data';
import type { ReactNode } from 'react';
import { NoMatchingItems } from '../shared/filters.tsx';
import type { ResourceActions } from './resource-actions.tsx';
import {
  NO_FILTERS,
  ResourceFilterBar,
  TABLE,
  useResourceFilters,
  type ResourceOrder,
} from './resource-filters.tsx';
import { ResourceGroups } from './resource-groups.tsx';
import { resourceGroupsQuery, type ResourceGroup } from './team-resources.queries.ts';

export const PLACEHOLDERS = 6;

interface ResourceBrowserProps extends ResourceActions {
  /** The type of the tab, which limits the list. */
  only: ResourceType | undefined;
  /** Rendered instead of the list when there are no resources. */
  empty: ReactNode;
}

/** Resources by type, with search, filters and order; the previous result stays visible while the next one loads. */
export function ResourceBrowser({ only, empty, ...actions }: ResourceBrowserProps) {
  const { t, i18n } = useTranslation('mfe-social');
  const { allows } = useSession();
  const state = useResourceFilters(only);
  const { q, type, order } = state.filters;
  const { isActive, isScheduled } = allows('team-resources.write') ? state.filters : NO_FILTERS;
  const asked = { q, isActive, isScheduled, sort: SORTS[order] };
  const types = typesOf(only, type);
  const { data, isPlaceholderData } = useQuery({
    ...resourceGroupsQuery(types, asked),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Boolean(q || isActive || isScheduled || (type && !only));
  const groups = orderGroups(data ?? [], order, i18n.language, (name) => t(`team-resources.types.${name}`));
  return (
    <>
      <SavedViews of={TABLE} />
      <ResourceFilterBar state={state} only={only} />
      {!data && <LoadingCards count={PLACEHOLDERS} />}
      {data?.length === 0 &&
        (isFiltered ? (
          <NoMatchingItems
            noun="team-resources"
            icon="handyman"
            onClear={() => state.setFilters(NO_FILTERS)}
          />
        ) : (
          empty
        ))}
      {groups.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <ResourceGroups
            key={JSON.stringify([types, asked])}
            groups={groups}
            filters={asked}
            type={only ?? type}
            isPending={isPlaceholderData}
            {...actions}
          />
        </Box>
      )}
    </>
  );
}

function typesOf(only: ResourceType | undefined, chosen: string): readonly ResourceType[] {
  if (only) return [only];
  return RESOURCE_TYPES.filter((type) => !chosen || type === chosen);
}

/** Sort parameter for the items of a group. */
const SORTS: Record<ResourceOrder, string> = {
  name: 'title',
  type: 'title',
  usage: '-downloadCount',
};

/** Sorts groups by their first resource in the chosen order. */
function orderGroups(
  groups: readonly ResourceGroup[],
  order: ResourceOrder,
  language: string,
  typeName: (type: ResourceType) => string,
): ResourceGroup[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const byType = (one: ResourceGroup, other: ResourceGroup) =>
    collator.compare(typeName(one.type), typeName(other.type));
  const orders: Record<ResourceOrder, typeof byType> = {
    name: (one, other) => collator.compare(firstTitle(one), firstTitle(other)),
    type: byType,
    usage: (one, other) => mostOpened(other) - mostOpened(one) || byType(one, other),
  };
  return groups.toSorted(orders[order]);
}

const firstTitle = ({ items }: ResourceGroup) => items[0]?.title ?? '';
const mostOpened = ({ items }: ResourceGroup) => items[0]?.downloadCount ?? 0;
