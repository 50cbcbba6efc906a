import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { sessionMiddleware } from './session-middleware.ts';

/** The token of the Express middleware that reads and keeps sessions. */
export const SESSIONS = Symbol('sessions');

@Global()
@Module({
  providers: [
    {
      provide: SESSIONS,
      inject: [MikroORM, Configuration],
      useFactory: async (orm: MikroORM, configuration: Configuration) =>
        sessionMiddleware(await orm.em.getConnection().getNativeClient(), configuration.secretKey),
    },
  ],
  exports: [SESSIONS],
})
export class SessionsModule {}
