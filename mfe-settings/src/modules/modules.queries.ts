import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ReleaseName, ReleaseSummary } from '@vitral/contracts';

export interface ModuleReleases {
  name: ReleaseName;
  /** Newest first, as the API answers. */
  releases: ReleaseSummary[];
}

export const modulesQuery = queryOptions({
  queryKey: ['modules'],
  queryFn: ({ signal }) => api.get<ReleaseSummary[]>('/modules', { signal }),
  select: byModule,
});

function byModule(releases: ReleaseSummary[]): ModuleReleases[] {
  const modules = new Map<ReleaseName, ReleaseSummary[]>();
  for (const release of releases) modules.set(release.name, [...(modules.get(release.name) ?? []), release]);
  return [...modules]
    .map(([name, members]) => ({ name, releases: members }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
