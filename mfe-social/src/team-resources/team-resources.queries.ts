import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { OpenedResource, TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

export const teamResourcesQuery = queryOptions({
  queryKey: ['team-resources'],
  queryFn: ({ signal }) => api.all<TeamResource>('/team-resources', { signal }),
});

/** Counts the access and opens the address that the server gives, in a window that knows nothing of this one. */
export function useOpenResource() {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TeamResource) => api.post<OpenedResource>(`/team-resources/${id}/open`),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'),
    onError: (error) => notify.failure(t('team-resources.openFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamResourcesQuery.queryKey }),
  });
}
