import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { allows } from '@vitral/contracts';
import { useMemo, type ReactNode } from 'react';
import { SessionContext, type Session } from './session-context.ts';
import { useLanguage, type LanguageCallbacks } from './use-language.ts';
import { useLogout, type LogoutCallbacks } from './use-logout.ts';

export interface SessionProviderProps extends LanguageCallbacks, LogoutCallbacks {
  children: ReactNode;
}

/** Asks who is logged in and gives the answer to everything below. Needs a QueryClient and i18n above it. */
export function SessionProvider({ children, ...callbacks }: SessionProviderProps) {
  const { data: user = null, isPending } = useQuery(currentUserQuery);
  const { language, setLanguage } = useLanguage(user, callbacks);
  const { logout, isLoggingOut } = useLogout(callbacks);

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading: isPending,
      allows: (permission) => user !== null && allows(user.role, permission),
      language,
      setLanguage,
      logout: () => logout(),
      isLoggingOut,
    }),
    [user, isPending, language, setLanguage, logout, isLoggingOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
