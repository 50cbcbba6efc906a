import type { EntityManager } from '@mikro-orm/postgresql';
import type {} from 'express-session';

/** The login at a provider that started a session. */
export interface ProviderSession {
  provider: string;
  subject: string;
  /** The provider's own id of its session, if it states one. */
  sid: string | null;
}

/** A login with a provider whose session is about to start. */
export interface ProviderLogin {
  session: ProviderSession;
  /** Time at which the provider asked the person to prove who they are, in milliseconds; 0 if it did not say. */
  authenticatedAt: number;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express extends requests through this namespace
  namespace Express {
    interface Request {
      providerLogin?: ProviderLogin;
    }
  }
}

declare module 'express-session' {
  interface SessionData {
    providerSession?: ProviderSession;
  }
}

const OF_PROVIDER = `sess #>> '{providerSession,provider}' = ?`;

/** Ends all sessions that a provider started. */
export async function endProviderSessions(em: EntityManager, provider: string): Promise<void> {
  await em.execute(`delete from session where ${OF_PROVIDER}`, [provider]);
}

/**
 * Ends the sessions of a provider's own session, or all those of a person. If both are given, ends those of the person that belong
 * to that session, or that the provider has told no session for: they cannot be told apart.
 */
export async function endSessionsOf(
  em: EntityManager,
  { provider, subject, sid }: { provider: string; subject: string | null; sid: string | null },
): Promise<void> {
  const conditions = [OF_PROVIDER];
  const values = [provider];
  if (sid !== null) {
    const isOfSid = `sess #>> '{providerSession,sid}' = ?`;
    conditions.push(subject === null ? isOfSid : `(${isOfSid} or sess #>> '{providerSession,sid}' is null)`);
    values.push(sid);
  }
  if (subject !== null) {
    conditions.push(`sess #>> '{providerSession,subject}' = ?`);
    values.push(subject);
  }
  await em.execute(`delete from session where ${conditions.join(' and ')}`, values);
}
