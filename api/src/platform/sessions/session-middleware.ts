import { Logger } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { IncomingMessage } from 'node:http';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';

export const SESSION_COOKIE = 'vitral.session';

/** The specification's default session timeout. */
const TIMEOUT_HOURS = 24;

/** What pages ask for by themselves: it must not keep an idle session alive. */
const POLLED_PATHS = new Set(['/api/admin/stats']);

const PgStore = connectPgSimple(session);

/** What express-session hands to its store carries the request, which its types do not say. */
type SessionOfRequest = SessionData & { req?: IncomingMessage & { originalUrl?: string } };

function isPolled(request: SessionOfRequest['req']): boolean {
  return POLLED_PATHS.has(request?.originalUrl?.split('?')[0] ?? '');
}

class SessionStore extends PgStore {
  override touch(id: string, data: SessionData, done?: () => void): void {
    if (isPolled((data as SessionOfRequest).req)) done?.();
    else super.touch(id, data, done);
  }
}

/** Server-side sessions in the table `session`; nothing is stored or set before somebody logs in. */
export function sessionMiddleware(pool: Pool, secret: string): ReturnType<typeof session> {
  const logger = new Logger('Sessions');
  return session({
    store: new SessionStore({ pool, tableName: 'session', errorLog: (...details) => logger.error(details) }),
    name: SESSION_COOKIE,
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: TIMEOUT_HOURS * 3_600_000 },
  });
}
