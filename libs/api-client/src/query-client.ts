import { MutationCache, QueryCache, QueryClient, queryOptions, hashKey } from '@tanstack/react-query';
import { TIMING } from '@vitral/contracts/timing';
import type { CurrentUser } from '@vitral/contracts/accounts';
import type { FirstStepState } from '@vitral/contracts/first-steps';
import type { WorkQueue } from '@vitral/contracts/work-queue';
import { isApiError } from './api-error.ts';
import { api } from './api.ts';

/** Reads the current user, or null. Its retries and freshness differ from other queries (docs/product/calls.md). */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => api.get<CurrentUser | null>('/auth/user', { signal, on401: 'null' }),
  staleTime: TIMING.authQuery.fresh,
  gcTime: TIMING.authQuery.retained,
  retryDelay: (attempt) => retryDelay(attempt, TIMING.authQuery.retryCap),
});

/**
 * Reads the open work of the current user. Refetched while the tab is visible, and after each change. The server treats this path as
 * polled: it does not extend a session.
 */
export const workQueueQuery = queryOptions({
  queryKey: ['work-queue'],
  queryFn: ({ signal }) => api.get<WorkQueue>('/work-queue', { signal }),
  staleTime: TIMING.workQueueRefresh,
  refetchInterval: TIMING.workQueueRefresh,
});

/** Reads the first steps of the site, for admins. Read again after each change, which may complete one. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: ({ signal }) => api.get<FirstStepState[]>('/first-steps', { signal }),
  staleTime: TIMING.workQueueRefresh,
});

/** Client errors (4xx) are final; anything else is retried twice. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (isApiError(error) && error.status >= 400 && error.status < 500) return false;
  return failures < TIMING.query.retries;
}

/** Returns the milliseconds before a retry, doubling from one second up to `cap`. */
export function retryDelay(attempt: number, cap: number = TIMING.query.retryCap): number {
  return Math.min(TIMING.query.retryBase * 2 ** attempt, cap);
}

export interface QueryClientOptions {
  /** Called when a response reports that the user's role now requires a second factor. */
  onSecondFactorMissing?: () => void;
}

/** Creates the query client: queries are fresh for 5 minutes, mutations are never retried (docs/product/calls.md). */
export function createQueryClient({ onSecondFactorMissing }: QueryClientOptions = {}): QueryClient {
  const onError = (error: Error) => {
    if (isApiError(error) && error.code === 'auth.second-factor-missing') onSecondFactorMissing?.();
  };
  const onSuccess = () => {
    for (const { queryKey } of [workQueueQuery, firstStepsQuery])
      void queryClient.invalidateQueries({ queryKey });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onSuccess }),
    defaultOptions: {
      queries: {
        staleTime: TIMING.query.fresh,
        gcTime: TIMING.query.retained,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: (attempt) => retryDelay(attempt),
        // Vitral often runs on the same machine as the browser, so being offline is no reason to wait.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  clearOnUserChange(queryClient);
  return queryClient;
}

/** Queries that belong to no user: the current user itself, and the code of pages (`lazyComponent` of @vitral/ui). */
const NOT_PERSONAL: readonly unknown[] = [currentUserQuery.queryKey[0], 'late-part'];

/** Drops all cached data and mutations of a user, except the current user itself. */
export function clearUserQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !NOT_PERSONAL.includes(queryKey[0]) });
  queryClient.getMutationCache().clear();
}

/** Drops cached data as soon as another user is logged in, before anything renders for that user. */
function clearOnUserChange(queryClient: QueryClient): void {
  const person = hashKey(currentUserQuery.queryKey);
  let last: string | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== person) return;
    const { id = last } = (query.state.data as CurrentUser | null | undefined) ?? {};
    if (last !== undefined && id !== last) clearUserQueries(queryClient);
    last = id;
  });
}
