import { Logger } from '@nestjs/common';
import session from 'express-session';
import type { Pool } from 'pg';
import { SessionStore } from './session-store.ts';

export const SESSION_COOKIE = 'vitral.session';

/** Server-side sessions; nothing is stored or set before somebody logs in. */
export function sessionMiddleware(
  pool: Pool,
  secret: string,
  hours: () => Promise<number>,
): ReturnType<typeof session> {
  const logger = new Logger('Sessions');
  return session({
    store: new SessionStore({ pool, hours, errorLog: (...details) => logger.error(details) }),
    name: SESSION_COOKIE,
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // The store says how long it lasts.
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto' },
  });
}
