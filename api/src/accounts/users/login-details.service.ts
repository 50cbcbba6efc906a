import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecurityVerb } from '@vitral/contracts/security-events';
import { Emails } from '../../platform/email/emails.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import type { User } from '../users.entity.ts';
import type { snapshotOf } from './users.response.ts';

type Snapshot = ReturnType<typeof snapshotOf>;
type LoginDetail = 'username' | 'email' | 'role';

/** Details of an account that an edit changed: those with which a person logs in, and the role. */
export interface LoginDetailChange {
  account: Pick<User, 'id' | 'name'>;
  details: LoginDetail[];
}

const VERBS: Record<LoginDetail, SecurityVerb> = {
  username: 'changed-username',
  email: 'changed-email',
  role: 'changed-role',
};

/** Reports changes of usernames, email addresses and roles to the people concerned and as security events. */
@Injectable()
export class LoginDetails {
  constructor(
    private readonly emails: Emails,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * Emails the person in the transaction of `em`, a changed address at both addresses. Accounts without a password, and those that
   * await approval, receive no email: their address may be a stranger's.
   */
  async email(
    em: EntityManager,
    row: User,
    [before, after]: readonly [Snapshot, Snapshot],
  ): Promise<LoginDetailChange> {
    const { id, name } = row;
    const details = (['username', 'email', 'role'] as const).filter((one) => before[one] !== after[one]);
    if (row.hasPassword && !row.awaitsApproval) {
      for (const change of details) {
        const former = change === 'email' ? before.email : null;
        await this.emails.send(em, 'account-changed', { userId: id, change, ...(former && { former }) });
      }
    }
    return { account: { id, name }, details };
  }

  /** Records a change once it is committed. */
  async record({ account, details }: LoginDetailChange): Promise<void> {
    for (const detail of details) await this.events.record(VERBS[detail], account);
  }
}
