import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ModuleSummary } from '@vitral/sdk/contracts/releases';
import type { SigningKey, SigningKeyInput, SigningKeyRevocation } from '@vitral/sdk/contracts/signing-keys';

/** All keys, newest first: there are at most LIMITS.signingKeys. */
export const signingKeysQuery = queryOptions({
  queryKey: ['signing-keys'],
  queryFn: ({ signal }) => api.get<SigningKey[]>('/signing-keys', { signal }),
  staleTime: 0,
});

/** The releases of all modules, as cached by the list of modules. */
export const activeReleasesQuery = queryOptions({
  queryKey: ['modules', 'list'],
  queryFn: ({ signal }) => api.get<ModuleSummary[]>('/modules', { signal }),
  staleTime: 0,
});

export function useRegisterKey() {
  return useKeyChange((input: SigningKeyInput) => api.post<SigningKey>('/signing-keys', input));
}

export function useRevokeKey({ id }: SigningKey) {
  return useKeyChange((input: SigningKeyRevocation) =>
    api.post<SigningKey>(`/signing-keys/${id}/revoke`, input),
  );
}

function useKeyChange<Input>(change: (input: Input) => Promise<SigningKey>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Refetches after a failure, too, since another person may have revoked the key. Releases show the state of their
    // key.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: signingKeysQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['modules'] }),
      ]),
  });
}
