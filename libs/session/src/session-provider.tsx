import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, clearUserQueries, currentUserQuery, savePreferences } from '@vitral/api-client';
import type { LoginInput, LoginResponse, CurrentUser, SecondFactorInput } from '@vitral/contracts/accounts';
import { consoleLanguage, isLanguage, type ConsoleLanguage } from '@vitral/contracts/languages';
import type { PasskeyAssertion } from '@vitral/contracts/passkeys';
import type { PermissionDeclaration } from '@vitral/contracts/module-permissions';
import { useTranslation } from '@vitral/i18n';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { writeLanguageCookie } from './language-cookie.ts';
import { permissionsOf, SessionContext, type Session } from './session-context.ts';

export interface SessionProviderProps {
  children: ReactNode;
  /** Permissions of modules that this session loads from a developer's machine. */
  developed?: readonly PermissionDeclaration[];
  onLanguageSaved?: (language: ConsoleLanguage) => void;
  /** The language is switched nevertheless. */
  onLanguageSaveFailed?: (error: unknown) => void;
  onLoggedOut?: () => void;
  onLogoutFailed?: (error: unknown) => void;
}

/** Loads the current user and provides the session to its children. Needs a QueryClient and i18n above it. */
export function SessionProvider(props: SessionProviderProps) {
  const { developed } = props;
  const { user, hasEnded, isLoading, clearUser } = useSessionUser();
  const { language, setLanguage } = useLanguage(user, props);
  const { logout, isLoggingOut } = useLogout(props, clearUser);

  const session = useMemo<Session>(
    () => ({
      user,
      hasEnded,
      isLoading,
      allows: permissionsOf(user, developed),
      language,
      setLanguage,
      logout: () => logout(),
      isLoggingOut,
    }),
    [user, developed, hasEnded, isLoading, language, setLanguage, logout, isLoggingOut],
  );
  return <SessionContext value={session}>{props.children}</SessionContext>;
}

/**
 * Returns the current user. After the session has ended, it still returns that user until the next login or
 * `clearUser`, so that the page stays mounted and unsaved work is preserved.
 */
function useSessionUser() {
  const { data: loadedUser = null, isPending } = useQuery(currentUserQuery);
  const [lastUser, setLastUser] = useState(loadedUser);
  if (loadedUser && loadedUser !== lastUser) setLastUser(loadedUser);

  const user = loadedUser ?? lastUser;
  const clearUser = useCallback(() => setLastUser(null), []);
  return { user, hasEnded: user !== null && loadedUser === null, isLoading: isPending, clearUser };
}

/** Returns the current language and its setter (docs/product/languages.md). */
function useLanguage(
  user: CurrentUser | null,
  { onLanguageSaved, onLanguageSaveFailed }: SessionProviderProps,
) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const language = consoleLanguage(isLanguage(i18n.language) ? i18n.language : 'es');
  const preferred = user?.language;

  useEffect(() => {
    if (preferred) void i18n.changeLanguage(consoleLanguage(preferred));
  }, [preferred, i18n]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const setLanguage = useCallback(
    async (next: ConsoleLanguage) => {
      writeLanguageCookie(next);
      await i18n.changeLanguage(next);
      try {
        if (user) await savePreferences({ language: next });
        queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, language: next });
        void queryClient.invalidateQueries();
        onLanguageSaved?.(next);
      } catch (error) {
        onLanguageSaveFailed?.(error);
      }
    },
    [user, i18n, queryClient, onLanguageSaved, onLanguageSaveFailed],
  );

  return { language, setLanguage };
}

/** Input of a login: a password, a passkey alone, or the second factor after a provider. */
type AnyLoginInput = LoginInput | PasskeyAssertion | SecondFactorInput;

/** Logs in and caches the returned user. Navigation is left to the caller. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: AnyLoginInput) => api.post<LoginResponse>(pathOf(input), input),
    onSuccess: async ({ user }) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}

function pathOf(input: AnyLoginInput): string {
  if ('credentialId' in input) return '/auth/login/passkey';
  return 'username' in input ? '/auth/login' : '/auth/login/second-factor';
}

/** Ends the session on the server, then clears everything that was read during it. */
function useLogout({ onLoggedOut, onLogoutFailed }: SessionProviderProps, clearUser: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSuccess: () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      clearUser();
      clearUserQueries(queryClient);
      onLoggedOut?.();
    },
    onError: onLogoutFailed,
  });
  return { logout: mutate, isLoggingOut: isPending };
}
