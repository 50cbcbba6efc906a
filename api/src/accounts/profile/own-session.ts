import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LoginMethod } from '@vitral/contracts/security-events';
import type { Request } from 'express';
import type { Session, SessionData, Store } from 'express-session';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';

/** The same length as express-session's own ids. */
const ID_BYTES = 24;

/** Gives the session of a person a new id: when they renew their login, or change their own password or second factor. */
@Injectable()
export class OwnSession {
  constructor(
    private readonly em: EntityManager,
    private readonly events: SecurityEvents,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * Runs `work` in a transaction that ends the account's other sessions and gives the current one a new id, so that a stolen
   * cookie stops working. Throws `auth.unauthorized` when the current session was ended meanwhile.
   */
  async renew<Result>(
    request: Request,
    { id }: Viewer,
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const sid = newSid();
    const result = await this.em.transactional(async (em) => {
      await this.sessions.end(em, id, { exceptSid: request.sessionID });
      await changeSid(em, request.sessionID, sid);
      return work(em);
    });
    adopt(request, sid);
    return result;
  }

  /** Records that the person has just given their password or passkey. The account's other sessions go on. */
  async renewLogin(request: Request, viewer: Viewer, method: LoginMethod): Promise<void> {
    const sid = newSid();
    await changeSid(this.em.fork(), request.sessionID, sid);
    adopt(request, sid);
    request.session.authenticatedAt = Date.now();
    await save(request.session);
    await this.events.record('renewed-login', viewer, method);
  }
}

const newSid = (): string => randomBytes(ID_BYTES).toString('base64url');

async function changeSid(em: EntityManager, sid: string, next: string): Promise<void> {
  const statement = 'update session set sid = ? where sid = ? returning id';
  const changed = await em.execute<unknown[]>(statement, [next, sid]);
  if (changed.length === 0) throw new AppError('auth.unauthorized');
}

/** Stores the session before the response begins: browsers follow a redirect before it has ended. */
const save = (session: Session) => promisify(session.save.bind(session))();

/** Puts the new id into the cookie; the row of the session already has it. */
function adopt(request: Request, sid: string): void {
  request.sessionID = sid;
  const data = JSON.parse(JSON.stringify(request.session)) as SessionData;
  // express-session uses the types of another version of Express.
  request.sessionStore.createSession(request as unknown as Parameters<Store['createSession']>[0], data);
}
