import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { SiteConfigEntry, SiteConfigInput, SiteConfigKey } from '@vitral/contracts';

/** Never retried automatically. */
export const siteConfigQuery = (key: SiteConfigKey) =>
  queryOptions({
    queryKey: ['site-config', key],
    queryFn: ({ signal }) => api.get<SiteConfigEntry>(`/site-config/${key}`, { signal }),
    retry: false,
  });

/** Saves an entry and shows at once what the server made of it; all else is read anew, since it may depend on it. */
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
