import { createContext, useContext } from 'react';
import type { ContentLanguage, CurrentUser, Permission } from '@vitral/contracts';

export interface Session {
  /** Null while loading and without a session. */
  user: CurrentUser | null;
  /** The session of `user` is over, and nobody has logged in again yet. */
  hasEnded: boolean;
  /** Whether the answer about the user is still awaited. */
  isLoading: boolean;
  /** False without a session; only the own profile while a second factor is missing. */
  allows: (permission: Permission) => boolean;
  /** The console's language; readers of French see English. */
  language: ContentLanguage;
  /** Switches at once and keeps the choice; resolves when it is kept (or keeping it failed). */
  setLanguage: (language: ContentLanguage) => Promise<void>;
  /** SessionProvider's callbacks tell how it went. */
  logout: () => void;
  isLoggingOut: boolean;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is logged in, what they may do and which language they read. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The person logged in, for pages that open to nobody else. Throws without a session. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser needs somebody logged in');
  return user;
}
