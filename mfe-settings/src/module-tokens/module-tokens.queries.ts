import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { CreatedModuleToken, ModuleToken, ModuleTokenInput } from '@vitral/contracts';

/** All of them, the newest first: there are LIMITS.moduleTokens at most. */
export const moduleTokensQuery = queryOptions({
  queryKey: ['module-tokens'],
  queryFn: ({ signal }) => api.get<ModuleToken[]>('/module-tokens', { signal }),
  staleTime: 0,
});

/** The token travels this one way only, and once. */
export function useCreateToken() {
  return useTokenChange((input: ModuleTokenInput) => api.post<CreatedModuleToken>('/module-tokens', input));
}

export function useRevokeToken() {
  return useTokenChange(({ id }: ModuleToken) => api.delete(`/module-tokens/${id}`));
}

function useTokenChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The created token is kept nowhere but in the dialog that shows it.
    gcTime: 0,
    // After a failure too: somebody else may have revoked it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: moduleTokensQuery.queryKey }),
  });
}
