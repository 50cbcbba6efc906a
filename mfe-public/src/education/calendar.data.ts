import { addDays, dateAt, instantOf } from '@vitral/sdk/schedule';
import type { Phrase } from '../data/phrase.ts';
import type { HeadContext } from '../site/page-definition.ts';
import { pathOf } from '../site/paths.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { ZONES } from './schedule/zones.ts';

export interface CalendarData {
  meetings: ScheduledMeeting[];
  /** Time of the rendering, in milliseconds since 1970. */
  now: number;
}

/** Props of the island of the calendar. */
export interface CalendarProps extends CalendarData {
  /** Text about subscribing to the calendar. */
  subscribeText: Phrase[];
}

/** Returns the instant from which the calendar is outdated even without any change of data; null without live sessions. */
export function calendarFreshUntil({ meetings, now }: CalendarData): number | null {
  if (meetings.length === 0) return null;
  return Math.min(...meetings.flatMap(({ freshUntil }) => freshUntil ?? []), nextMidnight(now));
}

/** Lists the pages of the live sessions (https://schema.org/ItemList), which hold the data of their events. */
export function listOfPages(meetings: ScheduledMeeting[], { origin, language }: HeadContext): object {
  return {
    '@type': 'ItemList',
    itemListElement: meetings.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + pathOf('live-session', language, '', slug),
    })),
  };
}

/** Returns the end of the weekday that the server shows first. */
function nextMidnight(now: number): number {
  return instantOf(addDays(dateAt(now, ZONES.pacific), 1), '00:00', ZONES.pacific);
}
