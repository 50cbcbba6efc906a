import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserLink } from '@vitral/contracts/users';
import { UserLinks } from '../auth/links/user-links.service.ts';
import { SecondFactor } from '../auth/second-factor/second-factor.service.ts';
import { Passkeys } from '../passkeys/passkeys.service.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { Emails } from '../../platform/email/emails.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';
import { itemOf } from './users.response.ts';
import { User } from '../users.entity.ts';

@Injectable()
export class UserAccessService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly links: UserLinks,
    private readonly emails: Emails,
    private readonly passkeys: Passkeys,
    private readonly secondFactor: SecondFactor,
    private readonly sessions: AccountSessions,
  ) {}

  newLink(id: string): Promise<UserLink> {
    return this.em.transactional(async (em) =>
      this.makeLink(em, await lockRow(em, User, id, 'users.not-found')),
    );
  }

  /** Replaces the account's link, emails it where possible, and returns it in any case. */
  async makeLink(em: EntityManager, user: User): Promise<UserLink> {
    const { id, ...link } = await this.links.make(em, user);
    const isMailed = this.emails.canSend && user.isEnabled && Boolean(user.email);
    if (isMailed) await this.emails.send(em, link.kind, { linkId: id });
    const verb = link.kind === 'invitation' ? 'invited' : 'reset';
    this.audit.record(em, { verb, ...itemOf(user) });
    return { ...link, isMailed };
  }

  endSessions(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const user = await lockRow(em, User, id, 'users.not-found');
      await this.sessions.end(em, id);
      this.audit.record(em, { verb: 'ended-sessions', ...itemOf(user) });
    });
  }

  turnOffSecondFactor(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.secondFactor.turnOff(em, await lockRow(em, User, id, 'users.not-found'));
    });
  }

  removePasskeys(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.passkeys.removeAll(em, await lockRow(em, User, id, 'users.not-found'));
    });
  }
}
