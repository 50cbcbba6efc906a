import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserLink } from '@vitral/contracts/users';
import { UserLinks } from '../auth/links/user-links.service.ts';
import { SecondFactor } from '../auth/second-factor/second-factor.service.ts';
import { Passkeys } from '../passkeys/passkeys.service.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { Emails } from '../../platform/email/emails.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
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
    private readonly events: SecurityEvents,
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

  async endSessions(id: string): Promise<void> {
    const ended = await this.change(id, async (em, user) => {
      await this.sessions.end(em, id);
      this.audit.record(em, { verb: 'ended-sessions', ...itemOf(user) });
      return true;
    });
    if (ended) await this.events.record('ended-sessions', ended);
  }

  async turnOffSecondFactor(id: string): Promise<void> {
    const changed = await this.change(id, (em, user) => this.secondFactor.turnOff(em, user));
    if (changed) await this.events.record('unsecured', changed);
  }

  async removePasskeys(id: string): Promise<void> {
    const changed = await this.change(id, (em, user) => this.passkeys.removeAll(em, user));
    if (changed) await this.events.record('removed-passkey', changed);
  }

  /** Changes a locked account in a transaction. Returns the account if it changed. */
  private change(
    id: string,
    work: (em: EntityManager, user: User) => Promise<boolean>,
  ): Promise<Pick<User, 'id' | 'name'> | null> {
    return this.em.transactional(async (em) => {
      const user = await lockRow(em, User, id, 'users.not-found');
      return (await work(em, user)) ? { id, name: user.name } : null;
    });
  }
}
