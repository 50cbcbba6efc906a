import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type {
  InvitedUser,
  Role,
  User,
  UserInput,
  UserLink,
  UserState,
  UserStats,
  UserUpdate,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Empty filters are not asked for. */
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

/** One page of users, chosen by the server. */
export const usersQuery = (query: UsersQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => api.list<User>('/admin/users', { signal, query: { ...query } }),
  });

/** Counted by the server, whatever page and filter are shown. */
export const userStatsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: ({ signal }) => api.get<UserStats>('/admin/users/stats', { signal }),
});

/** What the server holds now, past any cache. */
export const fetchUser = (id: string) => api.get<User>(`/admin/users/${id}`);

/** The list as a file, of the same people as on the screen. */
export function exportAddress(filters: UserFilters, sort: string | null): string {
  const asked = Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/api/admin/users/export?${new URLSearchParams(asked)}`;
}

/** Leaves what went wrong to the form, which knows where to show it. */
export function useAddUser() {
  return useUserChange({ change: (input: UserInput) => api.post<InvitedUser>('/admin/users', input) });
}

/** As useAddUser; rejects with `users.stale` when somebody else saved first. */
export function useUpdateUser(id: string) {
  return useUserChange({
    change: (input: UserUpdate) => api.put<User>(`/admin/users/${id}`, input),
    success: () => 'users.updated',
  });
}

/** Lets somebody in who is kept out, an approval most of all, or the other way round. Sends the whole item. */
export function useSwitchUser() {
  return useUserChange({
    change: ({ id, name, username, email, role, isEnabled, version }: User) =>
      api.put<User>(`/admin/users/${id}`, { name, username, email, role, isEnabled: !isEnabled, version }),
    success: ({ state, isEnabled }) => {
      if (state === 'awaiting-approval') return 'users.approved';
      return isEnabled ? 'users.nowDisabled' : 'users.nowEnabled';
    },
    failure: () => 'users.updateFailed',
  });
}

export function useDeleteUser() {
  return useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}`),
    success: () => 'users.deleted',
    failure: () => 'users.deleteFailed',
  });
}

/** The former link stops working. */
export function useMakeLink() {
  return useUserChange({
    change: ({ id }: User) => api.post<UserLink>(`/admin/users/${id}/link`),
    failure: () => 'users.linkFailed',
  });
}

export function useEndSessions() {
  return useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}/sessions`),
    success: () => 'users.sessionsEnded',
    failure: () => 'users.endSessionsFailed',
  });
}

export function useTurnOffSecondFactor() {
  return useUserChange({
    change: ({ id }: User) => api.delete(`/admin/users/${id}/second-factor`),
    success: () => 'users.secondFactorOff',
    failure: () => 'users.secondFactorOffFailed',
  });
}

interface Change<Variables, Answer> {
  change: (variables: Variables) => Promise<Answer>;
  /** The key of the message on success; without it the caller tells. */
  success?: (variables: Variables) => string;
  /** The same on failure. */
  failure?: () => string;
}

/**
 * A change of users: tells how it went and reloads what is shown, after a failure too, which may be due to an old list.
 * Whoever is logged in may have been changed as well.
 */
function useUserChange<Variables, Answer>({ change, success, failure }: Change<Variables, Answer>) {
  const { t } = useTranslation('mfe-people');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => {
      if (success) notify.success(t(success(variables)));
    },
    onError: (error) => {
      if (failure) notify.failure(t(failure()), error);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      return queryClient.invalidateQueries({ queryKey: ['users'] });
    },
  });
}
