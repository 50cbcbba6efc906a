import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { inBatches } from '../platform/database/in-batches.ts';
import { Emails } from '../platform/email/emails.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { MeetingRegistration, RegistrationEmail } from './meeting-registrations.entity.ts';
import { addEmails, type EmailDetails, type EmailKind } from './registration-emails.ts';
import { maskEmail, RegistrationEmailWriter } from './registration-email-writer.ts';
import { RegistrationTokens } from './registration-tokens.ts';

const JOB = 'registration-emails';
const AT_ONCE = 100;

interface Event {
  key: string;
  details: EmailDetails;
}

/** Adds emails to the transaction of the event that they report, and passes each on to the deliveries exactly once. */
@Injectable()
export class RegistrationOutbox implements OnModuleInit {
  private readonly logger = new Logger(RegistrationOutbox.name);

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
   * Composes the emails that wait. Each becomes a delivery in the transaction that marks it as passed on, so that a server that dies in
   * between leaves neither two nor none.
   */
  passOn(): Promise<number> {
    return inBatches(this.em, AT_ONCE, async (em) => {
      const rows = await em.execute<{ id: string }[]>(
        'select id from registration_email where delivery is null order by id limit ? for update skip locked',
        [AT_ONCE],
      );
      const waiting = await em.find(
        RegistrationEmail,
        { id: { $in: rows.map(({ id }) => id) } },
        { orderBy: { id: 'asc' } },
      );
      const addressees = await this.addresseesOf(em, waiting);
      for (const row of waiting) await this.compose(em, row, addressees.get(row.registration));
      return rows.length;
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

  private async compose(
    em: EntityManager,
    row: RegistrationEmail,
    addressee?: MeetingRegistration,
  ): Promise<void> {
    const to = addressee && this.open(addressee);
    if (!to) {
      em.remove(row);
      return;
    }
    const email = this.writer.write(row.kind as EmailKind, { ...addressee, email: to }, row);
    const delivery = await this.emails.add(em, `registration-${row.kind}`, email, maskEmail(to));
    row.delivery = delivery.id;
  }

  /** Returns null for an address that was sealed under another SECRET_KEY, which nobody can email. */
  private open({ id, sealedEmail }: MeetingRegistration): string | null {
    try {
      return this.tokens.openEmail(sealedEmail);
    } catch {
      this.logger.error({ registrationId: id }, 'An email address was sealed with another SECRET_KEY');
      return null;
    }
  }
}
