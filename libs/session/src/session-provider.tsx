import { allows } from '@vitral/contracts';
import { useMemo, type ReactNode } from 'react';
import { SessionContext, type Session } from './session-context.ts';
import { useLanguage, type LanguageCallbacks } from './use-language.ts';
import { useLogout, type LogoutCallbacks } from './use-logout.ts';
import { useSessionUser } from './use-session-user.ts';

export interface SessionProviderProps extends LanguageCallbacks, LogoutCallbacks {
  children: ReactNode;
}

/** Loads the current user and provides the session to its children. Needs a QueryClient and i18n above it. */
export function SessionProvider({ children, ...callbacks }: SessionProviderProps) {
  const { user, hasEnded, isLoading, leave } = useSessionUser();
  const { language, setLanguage } = useLanguage(user, callbacks);
  const { logout, isLoggingOut } = useLogout(callbacks, leave);

  const session = useMemo<Session>(
    () => ({
      user,
      hasEnded,
      isLoading,
      allows: (permission) =>
        user !== null &&
        allows(user.role, permission) &&
        (!user.needsSecondFactor || permission === 'profile.write'),
      language,
      setLanguage,
      logout: () => logout(),
      isLoggingOut,
    }),
    [user, hasEnded, isLoading, language, setLanguage, logout, isLoggingOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
