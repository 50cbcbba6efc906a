import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type FreePlaces,
  type MeetingRegistrationInput,
  type MeetingRegistrationReceipt,
  REGISTRATION_HONEYPOT,
  type RegistrationSettings,
} from '@vitral/contracts/meeting-registrations';
import { type Occurrence, occurrencesFrom } from '@vitral/schedule';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { type MeetingDates, readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import type { MeetingRegistrationDto } from './meeting-registrations.dto.ts';
import { MeetingRegistration } from './meeting-registrations.entity.ts';
import { Places } from './places.ts';
import { readAnswers } from './read-answers.ts';
import { describe, isHeld, occurrenceOf } from './registration-emails.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationTokens } from './registration-tokens.ts';

const AT_ONCE = defineRateLimit({ name: 'meeting-registration-at-once', times: 10, seconds: 10 * 60 });
const A_DAY = defineRateLimit({ name: 'meeting-registration-a-day', times: 60, seconds: 24 * 60 * 60 });
/** Number of emails that strangers can cause to one email address. */
const PER_EMAIL = defineRateLimit({ name: 'meeting-registration-email', times: 6, seconds: 60 * 60 });

/** Maximum number of dates for which free places are returned: as many as the form offers. */
const LISTED_DATES = 40;

/** Accepts registrations of visitors; each counts once its email address is confirmed. */
@Injectable()
export class RegisteringService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly tokens: RegistrationTokens,
    private readonly outbox: RegistrationOutbox,
  ) {}

  /**
   * Stores a registration and emails the link that confirms it; `address` is the sender's IP address. The response is
   * the same for an email address that is already registered, for one that gets too many emails, and for a bot.
   */
  async register(input: MeetingRegistrationDto, address: string): Promise<MeetingRegistrationReceipt> {
    for (const rule of [AT_ONCE, A_DAY]) await this.limits.spend(rule, networkOf(address));
    const receipt = { receivedAt: new Date().toISOString() };
    const meeting = await this.em.fork().findOne(ZoomMeeting, { id: input.meetingId, isActive: true });
    if (!meeting) throw new AppError('zoom-meetings.not-found', { id: input.meetingId });
    const { answers, occurrence, dates } = await this.check(meeting, input);
    const emailHash = this.tokens.hashEmail(input.email);
    if (input[REGISTRATION_HONEYPOT] || !(await this.mayEmail(emailHash))) return receipt;
    await this.em.transactional(async (em) => {
      const row = await this.store(em, { ...input, answers }, emailHash, occurrence);
      const isKnown = row.state === 'registered' || row.state === 'waiting';
      await this.outbox.add(em, row, isKnown ? 'already-registered' : 'confirm', {
        key: `requested ${randomUUID()}`,
        details: describe(meeting, dates, occurrence, input.date === null),
      });
    });
    return receipt;
  }

  /** Returns the places that are free on the coming dates of a live session. */
  async places(id: string): Promise<FreePlaces> {
    const em = this.em.fork();
    const meeting = await em.findOne(ZoomMeeting, { id, isActive: true });
    if (!meeting?.registration) throw new AppError('zoom-meetings.not-found', { id });
    if (meeting.registration.capacity === null) return { dates: null, series: null };
    const dates = await readDates(em, meeting);
    const places = await Places.count(em, id, meeting.registration);
    const free = occurrencesFrom(dates, Date.now(), LISTED_DATES).map(({ date }) => [
      date,
      places.free(date),
    ]);
    return { dates: Object.fromEntries(free) as Record<string, number>, series: places.free(null) };
  }

  private async check(meeting: ZoomMeeting, { date, answers }: MeetingRegistrationInput) {
    const settings = meeting.registration;
    if (!settings) throw new AppError('meeting-registrations.off');
    if (settings.scope !== 'both' && (settings.scope === 'series') !== (date === null)) {
      throw new AppError('request.invalid', { fields: ['date'] });
    }
    const em = this.em.fork();
    const dates = await readDates(em, meeting);
    const occurrence = assertOpen(dates, date, settings, Date.now());
    const isFull = (await Places.count(em, meeting.id, settings)).free(date) === 0;
    if (isFull && !settings.hasWaitingList) throw new AppError('meeting-registrations.full');
    return { dates, occurrence, answers: readAnswers(settings.questions, answers) };
  }

  /** A refusal would reveal that somebody registered the email address before. */
  private async mayEmail(emailHash: string): Promise<boolean> {
    try {
      await this.limits.spend(PER_EMAIL, emailHash);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /** Returns the locked row of the person. An unconfirmed or cancelled one takes the new values. */
  private async store(
    em: EntityManager,
    { meetingId: meeting, date, name, email, language, timezone, answers }: MeetingRegistrationInput,
    emailHash: string,
    { until }: Occurrence,
  ): Promise<MeetingRegistration> {
    await em.execute(
      `insert into meeting_registration
         (meeting_id, date, email_hash, sealed_email, name, language, timezone, answers, state, created_at)
       values (?, ?, ?, '', '', ?, '', '{}', 'pending', now()) on conflict do nothing`,
      [meeting, date, emailHash, language],
    );
    const row = await em.findOneOrFail(
      MeetingRegistration,
      { meeting, date, emailHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (row.state === 'registered' || row.state === 'waiting') return row;
    const sealedEmail = this.tokens.sealEmail(email);
    const endsAt = date === null ? null : new Date(until);
    em.assign(row, {
      name,
      sealedEmail,
      language,
      timezone,
      answers,
      endsAt,
      state: 'pending',
      createdAt: new Date(),
      confirmedAt: null,
      cancelledAt: null,
    });
    await em.flush();
    return row;
  }
}

/** Returns the date to register for, or the next one of the series. */
function assertOpen(
  dates: MeetingDates,
  date: string | null,
  { closesMinutesBefore }: RegistrationSettings,
  now: number,
): Occurrence {
  const occurrence = occurrenceOf(dates, date, now);
  if (!occurrence) throw new AppError('zoom-meetings.not-a-date', { date: date ?? '' });
  // A series continues after its next date.
  const closesAt = date === null ? occurrence.until : occurrence.start - closesMinutesBefore * 60_000;
  if (!isHeld(occurrence, dates) || closesAt <= now) throw new AppError('meeting-registrations.closed');
  return occurrence;
}
