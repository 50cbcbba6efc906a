import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Emails } from '../platform/email/emails.ts';
import { maskEmail } from '../platform/email/mask-email.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { MeetingRegistration, RegistrationEmail } from './meeting-registrations.entity.ts';
import { addEmails, BULK_KINDS, type EmailDetails, type EmailKind } from './registration-emails.ts';
import { RegistrationEmailWriter } from './registration-email-writer.ts';
import { Pace } from './pace.ts';
import { RegistrationTokens } from './registration-tokens.ts';

const JOB = 'registration-emails';
const AT_ONCE = 50;
/** Rate of bulk emails of one server: slow, yet 10,000 are sent within five minutes (`npm run bench reminders`). */
const BULK_PER_SECOND = 36;

interface Event {
  key: string;
  details: EmailDetails;
}

/** Adds emails to the transaction of the event that they report, and hands each one to the deliveries exactly once. */
@Injectable()
export class RegistrationOutbox implements OnModuleInit {
  private readonly logger = new Logger(RegistrationOutbox.name);
  private readonly pace = new Pace(BULK_PER_SECOND);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly emails: Emails,
    private readonly tokens: RegistrationTokens,
    private readonly writer: RegistrationEmailWriter,
  ) {}

  onModuleInit(): void {
    if (this.emails.canSend) this.jobs.define(JOB, () => this.passOn(), { cron: '* * * * *', atOnce: 2 });
  }

  async add(
    em: EntityManager,
    { id }: Pick<MeetingRegistration, 'id'>,
    kind: EmailKind,
    event: Event,
  ): Promise<void> {
    await this.addForAll(em, kind, event, 'r.id = ?', [id]);
  }

  /** Adds an email for each registration `r` that the SQL condition selects; returns how many there are. */
  async addForAll(
    em: EntityManager,
    kind: EmailKind,
    { key, details }: Event,
    where: string,
    values: unknown[],
  ): Promise<number> {
    const count = await addEmails(em, { kind, key, details, where, values });
    if (count > 0) await this.jobs.add(em, JOB, {});
    return count;
  }

  /**
   * Composes the waiting emails, those to single persons first. Each becomes a delivery in the transaction that marks
   * it as handed on, so that a crash in between neither duplicates nor loses it. Bulk emails are handed on no faster
   * than they are sent, so that other emails never wait behind many of them.
   */
  async passOn(): Promise<void> {
    let found: { all: number; bulk: number };
    do {
      found = await this.passOnSome();
      await this.pace.spend(found.bulk);
    } while (found.all === AT_ONCE);
  }

  private passOnSome(): Promise<{ all: number; bulk: number }> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        `select id from registration_email where delivery is null
         order by kind = any(string_to_array(?, ' ')), id limit ? for update skip locked`,
        [BULK_KINDS.join(' '), AT_ONCE],
      );
      const waiting = await em.find(
        RegistrationEmail,
        { id: { $in: rows.map(({ id }) => id) } },
        { orderBy: { id: 'asc' } },
      );
      const addressees = await this.addresseesOf(em, waiting);
      await this.compose(em, waiting, addressees);
      const bulk = waiting.filter(({ kind }) => BULK_KINDS.some((each) => each === kind)).length;
      return { all: rows.length, bulk };
    });
  }

  private async addresseesOf(
    em: EntityManager,
    waiting: RegistrationEmail[],
  ): Promise<Map<string, MeetingRegistration>> {
    const ids = waiting.map(({ registration }) => registration);
    const rows = await em.find(MeetingRegistration, { id: { $in: ids } });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Removes emails whose recipient cannot be read. */
  private async compose(
    em: EntityManager,
    waiting: RegistrationEmail[],
    addressees: Map<string, MeetingRegistration>,
  ): Promise<void> {
    const composed = waiting.flatMap((row) => {
      const addressee = addressees.get(row.registration);
      const to = addressee && this.open(addressee);
      if (to)
        return [
          { row, to, content: this.writer.write(row.kind as EmailKind, { ...addressee, email: to }, row) },
        ];
      em.remove(row);
      return [];
    });
    const emails = composed.map(({ row, to, content }) => ({
      template: `registration-${row.kind}`,
      recipient: maskEmail(to),
      content,
    }));
    const deliveries = await this.emails.addAll(em, emails);
    for (const [index, { row }] of composed.entries()) row.delivery = deliveries[index]?.id;
  }

  /** Returns null for an email address that was sealed under another SECRET_KEY, which cannot be used. */
  private open({ id, sealedEmail }: MeetingRegistration): string | null {
    try {
      return this.tokens.openEmail(sealedEmail);
    } catch {
      this.logger.error({ registrationId: id }, 'An email address was sealed with another SECRET_KEY');
      return null;
    }
  }
}
