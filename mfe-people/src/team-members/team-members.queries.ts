import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { TeamMember, TeamMemberInput, TeamMemberMove, TeamMemberUpdate } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { byOrder } from './member-order.ts';
import { toInput } from './team-member-input.ts';

export const teamMembersQuery = queryOptions({
  queryKey: ['team-members'],
  queryFn: ({ signal }) => api.all<TeamMember>('/team-members', { signal }),
  select: byOrder,
});

/** What the server holds now, past any cache. */
export const fetchTeamMember = (id: string) => api.get<TeamMember>(`/team-members/${id}`);

/** Creating leaves what went wrong to the form, which knows where to show it. */
export function useCreateTeamMember() {
  return useTeamMemberChange({
    change: (input: TeamMemberInput) => api.post<TeamMember>('/team-members', input),
    success: () => 'team-members.created',
  });
}

/** As useCreateTeamMember; rejects with `team-members.stale` when somebody else saved first. */
export function useUpdateTeamMember(id: string) {
  return useTeamMemberChange({
    change: (input: TeamMemberUpdate) => api.put<TeamMember>(`/team-members/${id}`, input),
    success: () => 'team-members.updated',
  });
}

export function useDeleteTeamMember() {
  return useTeamMemberChange({
    change: ({ id }: TeamMember) => api.delete(`/team-members/${id}`),
    success: () => 'team-members.deleted',
    failure: 'team-members.deleteFailed',
  });
}

/** Sends the whole member with the flag flipped, and without a place, which may be another by now. */
export function useToggleTeamMember() {
  return useTeamMemberChange({
    change: (member: TeamMember) =>
      api.put<TeamMember>(`/team-members/${member.id}`, {
        ...toInput(member),
        isActive: !member.isActive,
        version: member.version,
      } satisfies TeamMemberUpdate),
    success: ({ isActive }) => (isActive ? 'team-members.deactivated' : 'team-members.activated'),
    failure: 'team-members.updateFailed',
  });
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** The key of the message on success. */
  success: (variables: Variables) => string;
  /** The key of the message on failure, which takes the reason; without it the caller tells. */
  failure?: string;
}

/** A change of members: tells how it went and reloads the list, after a failure too, which may be due to an old list. */
function useTeamMemberChange<Variables>({ change, success, failure }: Change<Variables>) {
  const { t } = useTranslation('mfe-people');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => notify.success(t(success(variables))),
    onError: (error) => failure && notify.error(t(failure, { reason: errorText(error) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamMembersQuery.queryKey }),
  });
}

/** Moves go to the server one after the other, as they were made; the caller reloads the list. */
export function useMoveTeamMember() {
  const { t } = useTranslation('mfe-people');
  return useMutation({
    scope: { id: 'team-members' },
    mutationFn: ({ id, request }: { id: string; request: TeamMemberMove }) =>
      api.post<TeamMember>(`/team-members/${id}/move`, request),
    onSuccess: () => notify.success(t('team-members.orderUpdated'), { id: 'team-members.order' }),
    onError: (error) => notify.error(t('team-members.orderFailed', { reason: errorText(error) })),
  });
}
