import type { SectionCopy } from '../data/landing-content.ts';
import { addDays, dateAt, instantOf } from '@vitral/schedule';
import { readTeamMembers, type TeamMember } from '../data/team-members.ts';
import { readZoomMeetings, type Meeting } from '../data/zoom-meetings.ts';
import { readResponse, readSections } from '../site/frame.ts';
import type { HeadContext, PageSource } from '../site/page-definition.ts';
import { pathOf } from '../site/paths.ts';
import { headOf } from '../site/plain-source.ts';
import { scheduleMeetings, type ScheduledMeeting } from './schedule/meetings.ts';
import { ZONES } from './schedule/zones.ts';

/** Props of the island of the calendar. */
export interface CalendarData {
  meetings: ScheduledMeeting[];
  /** Time of the rendering, in milliseconds since 1970. */
  now: number;
}

export interface EducationData {
  /** Number of people in the illustrated call, if stored. */
  people: SectionCopy['call'];
  experts: TeamMember[];
  /** Null when the live sessions could not be loaded. */
  calendar: CalendarData | null;
}

export const educationSource: PageSource<EducationData> = {
  read({ responses, language, now }) {
    const readMeetings = (response: unknown): Meeting[] | null => readZoomMeetings(response, language);
    const meetings = readResponse(responses, '/api/zoom-meetings', readMeetings, null);
    return {
      people: readSections(responses, language).services?.call ?? null,
      experts: readResponse(
        responses,
        '/api/team-members',
        (response) => readTeamMembers(response, language),
        [],
      ),
      calendar: meetings && {
        meetings: scheduleMeetings(meetings, language, now),
        now,
      },
    };
  },
  head({ calendar }, context) {
    const { structuredData = [], ...head } = headOf('education')(calendar, context);
    const pages = calendar ? [listOfPages(calendar.meetings, context)] : [];
    return { ...head, structuredData: [...structuredData, ...pages] };
  },
  freshUntil({ calendar }) {
    if (!calendar || calendar.meetings.length === 0) return null;
    const instants = calendar.meetings.flatMap(({ freshUntil }) => freshUntil ?? []);
    return Math.min(...instants, nextMidnight(calendar.now));
  },
};

/** Lists the pages of the live sessions (https://schema.org/ItemList), which hold the data of their events. */
function listOfPages(meetings: ScheduledMeeting[], { origin, language }: HeadContext): object {
  return {
    '@type': 'ItemList',
    itemListElement: meetings.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + pathOf('live-session', language, '', slug),
    })),
  };
}

/** Returns when the day of the week ends that the server shows first. */
function nextMidnight(now: number): number {
  return instantOf(addDays(dateAt(now, ZONES.pacific), 1), '00:00', ZONES.pacific);
}
