import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  OpenedResource,
  ResourceType,
  TeamResource,
  TeamResourceInput,
  TeamResourceStats,
} from '@vitral/sdk/contracts/team-resources';
import { useChange, type Noun } from '@vitral/sdk/ui/forms';

const KEY = ['team-resources'];

export const TEAM_RESOURCES: Noun<TeamResource, TeamResourceInput> = {
  namespace: 'mfe-social',
  name: 'team-resources',
  hasTrash: true,
  reload: [KEY],
};

/** Page size within a group. */
export const GROUP_SIZE = 12;

export interface ResourceFilters {
  q: string;
  /** Empty filters are not sent. */
  isActive: string;
  isScheduled: string;
  sort: string;
}

/** The resources of a type: their number and the first page. */
export interface ResourceGroup {
  type: ResourceType;
  total: number;
  items: TeamResource[];
}

export const resourceStatsQuery = queryOptions({
  queryKey: [...KEY, 'stats'],
  queryFn: ({ signal }) => api.get<TeamResourceStats>('/team-resources/stats', { signal }),
});

export const firstResourcesQuery = queryOptions({
  queryKey: [...KEY, 'first'],
  queryFn: ({ signal }) =>
    api.list<TeamResource>('/team-resources', { signal, query: { sort: 'title', limit: 10 } }),
});

/** The first page of each group, counted, sorted and searched by the server; empty groups are omitted. */
export const resourceGroupsQuery = (types: readonly ResourceType[], filters: ResourceFilters) =>
  queryOptions({
    queryKey: [...KEY, 'groups', types, filters],
    queryFn: async ({ signal }) => {
      const pages = types.map((type) => fetchPage(type, filters, 0, signal));
      const groups = (await Promise.all(pages)).map((page, index) => ({ ...page, type: types[index] }));
      return groups.filter((group): group is ResourceGroup => group.total > 0);
    },
    // The loaded groups stay visible when a refetch fails.
    throwOnError: (_, { state }) => state.data === undefined,
  });

/** Another page of a group, from `offset` on. */
export const moreResourcesQuery = (type: ResourceType, filters: ResourceFilters, offset: number) =>
  queryOptions({
    queryKey: [...KEY, 'more', type, filters, offset],
    queryFn: ({ signal }) => fetchPage(type, filters, offset, signal),
    throwOnError: (_, { state }) => state.data === undefined,
  });

function fetchPage(type: ResourceType, filters: ResourceFilters, offset: number, signal: AbortSignal) {
  const query = { ...filters, type, limit: GROUP_SIZE, offset };
  return api.list<TeamResource>('/team-resources', { signal, query });
}

/** Counts an access in parallel with opening the link: a window opened after the response would be blocked as a pop-up. */
export const useCountAccess = () =>
  useChange({
    namespace: 'mfe-social',
    reload: [KEY],
    change: ({ id }: TeamResource) => api.post<OpenedResource>(`/team-resources/${id}/open`),
    failure: 'team-resources.countFailed',
  }).mutate;
