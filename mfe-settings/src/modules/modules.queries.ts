import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ModuleOverview } from '@vitral/sdk/contracts/module-overview';
import type { ReleaseName } from '@vitral/sdk/contracts/modules';
import type { ReleaseProblem } from '@vitral/sdk/contracts/release-problems';
import type {
  ChannelChange,
  ReleaseChannel,
  ReleaseDetail,
  ReleaseDifference,
  ReleaseHealth,
  ReleaseSetSummary,
  ReleaseSummary,
} from '@vitral/sdk/contracts/releases';

export const MODULES = ['modules'];
/** Polling interval in milliseconds; the server does not extend the session for it. */
const POLL = 30_000;

interface ListRange {
  limit: number;
  offset: number;
}

export const channelQuery = queryOptions({
  queryKey: [...MODULES, 'channel'],
  queryFn: ({ signal }) => api.get<ReleaseChannel>('/modules/channel', { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});

/** Failure figures of the releases over the last seven days. */
export const healthQuery = queryOptions({
  queryKey: [...MODULES, 'health'],
  queryFn: ({ signal }) => api.get<ReleaseHealth[]>('/modules/health', { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});

/** The active releases and the candidate, with figures of the last 30 days. */
export const overviewQuery = queryOptions({
  queryKey: [...MODULES, 'overview'],
  queryFn: ({ signal }) => api.get<ModuleOverview[]>('/modules/overview', { signal }),
  staleTime: 0,
});

export const releaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...MODULES, 'release', id],
    queryFn: ({ signal }) => api.get<ReleaseDetail>(`/modules/releases/${id}`, { signal }),
    staleTime: 0,
  });

/** The full check with a trial of every page of the module. It takes seconds, so it runs only on request. */
export const proofQuery = (id: string) =>
  queryOptions({
    queryKey: ['module-proofs', id],
    queryFn: ({ signal }) => api.get<ReleaseProblem[]>(`/modules/releases/${id}/problems`, { signal }),
    enabled: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Cached without expiry, since releases are immutable. */
export const differenceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['module-differences', from, to],
    queryFn: ({ signal }) =>
      api.get<ReleaseDifference>(`/modules/releases/${to}/difference`, { query: { from }, signal }),
  });

/** A page of a list, newest first. */
const pageQuery = <Row>(path: string, query: ListRange & { module?: string }) =>
  queryOptions({
    queryKey: [...MODULES, path, query],
    queryFn: ({ signal }) => api.list<Row>(path, { query: { ...query }, signal }),
    staleTime: 0,
  });

export const releasesQuery = (name: ReleaseName, { limit, offset }: ListRange) =>
  pageQuery<ReleaseSummary>(`/modules/${name}/releases`, { limit, offset });

export const historyQuery = ({ limit, offset, module = '' }: ListRange & { module?: string }) =>
  pageQuery<ChannelChange>('/modules/history', { limit, offset, module });

export const setsQuery = ({ limit, offset }: ListRange) =>
  pageQuery<ReleaseSetSummary>('/modules/sets', { limit, offset });
