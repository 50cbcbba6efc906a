import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ApiKey, ApiKeyInput, ApiKeyPlatform, ApiKeyTest } from '@vitral/sdk/contracts/api-keys';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => api.get<ApiKey[]>('/api-keys', { signal }),
});

const pathOf = (platform: ApiKeyPlatform) => `/api-keys/${platform}`;

/** Stores a key; no response ever contains it. */
export function useSaveApiKey(platform: ApiKeyPlatform) {
  return useApiKeyChange((input: ApiKeyInput) => api.put<ApiKey>(pathOf(platform), input));
}

export function useDeleteApiKey(platform: ApiKeyPlatform) {
  return useApiKeyChange<void>(() => api.delete(pathOf(platform)));
}

/** Tests the stored key against the platform; the result is not stored. */
export function useTestApiKey(platform: ApiKeyPlatform) {
  return useMutation({ mutationFn: () => api.post<ApiKeyTest>(`${pathOf(platform)}/test`) });
}

function useApiKeyChange<Variables>(change: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Refetches after a failure too: somebody else may have changed the key.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
