import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { OpenedResource, TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { TEAM_RESOURCES } from './team-resources.queries.ts';

/** Counts an access in parallel with opening the link: a window opened after the response would be blocked as a pop-up. */
export function useCountAccess() {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: TeamResource) => api.post<OpenedResource>(`/team-resources/${id}/open`),
    onError: (error) => notify.failure(t('team-resources.countFailed'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAM_RESOURCES }),
  });
  return mutate;
}
