import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PasswordLinkInfo } from '@vitral/contracts/accounts';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { SecurityEvents } from '../../../platform/security-events/security-events.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Emails } from '../../../platform/email/emails.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../../platform/rate-limits/rate-limits.ts';
import { AccountSessions } from '../../../platform/sessions/account-sessions.ts';
import { updateAccount } from '../../update-account.ts';
import { User, UserLink } from '../../users.entity.ts';
import { PasswordPolicy } from '../password-policy.ts';
import { hashPassword } from '../password.ts';
import { hashToken } from './user-links.service.ts';
import type { PasswordLinkDto } from '../auth.dto.ts';

/** Only limits the work: tokens cannot be guessed. */
const LIMIT = defineRateLimit({ name: 'password-links', times: 30, seconds: 15 * 60 });

@Injectable()
export class PasswordLinksService {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly events: SecurityEvents,
    private readonly emails: Emails,
    private readonly policy: PasswordPolicy,
    private readonly sessions: AccountSessions,
  ) {}

  async check(token: string, address: string): Promise<PasswordLinkInfo> {
    await this.limits.spend(LIMIT, networkOf(address));
    const { link, user } = await this.open(token);
    return {
      kind: link.kind,
      name: user.name,
      username: user.username,
      expiresAt: link.expiresAt.toISOString(),
    };
  }

  async redeem({ token, password }: PasswordLinkDto, address: string): Promise<void> {
    await this.limits.spend(LIMIT, networkOf(address));
    const { user } = await this.open(token);
    await this.policy.check(password, [user.name, user.username, user.email ?? '']);
    const passwordHash = await hashPassword(password);
    await this.em.transactional((em) => this.setPassword(em, user, { token, passwordHash }));
    await this.events.record('used-link', { id: user.id, name: user.name });
  }

  /** Locks the account first, like all changes of an account. Only one of several parallel requests finds the link. */
  private async setPassword(
    em: EntityManager,
    { id, name }: User,
    { token, passwordHash }: { token: string; passwordHash: string },
  ): Promise<void> {
    await this.sessions.end(em, id);
    const isLinkValid = await em.nativeDelete(UserLink, { user: id, ...validLink(token) });
    const isEnabled = await updateAccount(em, { id, isEnabled: true }, { passwordHash });
    if (!isLinkValid || !isEnabled) throw new AppError('auth.link-invalid');
    const actor = { id, name };
    this.audit.record(em, { verb: 'changed-password', noun: 'users', itemId: id, itemName: name, actor });
    await this.emails.send(em, 'account-changed', { userId: id, change: 'password' });
  }

  private async open(token: string): Promise<{ link: UserLink; user: User }> {
    const link = await this.em.findOne(UserLink, validLink(token));
    const user = link && (await this.em.findOne(User, { id: link.user, isEnabled: true }));
    if (!user) {
      await this.events.record('refused-link', null);
      throw new AppError('auth.link-invalid');
    }
    return { link, user };
  }
}

const validLink = (token: string) => ({ tokenHash: hashToken(token), expiresAt: { $gt: new Date() } });
