import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ModulePreview } from '@vitral/sdk/contracts/module-previews';

/** Polling interval in milliseconds; the server does not extend the session for it. */
const POLL = 30_000;

/** All open previews, the most recently changed first: there are at most MODULE_PREVIEW_LIMITS.open. */
export const modulePreviewsQuery = queryOptions({
  queryKey: ['module-previews'],
  queryFn: ({ signal }) => api.get<ModulePreview[]>('/module-previews', { signal }),
  staleTime: 0,
  refetchInterval: POLL,
});

export function useEndPreview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name }: ModulePreview) => api.delete(`/module-previews/${name}`),
    // Refetches after a failure, too, since another person may have ended the preview, or it expired.
    onSettled: () => queryClient.invalidateQueries({ queryKey: modulePreviewsQuery.queryKey }),
  });
}
