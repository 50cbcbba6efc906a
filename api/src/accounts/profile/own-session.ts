import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionData, Store } from 'express-session';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';

/** As many as express-session's own ids have. */
const ID_BYTES = 24;

/** The session of whoever changes how their account is entered. */
@Injectable()
export class OwnSession {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * Does the work in a transaction in which the account's other sessions end and the own one gets a new id: a cookie that
   * somebody else may have opens nothing any more. Throws `auth.unauthorized` when the own one was ended meanwhile.
   */
  async renew<Result>(
    request: Request,
    { id }: Viewer,
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const sid = randomBytes(ID_BYTES).toString('base64url');
    const result = await this.em.transactional(async (em) => {
      await this.sessions.end(em, id, { exceptSid: request.sessionID });
      const renewed = await em.execute<unknown[]>('update session set sid = ? where sid = ? returning id', [
        sid,
        request.sessionID,
      ]);
      if (renewed.length === 0) throw new AppError('auth.unauthorized');
      return work(em);
    });
    adopt(request, sid);
    return result;
  }
}

/** What is left to do for the cookie to follow: the row has its new id already. */
function adopt(request: Request, sid: string): void {
  request.sessionID = sid;
  const data = JSON.parse(JSON.stringify(request.session)) as SessionData;
  // express-session is typed by another version of Express's types.
  request.sessionStore.createSession(request as unknown as Parameters<Store['createSession']>[0], data);
}
