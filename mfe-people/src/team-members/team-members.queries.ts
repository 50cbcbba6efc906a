import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { TeamMember } from '@vitral/contracts';

export const teamMembersQuery = queryOptions({
  queryKey: ['team-members'],
  queryFn: ({ signal }) => api.all<TeamMember>('/team-members', { signal }),
  select: (members) => members.toSorted((one, other) => one.order - other.order),
});
