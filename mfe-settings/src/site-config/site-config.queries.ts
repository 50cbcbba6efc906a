import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { SiteConfigEntry, SiteConfigInput, SiteConfigKey } from '@vitral/sdk/contracts/site-config';

/** Never retried automatically. */
export const siteConfigQuery = (key: SiteConfigKey) =>
  queryOptions({
    queryKey: ['site-config', key],
    queryFn: ({ signal }) => api.get<SiteConfigEntry>(`/site-config/${key}`, { signal }),
    retry: false,
  });

/** Saves an entry and caches the response; all other queries are refetched, since they may depend on it. */
export function useSaveSiteConfig(key: SiteConfigKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: SiteConfigInput) => api.put<SiteConfigEntry>(`/site-config/${key}`, input),
    onSuccess: (entry) => {
      queryClient.setQueryData(siteConfigQuery(key).queryKey, entry);
      void queryClient.invalidateQueries();
    },
  });
}
