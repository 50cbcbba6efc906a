import type { PublicZoomMeeting, Weekday } from '@vitral/contracts/zoom-meetings';
import { findOccurrence, firstValidSlot, type Occurrence, occurrencesFrom } from '@vitral/schedule';
import { DateTime } from 'luxon';
import type { MeetingDates } from '../zoom-meetings/index.ts';

/** Maximum number of dates of a recurring meeting in Zoom. */
const MOST_DATES = 50;
/** Number of days for which Zoom must know every date; otherwise the meeting is extended. */
const DAYS_AHEAD = 28;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TOPIC_LENGTH = 200;
/** Zoom's lists of meetings contain this much of an agenda. */
const LISTED_AGENDA_LENGTH = 250;
/** From this number of changed dates on, replacing the whole series takes fewer requests. */
const MOST_SINGLE_CHANGES = 12;

/** Zoom counts weekdays from Sunday, which is 1. */
const WEEKDAY_NUMBERS: Record<Weekday, number> = {
  sunday: 1,
  monday: 2,
  tuesday: 3,
  wednesday: 4,
  thursday: 5,
  friday: 6,
  saturday: 7,
};

/** A weekly meeting in the format of Zoom's API (`POST /users/me/meetings`). */
export type CallSeries = ReturnType<typeof planSeries> & object;

/** An instant in milliseconds since 1970, and a duration in minutes. */
export interface CallDate {
  start: number;
  duration: number;
}

/** A date that Zoom knows. */
export interface KnownDate extends CallDate {
  id: string;
}

export interface DateChanges {
  moved: (CallDate & { id: string })[];
  cancelled: string[];
  /** True if the whole series has to be replaced: it lacks dates, or too many differ. */
  needsRenewal: boolean;
}

/** Returns the text that marks the Zoom meeting of a call. */
export const markOf = (callId: string) => `Vitral ${callId}`;

/** Returns the weekly series of a live session without its exceptions; null when it has no dates. */
export function planSeries(
  callId: string,
  { title, description }: Pick<PublicZoomMeeting, 'title' | 'description'>,
  { days, slots }: MeetingDates,
  now: number,
) {
  const zone = firstValidSlot(slots)?.timezone;
  const first = occurrencesFrom({ days, slots }, now, 2).find(({ start }) => start > now);
  if (!zone || !first) return null;
  const mark = markOf(callId);
  const text = description.slice(0, LISTED_AGENDA_LENGTH - mark.length - 1).trim();
  return {
    topic: title.slice(0, TOPIC_LENGTH),
    type: 8,
    agenda: text ? `${text}\n${mark}` : mark,
    timezone: zone,
    start_time: DateTime.fromMillis(first.start, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
    duration: durationOf(first),
    recurrence: {
      type: 2,
      repeat_interval: 1,
      weekly_days: days
        .map((day) => WEEKDAY_NUMBERS[day])
        .toSorted((one, other) => one - other)
        .join(','),
      end_times: MOST_DATES,
    },
  };
}

/** Compares the coming dates that Zoom knows with those of the schedule. */
export function compareDates(known: readonly KnownDate[], schedule: MeetingDates, now: number): DateChanges {
  const coming = known.filter(({ start }) => start > now);
  const horizon = Math.max(now + DAYS_AHEAD * DAY_MS, ...coming.map(({ start }) => start));
  const wanted = wantedDates(schedule, now, horizon);
  const surplus = coming.filter((date) => !wanted.some((one) => isSame(one, date)));
  const missing = wanted.filter((date) => !coming.some((one) => isSame(one, date)));
  const { moved, unpaired } = pairDates(surplus, missing);
  const cancelled = surplus.map(({ id }) => id).filter((id) => !moved.some((date) => date.id === id));
  const isLacking = unpaired.some(({ planned }) => planned > now);
  return {
    moved,
    cancelled,
    needsRenewal: isLacking || moved.length + cancelled.length > MOST_SINGLE_CHANGES,
  };
}

interface WantedDate extends CallDate {
  /** The regular start. */
  planned: number;
}

/** Chooses for each missing date a surplus date to move there: the one with the same regular start, else any. */
function pairDates(surplus: readonly KnownDate[], missing: readonly WantedDate[]) {
  const free = new Set(surplus);
  const moved: DateChanges['moved'] = [];
  const unpaired: WantedDate[] = [];
  const regular = (date: WantedDate) => surplus.find(({ start }) => start === date.planned);
  for (const date of missing.toSorted((one, other) => Number(!regular(one)) - Number(!regular(other)))) {
    const own = regular(date);
    const chosen = own && free.has(own) ? own : [...free][0];
    if (chosen) moved.push({ id: chosen.id, start: date.start, duration: date.duration });
    else unpaired.push(date);
    if (chosen) free.delete(chosen);
  }
  return { moved, unpaired };
}

/** Returns the dates that are held and whose regular start is before the horizon. */
function wantedDates(schedule: MeetingDates, now: number, horizon: number): WantedDate[] {
  // One more, since a date can be in progress.
  const most = MOST_DATES + schedule.exceptions.length + 1;
  return occurrencesFrom(schedule, now, most)
    .filter(({ status, start }) => status !== 'cancelled' && start > now)
    .map((occurrence) => ({
      start: occurrence.start,
      duration: durationOf(occurrence),
      planned: plannedStart(schedule, occurrence),
    }))
    .filter(({ planned }) => planned <= horizon);
}

const plannedStart = ({ days, slots }: MeetingDates, { date, start }: Occurrence) =>
  findOccurrence({ days, slots }, date)?.start ?? start;

const durationOf = ({ start, until }: Occurrence) => Math.round((until - start) / MINUTE_MS);

const isSame = (one: CallDate, other: CallDate) =>
  one.start === other.start && one.duration === other.duration;
