import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api, currentUserQuery, savePreferences } from '@vitral/sdk/api-client';
import type {
  AccountSession,
  AuthOptions,
  ConfirmationInput,
  PasswordChangeInput,
  PreferencesInput,
  RecoveryCodes,
  SecondFactorRemovalInput,
  SecondFactorSetup,
  SecondFactorState,
  CurrentUser,
} from '@vitral/sdk/contracts/accounts';

/** Login options, with the minimum length of a password. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth', 'options'],
  queryFn: ({ signal }) => api.get<AuthOptions>('/auth/options', { signal }),
});

/** Refetched whenever the page opens, since other devices may have logged in or out. */
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

/** Changes the password, which ends the account's other sessions. The form reports errors at its fields. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChangeInput) =>
      api.post('/profile/password', { currentPassword: currentPassword || undefined, newPassword }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => api.delete(id ? `/profile/sessions/${id}` : '/profile/sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Leaves out the blank password of an account that has none. */
export const confirmationOf = (password?: string): ConfirmationInput => (password ? { password } : {});

/** Requests of the second factor; callers refetch the page's data with `useRefreshSecondFactor` afterwards. */
export const secondFactor = {
  begin: (password?: string) =>
    api.post<SecondFactorSetup>('/profile/second-factor', confirmationOf(password)),
  confirm: (code: string) => api.put<RecoveryCodes>('/profile/second-factor', { code }),
  turnOff: ({ password, code }: SecondFactorRemovalInput) =>
    api.post('/profile/second-factor/removal', { ...confirmationOf(password), code }),
  renewCodes: ({ password, code }: SecondFactorRemovalInput) =>
    api.post<RecoveryCodes>('/profile/second-factor/recovery-codes', { ...confirmationOf(password), code }),
};

/** Refetches the data that depends on the second factor: its state, the sessions and the user's permissions. */
export function useRefreshSecondFactor() {
  const queryClient = useQueryClient();
  const keys: QueryKey[] = [secondFactorQuery.queryKey, sessionsQuery.queryKey, currentUserQuery.queryKey];
  return () => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
}

/** Applies a preference at once and saves it with the account; reverts it if saving fails. */
export function useSetPreference(report: { saved: () => void; failed: (error: Error) => void }) {
  const queryClient = useQueryClient();
  const apply = (changes: Partial<CurrentUser>) =>
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...changes });
  return useMutation({
    mutationFn: (changes: Omit<PreferencesInput, 'language'>) => savePreferences(changes),
    // Mutations with the same scope run one after the other, so that the last choice is the saved one.
    scope: { id: 'preferences' },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      const user = queryClient.getQueryData(currentUserQuery.queryKey);
      apply(changes);
      return { user };
    },
    onSuccess: report.saved,
    onError: (error, changes, former) => {
      if (former?.user) {
        const { theme, density, notificationEmails } = former.user;
        apply({
          ...('theme' in changes && { theme }),
          ...('density' in changes && { density }),
          ...('notificationEmails' in changes && { notificationEmails }),
        });
      }
      report.failed(error);
    },
  });
}
