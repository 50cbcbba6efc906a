import type { Language } from '@vitral/contracts/languages';
import { applyExceptions, type AppliedException, type Occurrence } from '@vitral/schedule';
import type { Meeting, MeetingException } from '../../data/zoom-meetings.ts';
import { dateIn, timesIn } from './times.ts';

/** Duration before a date for which its exception is shown. */
const SHOWN_BEFORE_MS = 14 * 86_400_000;

export type ShownException = ReturnType<typeof toShownException>;
type Change = AppliedException<MeetingException>;

/** Returns the exceptions of the next two weeks and of a moved next date, earliest first, and when this result changes. */
export function shownExceptions(meeting: Meeting, next: Occurrence | null, language: Language, now: number) {
  const changes = applyExceptions(meeting, meeting.exceptions);
  const isShown = (change: Change) =>
    change.exception.date === next?.date ||
    shownPeriods(change).some(({ from, until }) => from <= now && now < until);
  const moments = changes.flatMap(shownPeriods).flatMap(({ from, until }) => [from, until]);
  const coming = [...(next ? [next.until] : []), ...moments].filter((moment) => moment > now);
  return {
    exceptions: changes
      .filter(isShown)
      .map((change) => toShownException(change, language))
      .toSorted((one, other) => startOf(one) - startOf(other)),
    freshUntil: coming.length > 0 ? Math.min(...coming) : null,
  };
}

/** Returns the periods in which the regular and the changed date are shown. */
function shownPeriods({ planned, changed }: Change): { from: number; until: number }[] {
  return [planned, changed].map(({ start, until }) => ({ from: start - SHOWN_BEFORE_MS, until }));
}

const startOf = ({ planned, movedTo }: ShownException) => Math.min(planned.start, movedTo?.start ?? Infinity);

function toShownException({ exception, planned, changed }: Change, language: Language) {
  return {
    planned: formatOccurrence(planned, language),
    movedTo: changed.status === 'moved' ? formatOccurrence(changed, language) : null,
    zone: planned.zone,
    reason: exception.reason,
    // It is not shown any more from this instant.
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
