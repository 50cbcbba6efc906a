import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { TIMING } from '@vitral/contracts';
import { isApiError } from './api-error.ts';
import { forgetForOthers } from './forget-answers.ts';
import { retryDelay, shouldRetry } from './retry.ts';

export interface QueryClientOptions {
  /** Called when an answer says that the person's role needs a second factor by now, so that they learn of it. */
  onSecondFactorMissing?: () => void;
}

/** Queries are fresh for 5 minutes, mutations are never retried (docs/product/calls.md). */
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
        // Vitral often runs on the machine it is used from: being offline is no reason to wait.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  forgetForOthers(queryClient);
  return queryClient;
}
