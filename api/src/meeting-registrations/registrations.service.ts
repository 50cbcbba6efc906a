import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { translationsIn } from '@vitral/contracts/languages';
import type { OwnRegistration } from '@vitral/contracts/meeting-registrations';
import { AppError } from '../platform/errors/app-error.ts';
import { Emails } from '../platform/email/emails.ts';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';
import { readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { MeetingRegistration } from './meeting-registrations.entity.ts';
import { lockPlaces, Places, RegistrationQueue } from './places.ts';
import { describe, type EmailKind, isHeld, occurrenceOf } from './registration-emails.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationTokens } from './registration-tokens.ts';

/** Confirms and cancels registrations by the link of an email. */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: RegistrationTokens,
    private readonly outbox: RegistrationOutbox,
    private readonly emails: Emails,
    private readonly queue: RegistrationQueue,
    private readonly webhooks: WebhookEvents,
  ) {}

  async find(token: string): Promise<MeetingRegistration> {
    const id = this.tokens.read(token, 'manage');
    const row = id && (await this.em.fork().findOne(MeetingRegistration, { id }));
    if (!row) throw new AppError('meeting-registrations.not-found');
    return row;
  }

  /** Confirms the email address and takes a place, or a place on the waiting list. A repeated confirmation changes nothing. */
  async confirm(token: string): Promise<OwnRegistration> {
    const { meeting: meetingId } = await this.find(token);
    await this.change(meetingId, async (em) => {
      const { row, meeting } = await this.lock(em, token, meetingId ?? null);
      if (row.state !== 'pending') return;
      const settings = meeting?.registration;
      if (!meeting || !settings) throw new AppError('meeting-registrations.off');
      const dates = await readDates(em, meeting);
      const now = Date.now();
      const occurrence = occurrenceOf(dates, row.date ?? null, now);
      if (!isHeld(occurrence, dates) || occurrence.until <= now)
        throw new AppError('meeting-registrations.closed');
      const isFree = (await Places.count(em, meeting.id, settings)).free(row.date ?? null) > 0;
      if (!isFree && !settings.hasWaitingList) throw new AppError('meeting-registrations.full');
      em.assign(row, { state: isFree ? 'registered' : 'waiting', confirmedAt: new Date() });
      await em.flush();
      await this.outbox.add(em, row, isFree ? 'registered' : 'waiting', {
        key: `confirmed ${randomUUID()}`,
        details: describe(meeting, dates, occurrence, !row.date),
      });
      const { id, date = null, state } = row;
      await this.webhooks.emit(em, 'registration.created', { id, meeting: meeting.id, date, state });
    });
    return this.describeOwn(await this.find(token));
  }

  /** Cancels a registration and gives its place to the first person on the waiting list. */
  async cancel(token: string): Promise<OwnRegistration> {
    const { meeting: meetingId } = await this.find(token);
    await this.change(meetingId, async (em) => {
      const { row, meeting } = await this.lock(em, token, meetingId ?? null);
      if ((await this.cancelLocked(em, row, meeting)) && meeting) await this.moveUp(em, meeting);
    });
    return this.describeOwn(await this.find(token));
  }

  /** Cancels a locked registration, whose place the caller must reassign; returns false if it is already cancelled. */
  async cancelLocked(
    em: EntityManager,
    row: MeetingRegistration,
    meeting: ZoomMeeting | null,
  ): Promise<boolean> {
    if (row.state === 'cancelled') return false;
    const wasConfirmed = row.state !== 'pending';
    const now = new Date();
    em.assign(row, { state: 'cancelled', cancelledAt: now, endsAt: row.endsAt ?? now });
    await em.flush();
    if (meeting && wasConfirmed) await this.notify(em, meeting, row, 'cancelled');
    return true;
  }

  /**
   * Gives free places to people on the waiting list, in the order of confirmation. The caller holds the lock of the
   * live session.
   */
  async moveUp(em: EntityManager, meeting: ZoomMeeting): Promise<void> {
    const settings = meeting.registration;
    if (!settings || !meeting.isActive) return;
    const waiting = await em.find(
      MeetingRegistration,
      { meeting: meeting.id, state: 'waiting', $or: [{ endsAt: null }, { endsAt: { $gt: new Date() } }] },
      { orderBy: { confirmedAt: 'asc', id: 'asc' } },
    );
    if (waiting.length === 0) return;
    const places = await Places.count(em, meeting.id, settings);
    for (const row of waiting) {
      if (places.free(row.date ?? null) === 0) continue;
      places.take(row.date ?? null);
      row.state = 'registered';
      await em.flush();
      await this.notify(em, meeting, row, 'moved-up');
    }
  }

  /** Lists the registrations of the person who owns the link, for dates that are not over. */
  async listOwn(token: string): Promise<OwnRegistration[]> {
    const { emailHash } = await this.find(token);
    const rows = await this.em
      .fork()
      .find(
        MeetingRegistration,
        { emailHash, $or: [{ endsAt: null }, { endsAt: { $gt: new Date() } }] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 100 },
      );
    return Promise.all(rows.filter(({ meeting }) => meeting).map((row) => this.describeOwn(row)));
  }

  async describeOwn(row: MeetingRegistration): Promise<OwnRegistration> {
    const em = this.em.fork();
    const meeting = row.meeting ? await em.findOne(ZoomMeeting, { id: row.meeting }) : null;
    const dates = meeting && (await readDates(em, meeting));
    const occurrence = dates && occurrenceOf(dates, row.date ?? null, Date.now());
    const isOn = dates !== null && isHeld(occurrence, dates);
    return {
      token: this.tokens.make(row.id, 'manage'),
      title: meeting?.title ?? '',
      ...translationsIn(meeting ?? {}, 'title'),
      date: row.date ?? null,
      start: isOn ? new Date(occurrence.start).toISOString() : null,
      end: isOn && occurrence.end !== null ? new Date(occurrence.end).toISOString() : null,
      state: row.state,
      joinUrl: row.state === 'registered' ? this.joinUrl(row.id) : null,
    };
  }

  private joinUrl(id: string): string {
    return `${this.emails.siteOrigin()}/meeting-registrations/${this.tokens.make(id, 'join')}/join`;
  }

  private async notify(
    em: EntityManager,
    meeting: ZoomMeeting,
    row: MeetingRegistration,
    kind: EmailKind,
  ): Promise<void> {
    const dates = await readDates(em, meeting);
    const occurrence = occurrenceOf(dates, row.date ?? null, Date.now());
    if (!occurrence) return;
    const details = describe(meeting, dates, occurrence, !row.date);
    await this.outbox.add(em, row, kind, { key: `${kind} ${randomUUID()}`, details });
  }

  private change(
    meetingId: string | null | undefined,
    work: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.queue.run(meetingId ?? '', () => this.em.fork().transactional(work));
  }

  /** Locks the live session first, as every change of it does, then the registration. */
  private async lock(em: EntityManager, token: string, meetingId: string | null) {
    const id = this.tokens.read(token, 'manage');
    if (meetingId) await lockPlaces(em, meetingId);
    const meeting = meetingId ? await em.findOne(ZoomMeeting, { id: meetingId }) : null;
    const row = await em.findOne(
      MeetingRegistration,
      { id: id ?? '' },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!row) throw new AppError('meeting-registrations.not-found');
    return { row, meeting };
  }
}
