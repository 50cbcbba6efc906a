import { Logger } from '@nestjs/common';
import session from 'express-session';
import type { Pool } from 'pg';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from './session-cookie.ts';
import type { SessionLifetime } from './session-lifetime.ts';
import { SessionStore, type SessionStoreOptions } from './session-store.ts';

/**
 * Creates the middleware of server-side sessions; nothing is stored or set before a login. Over TLS the cookie of plain
 * connections opens nothing, even if an earlier version set it.
 */
export function sessionMiddleware(
  pool: Pool,
  secret: string,
  lifetime: () => Promise<SessionLifetime>,
  isPolled: SessionStoreOptions['isPolled'],
): ReturnType<typeof session> {
  const logger = new Logger('Sessions');
  const store = new SessionStore({
    pool,
    lifetime,
    isPolled,
    errorLog: (...details) => logger.error(details),
  });
  const under = (name: string) =>
    session({
      store,
      name,
      secret,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      // The store sets the lifetime. `auto`, since one store creates the sessions of both cookies.
      cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: 'auto' },
    });
  const behindTls = under(HOST_SESSION_COOKIE);
  const plain = under(SESSION_COOKIE);
  return (request, response, next) => (request.secure ? behindTls : plain)(request, response, next);
}
