import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionData } from 'express-session';
import passport from 'passport';
import type { Viewer } from '../../platform/access/viewer.ts';
import { browserOf } from '../../platform/sessions/session-store.ts';
import { Accounts } from './accounts.ts';

type SessionRequest = IncomingMessage & { session: SessionData };

/**
 * The Passport of one application: servers in one process share neither strategies nor sessions, as they would with the one that
 * @nestjs/passport takes by default. Its `PassportSerializer` does not see the request, whose browser the session names.
 */
@Injectable()
export class ApplicationPassport extends passport.Authenticator {
  constructor(accounts: Accounts) {
    super();
    this.serializeUser<string, SessionRequest>((request, viewer, done) => {
      request.session.browser = browserOf(request);
      done(null, viewer.id);
    });
    this.deserializeUser<string>((id, done) => {
      accounts.find(id).then((viewer: Viewer | null) => done(null, viewer ?? false), done);
    });
  }
}
