import type { EntityManager } from '@mikro-orm/postgresql';
import { type Translations, translationsIn } from '@vitral/contracts/languages';
import { findOccurrence, nextOccurrence, type Occurrence } from '@vitral/schedule';
import { type Invitation, type MeetingDates, sequenceOf, type ZoomMeeting } from '../zoom-meetings/index.ts';

export const EMAIL_KINDS = [
  'confirm',
  'already-registered',
  'registered',
  'waiting',
  'moved-up',
  'reminder',
  'date-moved',
  'date-cancelled',
  'date-restored',
  'series-changed',
  'series-ended',
  'cancelled',
  'message',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Kinds of emails for everybody who is registered for a date, as opposed to one person who has just done something. */
export const BULK_KINDS: readonly EmailKind[] = [
  'reminder',
  'date-moved',
  'date-cancelled',
  'date-restored',
  'series-changed',
  'series-ended',
  'message',
];

/** The facts in an email about the live session. */
export interface EmailDetails extends Invitation, Translations<'reason'> {
  reason: string | null;
  /** Start before the move, in milliseconds. */
  previousStart: number | null;
  /** A message written by staff. */
  message: { subject: string; text: string } | null;
}

/** Returns the date of a registration, or the current or next one of the series; null when there is none. */
export function occurrenceOf(dates: MeetingDates, date: string | null, now: number): Occurrence | null {
  return date === null ? nextOccurrence(dates, now) : findOccurrence(dates, date);
}

export const isHeld = (occurrence: Occurrence | null, { isActive }: MeetingDates): occurrence is Occurrence =>
  occurrence !== null && isActive && occurrence.status !== 'cancelled';

/** Describes an occurrence as it is now; `isSeries` describes the series that begins with it. */
export function describe(
  meeting: ZoomMeeting,
  dates: MeetingDates,
  { date, zone, start, end }: Occurrence,
  isSeries = false,
): EmailDetails {
  const exception = dates.exceptions.find((each) => each.date === date);
  const planned = findOccurrence({ days: dates.days, slots: dates.slots }, date);
  return {
    meetingId: meeting.id,
    title: meeting.title,
    ...translationsIn(meeting, 'title'),
    sequence: sequenceOf(meeting),
    zone,
    start,
    end,
    planned: isSeries ? null : (planned?.start ?? start),
    days: dates.days,
    reason: exception?.reason ?? null,
    ...translationsIn(exception ?? {}, 'reason'),
    previousStart: null,
    message: null,
  };
}

interface Addressees {
  kind: EmailKind;
  key: string;
  details: EmailDetails;
  /** SQL condition of the registrations `r`, with its values. */
  where: string;
  values: unknown[];
}

/** Adds an email for each registration that the condition selects, except those that already have one with this key. */
export async function addEmails(
  em: EntityManager,
  { kind, key, details, where, values }: Addressees,
): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `insert into registration_email (registration_id, kind, key, details, created_at)
     select r.id, ?, ?, ?::jsonb, now() from meeting_registration r where ${where} on conflict do nothing`,
    [kind, key, JSON.stringify(details), ...values],
    'run',
  );
  return affectedRows;
}
