import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  Environment,
  EnvironmentCheck,
  EnvironmentInput,
  EnvironmentVersions,
  Promotion,
  PromotionInput,
} from '@vitral/sdk/contracts/environments';

const ENVIRONMENTS = ['environments'];
const POLL = 60_000;
const STEP_POLL = 1000;

/** All environments in their order: there are at most ENVIRONMENT_LIMITS.environments. */
export const environmentsQuery = queryOptions({
  queryKey: [...ENVIRONMENTS, 'list'],
  queryFn: ({ signal }) => api.get<Environment[]>('/environments', { signal }),
  staleTime: 0,
});

/** Releases of the other sites, as those sites report them; the server limits how long each may take. */
export const versionsQuery = queryOptions({
  queryKey: [...ENVIRONMENTS, 'versions'],
  queryFn: ({ signal }) => api.get<EnvironmentVersions[]>('/environments/versions', { signal }),
  staleTime: 15_000,
  refetchInterval: POLL,
});

/** A promotion, polled until it has ended. */
export const promotionQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['promotions', id],
    queryFn: ({ signal }) => api.get<Promotion>(`/environments/promotions/${id}`, { signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.finishedAt ? false : STEP_POLL),
  });

export function useSaveEnvironment(environment: Environment | null) {
  return useEnvironmentChange((input: EnvironmentInput) =>
    environment
      ? api.put<Environment>(`/environments/${environment.id}`, { ...input, version: environment.version })
      : api.post<Environment>('/environments', input),
  );
}

export function useRemoveEnvironment() {
  return useEnvironmentChange(({ id }: Environment) => api.delete<void>(`/environments/${id}`));
}

export function useTestEnvironment({ id }: Environment) {
  return useMutation({ mutationFn: () => api.post<EnvironmentCheck>(`/environments/${id}/test`, {}) });
}

export function useStartPromotion() {
  return useMutation({
    mutationFn: (input: PromotionInput) => api.post<Promotion>('/environments/promotions', input),
  });
}

function useEnvironmentChange<Input, Response>(change: (input: Input) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The token must not stay in the cache of mutations.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ENVIRONMENTS }),
  });
}
