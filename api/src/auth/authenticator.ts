import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import type { SessionData } from 'express-session';
import passport from 'passport';
import { Strategy as LocalStrategy, type VerifyFunction } from 'passport-local';
import type { Viewer } from '../platform/access/viewer.ts';
import { browserOf } from '../platform/sessions/session-store.ts';
import { Accounts, type Match } from './accounts.ts';

type SessionRequest = IncomingMessage & { session: SessionData };

type Done<Value> = (error: unknown, value?: Value) => void;

/** Passport, kept to one instance per server so that servers in one process do not share it. */
@Injectable()
export class Authenticator {
  private readonly passport = new passport.Authenticator();

  /** Puts the account of a request's session on the request. */
  readonly readSession: RequestHandler = this.passport.session();

  constructor(accounts: Accounts) {
    // The types take what is matched for what a session belongs to.
    const verify = (username: string, password: string, done: Done<Match | false>) =>
      settle(accounts.match(username, password), done);
    this.passport.use(new LocalStrategy(verify as unknown as VerifyFunction));
    this.passport.serializeUser<string, SessionRequest>((request, viewer, done) => {
      request.session.browser = browserOf(request);
      done(null, viewer.id);
    });
    this.passport.deserializeUser<string>((id, done) => settle<Viewer>(accounts.find(id), done));
  }

  /** The account of the credentials in the request's body; null when they are wrong. */
  match(request: Request): Promise<Match | null> {
    return new Promise((resolve, reject) => {
      const check = this.passport.authenticate('local', (error: unknown, match: Match | false | null) => {
        if (error) reject(error);
        else resolve(match || null);
      }) as (request: Request) => void;
      check(request);
    });
  }

  /** Starts a session under a new id. */
  async logIn(request: Request, viewer: Viewer): Promise<void> {
    await promisify<Viewer, void>(request.logIn.bind(request))(viewer);
  }

  /** Ends the session, so that its cookie opens nothing any more. */
  async logOut(request: Request): Promise<void> {
    await promisify<void>(request.session.destroy.bind(request.session))();
  }
}

function settle<Found>(lookup: Promise<Found | null>, done: Done<Found | false>): void {
  lookup.then((found) => done(null, found ?? false), done);
}
