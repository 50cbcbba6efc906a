import { queryOptions } from '@tanstack/react-query';
import { TIMING, type CurrentUser } from '@vitral/contracts';
import { api } from './api.ts';
import { retryDelay } from './retry.ts';

/** Reads the current user, or null. Its retries and freshness differ from other queries (docs/product/calls.md). */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }) => api.get<CurrentUser | null>('/auth/user', { signal, on401: 'null' }),
  staleTime: TIMING.authQuery.fresh,
  gcTime: TIMING.authQuery.retained,
  retryDelay: (attempt) => retryDelay(attempt, TIMING.authQuery.retryCap),
});
