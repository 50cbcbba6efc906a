import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { CreatedModuleToken, ModuleToken, ModuleTokenInput } from '@vitral/sdk/contracts/module-tokens';

/** All tokens, newest first: there are at most LIMITS.moduleTokens. */
export const moduleTokensQuery = queryOptions({
  queryKey: ['module-tokens'],
  queryFn: ({ signal }) => api.get<ModuleToken[]>('/module-tokens', { signal }),
  staleTime: 0,
});

/** Only this response contains the token itself. */
export function useCreateToken() {
  return useTokenChange((input: ModuleTokenInput) => api.post<CreatedModuleToken>('/module-tokens', input));
}

export function useRevokeToken() {
  return useTokenChange(({ id }: ModuleToken) => api.delete(`/module-tokens/${id}`));
}

function useTokenChange<Input, Response>(change: (input: Input) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The created token must not stay in the cache; only the dialog holds it.
    gcTime: 0,
    // Refetches after a failure, too, since another person may have revoked it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: moduleTokensQuery.queryKey }),
  });
}
