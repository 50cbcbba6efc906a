import { MikroORM } from '@mikro-orm/postgresql';
import { type FactoryProvider, Logger } from '@nestjs/common';
import session from 'express-session';
import { RouteTable } from '../access/route-table.ts';
import { Configuration } from '../config/configuration.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { HOST_SESSION_COOKIE } from './session-cookie.ts';
import { SessionStore, type SessionStoreOptions } from './session-store.ts';

export const SESSIONS = Symbol('sessions');

export const sessionsProvider: FactoryProvider = {
  provide: SESSIONS,
  inject: [MikroORM, Configuration, SettingsService, RouteTable],
  useFactory: async (
    orm: MikroORM,
    { secretKey }: Configuration,
    settings: SettingsService,
    routes: RouteTable,
  ) => {
    const logger = new Logger('Sessions');
    return sessionMiddleware(secretKey, {
      pool: await orm.em.getConnection().getNativeClient(),
      lifetime: () => settings.current(),
      isPolled: (request) => routes.find(request)?.isPolled ?? false,
      errorLog: (...details) => logger.error(details),
    });
  },
};

/** Stores and sets nothing before a login. Over TLS the cookie of plain connections grants no access. */
function sessionMiddleware(secret: string, options: SessionStoreOptions): ReturnType<typeof session> {
  const store = new SessionStore(options);
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
