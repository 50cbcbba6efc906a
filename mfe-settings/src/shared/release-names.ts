import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { isOwnRelease, RELEASE_NAMES, type ReleaseName } from '@vitral/sdk/contracts/modules';
import type { ModuleSummary } from '@vitral/sdk/contracts/releases';

/** One row per module. */
export const modulesQuery = queryOptions({
  queryKey: ['modules', 'list'],
  queryFn: ({ signal }) => api.get<ModuleSummary[]>('/modules', { signal }),
  staleTime: 0,
});

/** Lists the shell, the modules of this repository, and modules of other repositories that have releases on this site. */
export function useReleaseNames(): ReleaseName[] {
  const { data: modules = [] } = useQuery(modulesQuery);
  return [...RELEASE_NAMES, ...modules.map(({ name }) => name).filter((name) => !isOwnRelease(name))];
}
