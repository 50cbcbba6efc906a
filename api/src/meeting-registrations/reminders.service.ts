import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { occurrencesFrom } from '@vitral/schedule';
import { Emails } from '../platform/email/emails.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { describe } from './registration-emails.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';

const MINUTE_MS = 60_000;
/** Number of dates within the longest time before a reminder: two weeks of a daily live session. */
const DATES_AHEAD = 15;

/** Reminds registrants before a date. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly emails: Emails,
    private readonly outbox: RegistrationOutbox,
  ) {}

  onModuleInit(): void {
    if (!this.emails.canSend) return;
    this.jobs.define('registration-reminders', () => this.remind(Date.now()), { cron: '* * * * *' });
  }

  /** Adds the reminders that are due at `now`, and returns how many. */
  async remind(now: number): Promise<number> {
    const meetings = await this.em.fork().find(ZoomMeeting, { isActive: true, registration: { $ne: null } });
    let count = 0;
    for (const meeting of meetings) count += await this.remindOf(meeting, now);
    return count;
  }

  private async remindOf(meeting: ZoomMeeting, now: number): Promise<number> {
    const reminders = meeting.registration?.reminders ?? [];
    const dates = await readDates(this.em.fork(), meeting);
    let count = 0;
    for (const occurrence of occurrencesFrom(dates, now, DATES_AHEAD)) {
      if (occurrence.status === 'cancelled' || occurrence.start <= now) continue;
      // After an outage only the last of several due reminders is sent.
      const due = reminders.filter((minutes) => occurrence.start - minutes * MINUTE_MS <= now);
      if (due.length === 0) continue;
      const minutes = Math.min(...due);
      const key = `reminder ${occurrence.date} ${occurrence.start} ${minutes}`;
      const dueAt = new Date(occurrence.start - minutes * MINUTE_MS);
      count += await this.em
        .fork()
        .transactional((em) =>
          this.outbox.addForAll(em, 'reminder', { key, details: describe(meeting, dates, occurrence) }, DUE, [
            ...[meeting.id, occurrence.date, dueAt, key],
          ]),
        );
    }
    return count;
  }
}

/** Omits people who registered after the reminder was due: their confirmation contained the same information. */
const DUE = `r.meeting_id = ? and r.state = 'registered' and (r.date = ? or r.date is null) and r.confirmed_at <= ?
  and not exists (select from registration_email e where e.registration_id = r.id and e.key = ?)`;
