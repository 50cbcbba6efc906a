import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { AccessToken, AccessTokenInput, CreatedAccessToken } from '@vitral/sdk/contracts/access-tokens';

/** All tokens, newest first: there are at most LIMITS.accessTokens. */
export const accessTokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => api.get<AccessToken[]>('/access-tokens', { signal }),
  staleTime: 0,
});

/** Only this response contains the token itself. */
export function useCreateAccessToken() {
  return useTokenChange((input: AccessTokenInput) => api.post<CreatedAccessToken>('/access-tokens', input));
}

export function useRemoveAccessToken() {
  return useTokenChange(({ id }: AccessToken) => api.delete<void>(`/access-tokens/${id}`));
}

function useTokenChange<Input, Response>(change: (input: Input) => Promise<Response>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The created token must not stay in the cache; only the dialog holds it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accessTokensQuery.queryKey }),
  });
}
