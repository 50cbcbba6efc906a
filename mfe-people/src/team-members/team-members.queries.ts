import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { TeamMember, TeamMemberInput, TeamMemberMove } from '@vitral/sdk/contracts/team-members';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import type { Noun } from '@vitral/sdk/ui/forms';

export const teamMembersQuery = queryOptions({
  queryKey: ['team-members'],
  queryFn: ({ signal }) => api.all<TeamMember>('/team-members', { signal }),
  select: (members) => members.toSorted((one, other) => one.order - other.order),
});

export const TEAM_MEMBERS: Noun<TeamMember, TeamMemberInput> = {
  namespace: 'mfe-people',
  name: 'team-members',
  hasTrash: true,
  translated: ['title', 'bio'],
  reload: [teamMembersQuery.queryKey],
  // Leaves out `order`, which may have changed since.
  toInput: ({ id: _id, order: _order, ...member }) => member,
  // The texts contain the reason.
  failure: (key) => (error) => ({ key, params: { reason: errorText(error) }, description: undefined }),
};

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
