import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import type {
  AccountSession,
  AuthOptions,
  CurrentUser,
  PasswordChangeInput,
  PreferencesInput,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from '@vitral/contracts';

/** How long a new password has to be, among others. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => api.get<AuthOptions>('/auth/options', { signal }),
});

/** Asked anew whenever the page opens: another device may have come or gone. */
export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => api.list<AccountSession>('/profile/sessions', { signal }),
  staleTime: 0,
});

export const secondFactorQuery = queryOptions({
  queryKey: ['profile', 'second-factor'],
  queryFn: ({ signal }) => api.get<SecondFactorState>('/profile/second-factor', { signal }),
  staleTime: 0,
});

/** The account's other sessions end. Errors belong to fields of the form. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: PasswordChangeInput) => api.post('/profile/password', input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends one of the own sessions, or all but this one. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => api.delete(id ? `/profile/sessions/${id}` : '/profile/sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** The calls of the second factor; what is shown of it is brought up to date by `useSecondFactorNews`. */
export const secondFactor = {
  begin: (password: string) => api.post<SecondFactorSetup>('/profile/second-factor', { password }),
  confirm: (code: string) => api.put<RecoveryCodes>('/profile/second-factor', { code }),
  turnOff: (password: string) => api.post('/profile/second-factor/removal', { password }),
  renewCodes: (password: string) =>
    api.post<RecoveryCodes>('/profile/second-factor/recovery-codes', { password }),
};

/** Reads anew what depends on the second factor: its state, and where the person may go. */
export function useSecondFactorNews() {
  const queryClient = useQueryClient();
  const keys: QueryKey[] = [secondFactorQuery.queryKey, sessionsQuery.queryKey, currentUserQuery.queryKey];
  return () => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
}

/** Applies a preference at once and keeps it with the account; what could not be kept is put back. */
export function useSetPreference(tell: { kept: () => void; failed: (error: Error) => void }) {
  const queryClient = useQueryClient();
  const apply = (changes: Partial<CurrentUser>) =>
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...changes });
  return useMutation({
    mutationFn: (changes: Pick<PreferencesInput, 'theme' | 'density'>) =>
      api.put<CurrentUser>('/profile/preferences', changes),
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'preferences' },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      const user = queryClient.getQueryData(currentUserQuery.queryKey);
      apply(changes);
      return { theme: user?.theme ?? null, density: user?.density ?? null };
    },
    onSuccess: tell.kept,
    onError: (error, changes, former) => {
      if (former) {
        apply('theme' in changes ? { theme: former.theme } : { density: former.density });
      }
      tell.failed(error);
    },
  });
}
