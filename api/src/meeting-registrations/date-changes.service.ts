import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { findOccurrence, firstValidSlot, nextOccurrence, type Occurrence } from '@vitral/schedule';
import { MeetingChanges, type MeetingDates, type ZoomMeeting } from '../zoom-meetings/index.ts';
import { lockPlaces } from './places.ts';
import { describe, type EmailDetails, type EmailKind, isHeld } from './registration-emails.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationsService } from './registrations.service.ts';

interface Change {
  before: MeetingDates;
  after: MeetingDates;
}

const CONFIRMED = `r.meeting_id = ? and r.state in ('registered', 'waiting')`;

/** Informs registrants of cancelled, moved and restored dates, once for each change, in the transaction of the change. */
@Injectable()
export class DateChangesService implements OnModuleInit {
  constructor(
    private readonly changes: MeetingChanges,
    private readonly outbox: RegistrationOutbox,
    private readonly registrations: RegistrationsService,
  ) {}

  onModuleInit(): void {
    this.changes.observe(async (em, meeting, change) => {
      await lockPlaces(em, meeting.id);
      const isOtherWeek = !isDeepStrictEqual(weekOf(change.before), weekOf(change.after));
      for (const date of await this.datesToCompare(em, meeting, change)) {
        await this.compareDate(em, meeting, change, { date, concernsSeries: !isOtherWeek });
      }
      if (isOtherWeek) await this.informSeries(em, meeting, change);
      await this.registrations.moveUp(em, meeting);
    });
  }

  /** Returns the dates that have registrations of their own, and those with an exception, which also concern the series. */
  private async datesToCompare(
    em: EntityManager,
    { id }: ZoomMeeting,
    { before, after }: Change,
  ): Promise<string[]> {
    const rows = await em.execute<{ date: string }[]>(
      `select distinct to_char(r.date, 'YYYY-MM-DD') as date from meeting_registration r
       where ${CONFIRMED} and r.date is not null and r.ends_at > now()`,
      [id],
    );
    const excepted = [...before.exceptions, ...after.exceptions];
    return [...new Set([...rows, ...excepted].map(({ date }) => date))];
  }

  private async compareDate(
    em: EntityManager,
    meeting: ZoomMeeting,
    { before, after }: Change,
    { date, concernsSeries }: { date: string; concernsSeries: boolean },
  ): Promise<void> {
    const [was, is] = [findOccurrence(before, date), findOccurrence(after, date)];
    const now = Date.now();
    const [wasHeld, isStillHeld] = [isHeld(was, before), isHeld(is, after)];
    const shown = isStillHeld ? is : was;
    if (!shown || Math.max(was?.until ?? 0, is?.until ?? 0) <= now) return;
    const kind = kindOf(wasHeld ? was : null, isStillHeld ? is : null);
    if (!kind) return;
    const details: EmailDetails = {
      ...describe(meeting, after, shown),
      planned: plannedStart(after, date) ?? plannedStart(before, date) ?? shown.start,
      previousStart: kind === 'date-moved' && was ? was.start : null,
    };
    const series = concernsSeries ? 'or r.date is null' : '';
    const event = { key: `${kind} ${date} ${randomUUID()}`, details };
    await this.outbox.addForAll(em, kind, event, `${CONFIRMED} and (r.date = ? ${series})`, [
      meeting.id,
      date,
    ]);
    await em.execute('update meeting_registration set ends_at = ? where meeting_id = ? and date = ?', [
      new Date(shown.until),
      meeting.id,
      date,
    ]);
  }

  private async informSeries(
    em: EntityManager,
    meeting: ZoomMeeting,
    { before, after }: Change,
  ): Promise<void> {
    const now = Date.now();
    const [was, is] = [nextOccurrence(before, now), nextOccurrence(after, now)];
    const isOn = isHeld(is, after);
    if (!isOn && !isHeld(was, before)) return;
    const shown = isOn ? is : was;
    if (!shown) return;
    const kind: EmailKind = isOn ? 'series-changed' : 'series-ended';
    const event = {
      key: `${kind} ${randomUUID()}`,
      details: describe(meeting, isOn ? after : before, shown, true),
    };
    await this.outbox.addForAll(em, kind, event, `${CONFIRMED} and r.date is null`, [meeting.id]);
    await em.execute('update meeting_registration set ends_at = ? where meeting_id = ? and date is null', [
      isOn ? null : new Date(now),
      meeting.id,
    ]);
  }
}

const plannedStart = ({ days, slots }: MeetingDates, date: string) =>
  findOccurrence({ days, slots }, date)?.start;

/** Only the first valid slot determines when the live session is held. */
const weekOf = ({ days, slots, isActive }: MeetingDates) => ({ days, isActive, slot: firstValidSlot(slots) });

/** Compares when a date is held; null means that it is not held. */
function kindOf(was: Occurrence | null, is: Occurrence | null): EmailKind | null {
  if (!was && !is) return null;
  if (!is) return 'date-cancelled';
  if (!was) return 'date-restored';
  return was.start === is.start && was.end === is.end ? null : 'date-moved';
}
