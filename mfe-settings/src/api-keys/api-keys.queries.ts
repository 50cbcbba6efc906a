import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ApiKey, ApiKeyInput, ApiKeyPlatform, ApiKeyTest } from '@vitral/contracts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => api.get<ApiKey[]>('/api-keys', { signal }),
});

const addressOf = (platform: ApiKeyPlatform) => `/api-keys/${platform}`;

/** The key travels this one way only. */
export function useSaveApiKey(platform: ApiKeyPlatform) {
  return useApiKeyChange((input: ApiKeyInput) => api.put<ApiKey>(addressOf(platform), input));
}

export function useDeleteApiKey(platform: ApiKeyPlatform) {
  return useApiKeyChange(() => api.delete(addressOf(platform)));
}

/** Asks the platform; its answer is kept nowhere. */
export function useTestApiKey(platform: ApiKeyPlatform) {
  return useMutation({ mutationFn: () => api.post<ApiKeyTest>(`${addressOf(platform)}/test`) });
}

function useApiKeyChange<Variables>(change: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // After a failure too: somebody else may have changed the key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
