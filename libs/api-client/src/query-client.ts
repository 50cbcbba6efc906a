import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { TIMING } from '@vitral/contracts';
import { isApiError } from './api-error.ts';
import { clearOnUserChange } from './clear-user-queries.ts';
import { retryDelay, shouldRetry } from './retry.ts';

export interface QueryClientOptions {
  /** Called when a response says that the user's role now requires a second factor. */
  onSecondFactorMissing?: () => void;
}

/** Creates the query client: queries are fresh for 5 minutes, mutations are never retried (docs/product/calls.md). */
export function createQueryClient({ onSecondFactorMissing }: QueryClientOptions = {}): QueryClient {
  const onError = (error: Error) => {
    if (isApiError(error) && error.code === 'auth.second-factor-missing') onSecondFactorMissing?.();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
