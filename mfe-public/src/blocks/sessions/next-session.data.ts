import { nextDate } from '../../education/schedule/dates.ts';
import type { ScheduledMeeting } from '../../education/schedule/meetings.ts';
import type { NextSessionData } from './next-session.tsx';

/** Number of live sessions among which the nearest is shown: once it is over, an open page shows the next one. */
const NEXT_SESSIONS = 2;
const NEXT_DATES = 2;

/** Returns the props of the island that shows the nearest of these live sessions; null if none has a date. */
export function nextSessionOf(scheduled: ScheduledMeeting[], now: number): NextSessionData | null {
  const meetings = scheduled
    .filter((meeting) => nextDate(meeting, now) !== null)
    .slice(0, NEXT_SESSIONS)
    .map(({ slug, title, category, dates }) => ({
      slug,
      title,
      category,
      dates: dates.filter(({ status }) => status !== 'cancelled').slice(0, NEXT_DATES),
    }));
  return meetings.length > 0 ? { meetings, renderedAt: now } : null;
}
