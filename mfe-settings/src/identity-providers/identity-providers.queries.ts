import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  IdentityProvider,
  IdentityProviderInput,
  IdentityProviderTest,
  RoleTrial,
  RoleTrialInput,
} from '@vitral/sdk/contracts/identity-providers';
import { useChange } from '@vitral/sdk/ui/forms';

const PATH = '/identity-providers';

/** All providers, by name: there are at most LIMITS.identityProviders. */
export const identityProvidersQuery = queryOptions({
  queryKey: ['identity-providers'],
  queryFn: ({ signal }) => api.get<IdentityProvider[]>(PATH, { signal }),
  staleTime: 0,
});

const CHANGE = { namespace: 'mfe-settings', reload: [identityProvidersQuery.queryKey] };

/** Adds a provider, or changes the stored one. No response ever contains its secret. */
export const useSaveProvider = (stored: Pick<IdentityProvider, 'id' | 'version'> | null) =>
  useChange({
    ...CHANGE,
    change: (input: IdentityProviderInput) =>
      stored
        ? api.put<IdentityProvider>(`${PATH}/${stored.id}`, { ...input, version: stored.version })
        : api.post<IdentityProvider>(PATH, input),
    success: 'identity-providers.saved',
  });

export const useDeleteProvider = ({ id }: IdentityProvider) =>
  useChange({ ...CHANGE, change: () => api.delete(`${PATH}/${id}`), success: 'identity-providers.removed' });

/** Tests the stored provider; the result is not stored. */
export const useTestProvider = ({ id }: IdentityProvider) =>
  useMutation({ mutationFn: () => api.post<IdentityProviderTest>(`${PATH}/${id}/test`) });

/** Tries rules that need not be saved. */
export const useRulesTrial = () =>
  useMutation({ mutationFn: (input: RoleTrialInput) => api.post<RoleTrial>(`${PATH}/rules-trial`, input) });
