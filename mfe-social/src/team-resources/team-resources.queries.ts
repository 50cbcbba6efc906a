import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ResourceType, TeamResource, TeamResourceStats } from '@vitral/contracts';

export const TEAM_RESOURCES = ['team-resources'];

const OVERVIEW_SIZE = 10;

/** Page size within a group. */
export const GROUP_SIZE = 12;

export interface ResourceFilters {
  q: string;
  /** Empty filters are not sent. */
  isActive: string;
  sort: string;
}

/** The resources of a type: their number and the first page. */
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

/** The first page of each group, counted, sorted and searched by the server; empty groups are omitted. */
export const resourceGroupsQuery = (types: readonly ResourceType[], filters: ResourceFilters) =>
  queryOptions({
    queryKey: [...TEAM_RESOURCES, 'groups', types, filters],
    queryFn: async ({ signal }) => {
      const pages = types.map((type) => fetchPage({ type, offset: 0, filters, signal }));
      const groups = (await Promise.all(pages)).map((page, index) => ({ ...page, type: types[index] }));
      return groups.filter((group): group is ResourceGroup => group.total > 0);
    },
    // The loaded groups stay visible when a refetch fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });

/** Another page of a group, from `offset` on. */
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

/** Fetches the current resource, bypassing the query cache. */
export const fetchResource = (id: string) => api.get<TeamResource>(`/team-resources/${id}`);
