import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JOIN_MINUTES_BEFORE } from '@vitral/contracts/meeting-registrations';
import type { Request } from 'express';
import { isHttpUrl } from '../platform/validation/text.ts';
import { isJoining, MeetingJoinsService, readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { MeetingRegistration } from './meeting-registrations.entity.ts';
import { isHeld, occurrenceOf } from './registration-emails.ts';
import { RegistrationTokens } from './registration-tokens.ts';

const EARLY_MS = JOIN_MINUTES_BEFORE * 60_000;

/** The target of a personal link: the call, or a page that says why it is not yet or no longer open. */
export type Joining =
  | { state: 'open'; url: string }
  | { state: 'early'; registration: MeetingRegistration; start: number; end: number | null }
  | { state: 'over' };

/** Records attendance. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: RegistrationTokens,
    private readonly joins: MeetingJoinsService,
  ) {}

  /** Follows a personal link and counts the person, unless it is a program that only resolves the link. */
  async join(token: string, request: Request): Promise<Joining> {
    const em = this.em.fork();
    const id = this.tokens.read(token, 'join');
    const registration = id && (await em.findOne(MeetingRegistration, { id, state: 'registered' }));
    const meeting =
      registration &&
      registration.meeting &&
      (await em.findOne(ZoomMeeting, { id: registration.meeting, isActive: true }));
    if (!registration || !meeting || !isHttpUrl(meeting.zoomLink)) return { state: 'over' };
    const dates = await readDates(em, meeting);
    const now = Date.now();
    const occurrence = occurrenceOf(dates, registration.date ?? null, now);
    if (!isHeld(occurrence, dates) || occurrence.until <= now) return { state: 'over' };
    const { date, start, end } = occurrence;
    if (start - EARLY_MS > now) return { state: 'early', registration, start, end };
    if (isJoining(request)) {
      await this.joins.count(meeting, request.ip ?? '');
      await checkIn(em, registration.id, date, false);
    }
    return { state: 'open', url: meeting.zoomLink };
  }
}

/** A person is counted once for a date, however often they join. */
export async function checkIn(
  em: EntityManager,
  registrationId: string,
  date: string,
  isByStaff: boolean,
): Promise<void> {
  await em.execute(
    `insert into meeting_attendance (registration_id, date, is_by_staff, created_at) values (?, ?, ?, now())
     on conflict do nothing`,
    [registrationId, date, isByStaff],
  );
}
