import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { TeamResource, TeamResourceInput, TeamResourceUpdate } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { TEAM_RESOURCES } from './team-resources.queries.ts';

/** Creating leaves what went wrong to the form, which knows where to show it. */
export function useCreateResource() {
  return useResourceChange({
    change: (input: TeamResourceInput) => api.post<TeamResource>('/team-resources', input),
    success: () => 'team-resources.created',
  });
}

/** As useCreateResource; rejects with `team-resources.stale` when somebody else saved first. */
export function useUpdateResource(id: string) {
  return useResourceChange({
    change: (input: TeamResourceUpdate) => api.put<TeamResource>(`/team-resources/${id}`, input),
    success: () => 'team-resources.updated',
  });
}

export function useDeleteResource() {
  return useResourceChange({
    change: ({ id }: TeamResource) => api.delete(`/team-resources/${id}`),
    success: () => 'team-resources.deleted',
    failure: 'team-resources.deleteFailed',
  });
}

/** Sends the whole item with the flag flipped. */
export function useToggleResource() {
  return useResourceChange({
    change: (item: TeamResource) =>
      api.put<TeamResource>(`/team-resources/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'team-resources.deactivated' : 'team-resources.activated'),
    failure: 'team-resources.updateFailed',
  });
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** The key of the message on success. */
  success: (variables: Variables) => string;
  /** The key of the message on failure; without it the caller tells. */
  failure?: string;
}

/** A change of resources: tells how it went and reloads lists and figures, after a failure too, which may be due to an old list. */
function useResourceChange<Variables>({ change, success, failure }: Change<Variables>) {
  const { t } = useTranslation('mfe-social');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => notify.success(t(success(variables))),
    onError: (error) => failure && notify.failure(t(failure), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAM_RESOURCES }),
  });
}
