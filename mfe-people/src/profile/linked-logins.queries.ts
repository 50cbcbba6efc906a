import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { LinkedLogin, ProviderAddress } from '@vitral/sdk/contracts/identity-providers';
import { sessionsQuery } from './profile.queries.ts';

const PATH = '/profile/linked-logins';

export const linkedLoginsQuery = queryOptions({
  queryKey: ['profile', 'linked-logins'],
  queryFn: ({ signal }) => api.get<LinkedLogin[]>(PATH, { signal }),
  staleTime: 0,
});

/** Leaves for the provider, which sends the browser back to the profile. */
export const useLinkLogin = () =>
  useMutation({
    mutationFn: (providerId: string) => api.post<ProviderAddress>(PATH, { providerId }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** Removes a linked login, which ends its sessions. */
export function useUnlinkLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LinkedLogin) => api.delete(`${PATH}/${id}`),
    onSettled: () =>
      Promise.all(
        [linkedLoginsQuery, sessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
