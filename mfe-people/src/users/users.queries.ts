import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type { InvitedUser, Role, User, UserInput, UserLink, UserState, UserStats } from '@vitral/contracts';
import { useChange, type ChangeOptions } from '@vitral/ui/forms';

/** Empty filters are not sent. */
export interface UserFilters {
  q: string;
  role: Role | '';
  state: UserState | '';
}

export interface UsersQuery extends Partial<UserFilters> {
  limit: number;
  offset: number;
  sort: string | null;
}

/** One page of users, filtered and sorted by the server. */
export const usersQuery = (query: UsersQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => api.list<User>('/admin/users', { signal, query: { ...query } }),
  });

/** Counts over all users, independent of page and filters. */
export const userStatsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: ({ signal }) => api.get<UserStats>('/admin/users/stats', { signal }),
});

/** Reads a user past any cache. */
export const fetchUser = (id: string) => api.get<User>(`/admin/users/${id}`);

/** The URL of the list as a file, with the same filters and sorting as on the screen. */
export function exportUrl(filters: UserFilters, sort: string | null): string {
  const asked = Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/api/admin/users/export?${new URLSearchParams(asked)}`;
}

/** The form shows failures. */
export const useAddUser = () =>
  useUserChange({ change: (input: UserInput) => api.post<InvitedUser>('/admin/users', input) });

/** The form shows failures. */
export const useUpdateUser = (id: string) =>
  useUserChange({
    change: (input: UserInput) => api.put<User>(`/admin/users/${id}`, input),
    success: 'users.updated',
  });

/** Enables a disabled account, which approves a registration, or disables an enabled one. Sends the whole item. */
export const useSwitchUser = () =>
  useUserChange({
    change: ({ id, name, username, email, role, isEnabled, version }: User) =>
      api.put<User>(`/admin/users/${id}`, { name, username, email, role, isEnabled: !isEnabled, version }),
    success: ({ state, isEnabled }) => {
      if (state === 'awaiting-approval') return 'users.approved';
      return isEnabled ? 'users.nowDisabled' : 'users.nowEnabled';
    },
    failure: 'users.updateFailed',
  });

export const useDeleteUser = () =>
  useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}`),
    success: 'users.deleted',
    failure: 'users.deleteFailed',
  });

/** The former link stops working. */
export const useMakeLink = () =>
  useUserChange({
    change: ({ id }: User) => api.post<UserLink>(`/admin/users/${id}/link`),
    failure: 'users.linkFailed',
  });

export const useEndSessions = () =>
  useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}/sessions`),
    success: 'users.sessionsEnded',
    failure: 'users.endSessionsFailed',
  });

export const useTurnOffSecondFactor = () =>
  useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}/second-factor`),
    success: 'users.secondFactorOff',
    failure: 'users.secondFactorOffFailed',
  });

/** A change of accounts, which may be the current user's own. */
function useUserChange<Input, Result>(options: Omit<ChangeOptions<Input, Result>, 'namespace' | 'reload'>) {
  const queryClient = useQueryClient();
  const reloadCurrentUser = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  return useChange({
    ...options,
    namespace: 'mfe-people',
    reload: [['users']],
    change: (input: Input) => options.change(input).finally(reloadCurrentUser),
  });
}
