import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionData } from 'express-session';
import passport from 'passport';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type VerifyFunction } from 'passport-local';
import type { Viewer } from '../../platform/access/viewer.ts';
import { browserOf } from '../../platform/sessions/session-store.ts';
import type { ProviderLogin } from '../identity-providers/provider-sessions.ts';
import { Accounts, type Match } from './accounts.ts';

type SessionRequest = IncomingMessage & { session: SessionData; providerLogin?: ProviderLogin };

/**
 * The Passport instance of one application. The global instance that @nestjs/passport uses by default would share strategies and
 * sessions between servers in one process. Its `PassportSerializer` has no access to the request, whose browser the session stores.
 */
@Injectable()
export class ApplicationPassport extends passport.Authenticator {
  constructor(accounts: Accounts) {
    super();
    this.serializeUser<string, SessionRequest>((request, viewer, done) => {
      request.session.browser = browserOf(request);
      const { providerLogin } = request;
      request.session.authenticatedAt = providerLogin ? providerLogin.authenticatedAt : Date.now();
      if (providerLogin) request.session.providerSession = providerLogin.session;
      done(null, viewer.id);
    });
    this.deserializeUser<string>((id, done) => {
      accounts.find(id).then((viewer: Viewer | null) => done(null, viewer ?? false), done);
    });
  }
}

/** Holds the Passport instance to register with: `PassportStrategy` needs it before a subclass's constructor can store it. */
class RegisteredStrategy extends Strategy {
  constructor(
    readonly passport: ApplicationPassport,
    verify: VerifyFunction,
  ) {
    super(verify);
  }
}

@Injectable()
export class LocalStrategy extends PassportStrategy(RegisteredStrategy) {
  constructor(
    passport: ApplicationPassport,
    private readonly accounts: Accounts,
  ) {
    super(passport);
  }

  validate(username: string, password: string): Promise<Match | null> {
    return this.accounts.match(username, password);
  }

  getPassportInstance(): ApplicationPassport {
    return this.passport;
  }
}
