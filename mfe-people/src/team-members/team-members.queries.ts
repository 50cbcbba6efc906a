import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { TeamMember, TeamMemberInput, TeamMemberMove } from '@vitral/contracts/team-members';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useChange } from '@vitral/ui/forms';

export const teamMembersQuery = queryOptions({
  queryKey: ['team-members'],
  queryFn: ({ signal }) => api.all<TeamMember>('/team-members', { signal }),
  select: (members) => members.toSorted((one, other) => one.order - other.order),
});

export const fetchTeamMember = (id: string) => api.get<TeamMember>(`/team-members/${id}`);

const MEMBER_CHANGE = { namespace: 'mfe-people', reload: [teamMembersQuery.queryKey] };

/** The message of a failure names the reason itself. */
const failed = (key: string) => (error: Error) => ({
  key,
  params: { reason: errorText(error) },
  description: undefined,
});

export const useSaveTeamMember = (id?: string) =>
  useChange({
    ...MEMBER_CHANGE,
    change: (input: TeamMemberInput) =>
      id ? api.put<TeamMember>(`/team-members/${id}`, input) : api.post<TeamMember>('/team-members', input),
    success: id ? 'team-members.updated' : 'team-members.created',
  });

export const useDeleteTeamMember = () =>
  useChange({
    ...MEMBER_CHANGE,
    change: ({ id }: TeamMember) => api.delete(`/team-members/${id}`),
    success: 'team-members.deleted',
    failure: failed('team-members.deleteFailed'),
  });

/** Sends the whole member with the flag flipped, but without its place, which may have changed since. */
export const useToggleTeamMember = () =>
  useChange({
    ...MEMBER_CHANGE,
    change: ({ id, order: _order, ...member }: TeamMember) =>
      api.put<TeamMember>(`/team-members/${id}`, { ...member, isActive: !member.isActive }),
    success: ({ isActive }) => (isActive ? 'team-members.deactivated' : 'team-members.activated'),
    failure: failed('team-members.updateFailed'),
  });

/** Sends moves to the server one after the other, in their order; the caller reloads the list. */
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
