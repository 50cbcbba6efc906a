import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  ChannelChange,
  ModuleSummary,
  ReleaseChannel,
  ReleaseDetail,
  ReleaseDifference,
  ReleaseHealth,
  ReleaseName,
  ReleaseProblem,
  ReleaseSetSummary,
  ReleaseSummary,
} from '@vitral/contracts';

export const MODULES = ['modules'];
/** While the page is looked at; the server does not count it as somebody being there. */
const POLL = 30_000;

interface Part {
  limit: number;
  offset: number;
}

/** A row for each part of the site. */
export const modulesQuery = queryOptions({
  queryKey: [...MODULES, 'list'],
  queryFn: ({ signal }) => api.get<ModuleSummary[]>('/modules', { signal }),
  staleTime: 0,
});

/** What visitors get. */
export const channelQuery = queryOptions({
  queryKey: [...MODULES, 'channel'],
  queryFn: ({ signal }) => api.get<ReleaseChannel>('/modules/channel', { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});

/** How the releases of the last seven days fared in browsers. */
export const healthQuery = queryOptions({
  queryKey: [...MODULES, 'health'],
  queryFn: ({ signal }) => api.get<ReleaseHealth[]>('/modules/health', { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});

export const releasesQuery = (name: ReleaseName, { limit, offset }: Part) =>
  queryOptions({
    queryKey: [...MODULES, 'releases', name, limit, offset],
    queryFn: ({ signal }) =>
      api.list<ReleaseSummary>(`/modules/${name}/releases`, { query: { limit, offset }, signal }),
    staleTime: 0,
  });

export const releaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...MODULES, 'release', id],
    queryFn: ({ signal }) => api.get<ReleaseDetail>(`/modules/releases/${id}`, { signal }),
    staleTime: 0,
  });

/** Takes seconds: the whole proof, with a trial of every page of the module. Asked for by hand only. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: ['module-proofs', id],
    queryFn: ({ signal }) => api.get<ReleaseProblem[]>(`/modules/releases/${id}/problems`, { signal }),
    enabled: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Releases never change, so neither does what sets them apart. */
export const differenceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['module-differences', from, to],
    queryFn: ({ signal }) =>
      api.get<ReleaseDifference>(`/modules/releases/${to}/difference`, { query: { from }, signal }),
  });

/** Newest first; nothing in it is ever changed. */
export const historyQuery = ({ limit, offset, module = '' }: Part & { module?: string }) =>
  queryOptions({
    queryKey: [...MODULES, 'history', module, limit, offset],
    queryFn: ({ signal }) =>
      api.list<ChannelChange>('/modules/history', { query: { limit, offset, module }, signal }),
    staleTime: 0,
  });

export const setsQuery = ({ limit, offset }: Part) =>
  queryOptions({
    queryKey: [...MODULES, 'sets', limit, offset],
    queryFn: ({ signal }) =>
      api.list<ReleaseSetSummary>('/modules/sets', { query: { limit, offset }, signal }),
    staleTime: 0,
  });
