import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/sdk/api-client';
import type { InvitedUser, User, UserInput, UserLink, UserStats } from '@vitral/sdk/contracts/users';
import type { TableState } from '@vitral/sdk/ui/data';
import { useChange, useUndo, type ChangeOptions, type Noun } from '@vitral/sdk/ui/forms';

const PATH = '/admin/users';

export const USERS: Noun<User, UserInput> = {
  namespace: 'mfe-people',
  name: 'users',
  path: PATH,
  reload: [['users']],
  hasTrash: true,
  canErase: true,
};

/** Empty filters are not sent. */
export type UserFilters = { q: string; role: string; state: string };

export const usersQuery = (query: UserFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => api.list<User>(PATH, { signal, query }),
  });

export const userStatsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: ({ signal }) => api.get<UserStats>(`${PATH}/stats`, { signal }),
});

export const fetchUser = (id: string) => api.get<User>(`${PATH}/${id}`);

/** Reports no failures: the form shows them. */
export const useAddUser = () =>
  useUserChange({ change: (input: UserInput) => api.post<InvitedUser>(PATH, input) });

/** Reports no failures: the form shows them. */
export const useUpdateUser = (id: string) =>
  useUserChange({
    change: (input: UserInput) => api.put<User>(`${PATH}/${id}`, input),
    success: 'users.updated',
  });

/** Creates a link; the previous link stops working. */
export const useMakeLink = () =>
  useUserChange({
    change: ({ id }: User) => api.post<UserLink>(`${PATH}/${id}/link`),
    failure: 'users.linkFailed',
  });

/** Sends the whole item; enabling an account that awaits approval approves it. */
const switchUser = ({ id, name, username, email, role, isEnabled, version }: User) =>
  api.put(`${PATH}/${id}`, { name, username, email, role, isEnabled: !isEnabled, version });

/** Changes of an account that need a confirmation. */
const CHANGES = {
  enable: {
    change: switchUser,
    success: ({ state }) => (state === 'awaiting-approval' ? 'users.approved' : 'users.nowEnabled'),
    failure: 'users.updateFailed',
  },
  disable: { change: switchUser, success: 'users.nowDisabled', failure: 'users.updateFailed' },
  sessions: {
    change: ({ id }) => api.delete(`${PATH}/${id}/sessions`),
    success: 'users.sessionsEnded',
    failure: 'users.endSessionsFailed',
  },
  secondFactor: {
    change: ({ id }) => api.delete(`${PATH}/${id}/second-factor`),
    success: 'users.secondFactorOff',
    failure: 'users.secondFactorOffFailed',
  },
  passkeys: {
    change: ({ id }) => api.delete(`${PATH}/${id}/passkeys`),
    success: 'users.passkeysRemoved',
    failure: 'users.passkeysRemoveFailed',
  },
  delete: { change: ({ id }) => api.delete(`${PATH}/${id}`), failure: 'users.deleteFailed' },
} satisfies Record<string, UserChangeOptions<User, unknown>>;

export type UserChange = keyof typeof CHANGES;

/** The message of a deletion offers to undo it. */
export function useChangeUser(change: UserChange) {
  const undo = useUndo(USERS);
  const deleted = ({ id }: User) => ({ key: 'users.deleted', ...undo(id) });
  return useUserChange<User, unknown>({
    ...CHANGES[change],
    ...(change === 'delete' && { success: deleted }),
  });
}

type UserChangeOptions<Input, Result> = Omit<ChangeOptions<Input, Result>, 'namespace' | 'reload'>;

/** A change of accounts, which may be the current user's own. */
function useUserChange<Input, Result>(options: UserChangeOptions<Input, Result>) {
  const queryClient = useQueryClient();
  const reloadCurrentUser = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  return useChange({
    ...options,
    namespace: 'mfe-people',
    reload: USERS.reload,
    change: (input: Input) => options.change(input).finally(reloadCurrentUser),
  });
}
