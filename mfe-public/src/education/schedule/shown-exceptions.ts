import type { Language } from '@vitral/contracts';
import { changedDates, type ChangedDate, type Occurrence } from '@vitral/schedule';
import type { Phrase } from '../../data/phrase.ts';
import type { Meeting, MeetingChange } from '../../data/zoom-meetings.ts';
import { dateIn, timesIn } from './times.ts';

/** So long before a date its change is told. */
const TOLD_BEFORE_MS = 14 * 86_400_000;

/** When something is held, in words and as instants in milliseconds since 1970. */
interface ToldDate {
  /** "lunes 23 de noviembre", in the zone of the session. */
  date: string;
  times: string;
  start: number;
  end: number | null;
}

/** What is told of a date that is not held as the week says. */
export interface DateNotice {
  planned: ToldDate;
  /** Null: cancelled. */
  movedTo: ToldDate | null;
  zone: string;
  reason: Phrase;
  /** When nobody needs to be told any more. */
  until: number;
}

type Change = ChangedDate<MeetingChange>;

/**
 * The changes of the coming two weeks and the one of the next date, if it was moved, the earliest first; and when those and the next
 * date are others.
 */
export function noticesOf(meeting: Meeting, next: Occurrence | null, language: Language, now: number) {
  const changes = changedDates(meeting, meeting.exceptions);
  const isTold = (change: Change) =>
    change.exception.date === next?.date ||
    windowsOf(change).some(({ from, until }) => from <= now && now < until);
  const moments = changes.flatMap(windowsOf).flatMap(({ from, until }) => [from, until]);
  const coming = [...(next ? [next.until] : []), ...moments].filter((moment) => moment > now);
  return {
    notices: changes
      .filter(isTold)
      .map((change) => describe(change, language))
      .toSorted((one, other) => startOf(one) - startOf(other)),
    freshUntil: coming.length > 0 ? Math.min(...coming) : null,
  };
}

/** When a date as it was planned, and as it is, is told. */
function windowsOf({ planned, changed }: Change): { from: number; until: number }[] {
  return [planned, changed].map(({ start, until }) => ({ from: start - TOLD_BEFORE_MS, until }));
}

const startOf = ({ planned, movedTo }: DateNotice) => Math.min(planned.start, movedTo?.start ?? Infinity);

function describe({ exception, planned, changed }: Change, language: Language): DateNotice {
  return {
    planned: tell(planned, language),
    movedTo: changed.status === 'moved' ? tell(changed, language) : null,
    zone: planned.zone,
    reason: exception.reason,
    until: Math.max(planned.until, changed.until),
  };
}

function tell({ zone, start, end }: Occurrence, language: Language): ToldDate {
  return {
    date: dateIn(zone, start, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    times: timesIn(zone, { start, end }, language),
    start,
    end,
  };
}
