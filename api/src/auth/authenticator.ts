import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Viewer } from '../platform/access/viewer.ts';
import { Accounts } from './accounts.ts';

type Done<Value> = (error: unknown, value?: Value) => void;

/** Passport, kept to one instance per server so that servers in one process do not share it. */
@Injectable()
export class Authenticator {
  private readonly passport = new passport.Authenticator();

  /** Puts the account of a request's session on the request. */
  readonly readSession: RequestHandler = this.passport.session();

  constructor(accounts: Accounts) {
    this.passport.use(
      new LocalStrategy((username, password, done) => settle(accounts.match(username, password), done)),
    );
    this.passport.serializeUser<string>((viewer, done) => done(null, viewer.id));
    this.passport.deserializeUser<string>((id, done) => settle(accounts.find(id), done));
  }

  /** The account of the credentials in the request's body; null when they are wrong. */
  match(request: Request): Promise<Viewer | null> {
    return new Promise((resolve, reject) => {
      const check = this.passport.authenticate('local', (error: unknown, viewer: Viewer | false | null) => {
        if (error) reject(error);
        else resolve(viewer || null);
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

function settle(lookup: Promise<Viewer | null>, done: Done<Viewer | false>): void {
  lookup.then((viewer) => done(null, viewer ?? false), done);
}
