import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ResourceType, TeamResource, TeamResourceStats } from '@vitral/contracts';

export const TEAM_RESOURCES = ['team-resources'];

const OVERVIEW_SIZE = 10;

/** How many of a group are shown at first, and how many more each time. */
export const GROUP_SIZE = 12;

export interface ResourceFilters {
  q: string;
  /** Empty filters are not asked for. */
  isActive: string;
  sort: string;
}

/** What there is of a type: how many, and the first of them. */
export interface ResourceGroup {
  type: ResourceType;
  total: number;
  items: TeamResource[];
}

export const resourceStatsQuery = queryOptions({
  queryKey: [...TEAM_RESOURCES, 'stats'],
  queryFn: ({ signal }) => api.get<TeamResourceStats>('/team-resources/stats', { signal }),
});

export const firstResourcesQuery = queryOptions({
  queryKey: [...TEAM_RESOURCES, 'first'],
  queryFn: ({ signal }) =>
    api.list<TeamResource>('/team-resources', { signal, query: { sort: 'title', limit: OVERVIEW_SIZE } }),
});

/** The beginning of each group, as the server counts, sorts and searches it; empty groups are left out. */
export const resourceGroupsQuery = (types: readonly ResourceType[], filters: ResourceFilters) =>
  queryOptions({
    queryKey: [...TEAM_RESOURCES, 'groups', types, filters],
    queryFn: async ({ signal }) => {
      const pages = types.map((type) => fetchPage({ type, offset: 0, filters, signal }));
      const groups = (await Promise.all(pages)).map((page, index) => ({ ...page, type: types[index] }));
      return groups.filter((group): group is ResourceGroup => group.total > 0);
    },
    // What is looked at stays when asking for it anew fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });

/** More of a group, from `offset` on. */
export const moreResourcesQuery = (type: ResourceType, filters: ResourceFilters, offset: number) =>
  queryOptions({
    queryKey: [...TEAM_RESOURCES, 'more', type, filters, offset],
    queryFn: ({ signal }) => fetchPage({ type, offset, filters, signal }),
    throwOnError: (_, { state }) => state.data === undefined,
  });

interface PageOfGroup {
  type: ResourceType;
  offset: number;
  filters: ResourceFilters;
  signal: AbortSignal;
}

function fetchPage({ type, offset, filters, signal }: PageOfGroup) {
  const query = { ...filters, type, limit: GROUP_SIZE, offset };
  return api.list<TeamResource>('/team-resources', { signal, query });
}

/** What the server holds now, past any cache. */
export const fetchResource = (id: string) => api.get<TeamResource>(`/team-resources/${id}`);
