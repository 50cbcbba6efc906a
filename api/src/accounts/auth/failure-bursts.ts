import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FAILURE_BURST, type SecurityVerb } from '@vitral/contracts/security-events';
import { Emails } from '../../platform/email/emails.ts';
import {
  type RecordedEvent,
  SecurityEvents,
} from '../../platform/security-events/security-events.service.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { User } from '../users.entity.ts';

const FAILURES: readonly SecurityVerb[] = ['refused-login', 'locked-out', 'refused-code'];

/** Counts the failures of an account in the windows of this hour and of the one before it, if that had any within the last hour. */
const RECENT = `
  select coalesce(sum(count), 0)::int as failures from security_event
  where account_id = ? and verb in (?, ?, ?)
    and created_at > now() - interval '2 hours' and last_at > now() - interval '1 hour'`;

/** Reports many refused logins of an account, once a day, to its owner and as a security event. docs/adr/115. */
@Injectable()
export class FailureBursts implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly emails: Emails,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.events.listen((event) => this.check(event));
  }

  private async check({ verb, account }: RecordedEvent): Promise<void> {
    if (!account || !FAILURES.includes(verb)) return;
    const [row] = await this.em.fork().execute<{ failures: number }[]>(RECENT, [account.id, ...FAILURES]);
    if (!row || row.failures < FAILURE_BURST) return;
    await this.events.recordDaily('failure-burst', account, (em) => this.email(em, account.id));
  }

  /** An account that is disabled or awaits approval receives no email: nobody logs in to it, and its address may be a stranger's. */
  private async email(em: EntityManager, id: string): Promise<void> {
    if (!(await this.settings.current()).isFailureBurstMailOn) return;
    if (!(await em.count(User, { id, isEnabled: true, hasPassword: true }))) return;
    await this.emails.send(em, 'account-changed', { userId: id, change: 'failure-burst' });
  }
}
