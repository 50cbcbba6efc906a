import type { Language } from '@vitral/sdk/contracts/languages';
import { applyExceptions, type AppliedException, type Occurrence } from '@vitral/sdk/schedule';
import type { Meeting, MeetingException } from '../../data/zoom-meetings.ts';
import { dateIn, timesIn } from './times.ts';

const DAY_MS = 86_400_000;
/** Number of days by which dates reach further than exceptions, since the visitor's day may differ from the server's. */
const SPARE_DAYS = 1;

export type ShownException = ReturnType<typeof toShownException>;
type Applied = AppliedException<MeetingException>;

interface Shown {
  language: Language;
  now: number;
  /** Days for which dates are shown. */
  daysAhead: number;
}

/** Returns the exceptions of the shown days and of a moved next date, earliest first, and the instant at which they change. */
export function shownExceptions(
  meeting: Meeting,
  next: Occurrence | null,
  { language, now, daysAhead }: Shown,
) {
  const all = applyExceptions(meeting, meeting.exceptions);
  const isShown = (applied: Applied) =>
    applied.exception.date === next?.date ||
    shownPeriods(applied, daysAhead).some(({ from, until }) => from <= now && now < until);
  const instants = all
    .flatMap((applied) => shownPeriods(applied, daysAhead))
    .flatMap(({ from, until }) => [from, until]);
  const upcoming = [...(next ? [next.until] : []), ...instants].filter((instant) => instant > now);
  return {
    exceptions: all
      .filter(isShown)
      .map((applied) => toShownException(applied, language))
      .toSorted((one, other) => startOf(one) - startOf(other)),
    freshUntil: upcoming.length > 0 ? Math.min(...upcoming) : null,
  };
}

/** Returns the periods in which the exception is shown, one before the regular date and one before the new date. */
function shownPeriods({ planned, changed }: Applied, daysAhead: number): { from: number; until: number }[] {
  const before = (daysAhead - SPARE_DAYS) * DAY_MS;
  return [planned, changed].map(({ start, until }) => ({ from: start - before, until }));
}

const startOf = ({ planned, movedTo }: ShownException) => Math.min(planned.start, movedTo?.start ?? Infinity);

function toShownException({ exception, planned, changed }: Applied, language: Language) {
  return {
    planned: formatOccurrence(planned, language),
    movedTo: changed.status === 'moved' ? formatOccurrence(changed, language) : null,
    zone: planned.zone,
    reason: exception.reason,
    // The exception is hidden from this instant on.
    until: Math.max(planned.until, changed.until),
  };
}

function formatOccurrence({ zone, start, end }: Occurrence, language: Language) {
  return {
    date: dateIn(zone, start, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    times: timesIn(zone, { start, end }, language),
    start,
    end,
  };
}
