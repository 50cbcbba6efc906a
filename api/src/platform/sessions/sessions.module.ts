import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service.ts';
import { RouteTable } from '../access/route-table.ts';
import { Configuration } from '../config/configuration.ts';
import { AccountSessions } from './account-sessions.ts';
import { sessionMiddleware } from './session-middleware.ts';

/** Injection token of the session middleware. */
export const SESSIONS = Symbol('sessions');

@Global()
@Module({
  providers: [
    AccountSessions,
    {
      provide: SESSIONS,
      inject: [MikroORM, Configuration, SettingsService, RouteTable],
      useFactory: async (
        orm: MikroORM,
        configuration: Configuration,
        settings: SettingsService,
        routes: RouteTable,
      ) => {
        return sessionMiddleware(
          await orm.em.getConnection().getNativeClient(),
          configuration.secretKey,
          () => settings.current(),
          (request) => routes.find(request)?.isPolled ?? false,
        );
      },
    },
  ],
  exports: [AccountSessions, SESSIONS],
})
export class SessionsModule {}
