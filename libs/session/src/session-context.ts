import { createContext, useContext } from 'react';
import { holds, isPermission, type PermissionName } from '@vitral/contracts/access';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { isLower, type PermissionDeclaration } from '@vitral/contracts/module-permissions';

export interface Session {
  /** Null while loading and without a session. */
  user: CurrentUser | null;
  /** The session of `user` has ended and nobody has logged in again yet. */
  hasEnded: boolean;
  /** The request for the current user is pending. */
  isLoading: boolean;
  /** False without a session; only `profile.write` is allowed while a required second factor is missing. */
  allows: (permission: PermissionName) => boolean;
  /** Language of the console. French is not offered there, so readers of French see English. */
  language: ConsoleLanguage;
  /** Switches at once and saves the choice; resolves when it is saved or saving has failed. */
  setLanguage: (language: ConsoleLanguage) => Promise<void>;
  /** Ends the session; the callbacks of SessionProvider report the outcome. */
  logout: () => void;
  isLoggingOut: boolean;
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the current user, their permissions and the language. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession requires a SessionProvider');
  return session;
}

/** Returns the current user, for pages that require one. Throws without a session. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser requires a session');
  return user;
}

/**
 * Returns what the user may do: nothing without a session, only `profile.write` while a required second factor is
 * missing. Permissions of modules under development apply as declared; the server knows them only once they are
 * granted.
 */
export function permissionsOf(
  user: CurrentUser | null,
  developed: readonly PermissionDeclaration[] = [],
): Session['allows'] {
  return (permission) => {
    if (!user || (user.needsSecondFactor && permission !== 'profile.write')) return false;
    const own = isPermission(permission) ? undefined : developed.find(({ name }) => name === permission);
    return holds(user, permission) || (own !== undefined && !isLower(user.role, own.role));
  };
}
