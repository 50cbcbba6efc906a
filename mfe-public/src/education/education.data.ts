import type { LandingFigure } from '@vitral/contracts';
import { DateTime } from 'luxon';
import type { Phrase } from '../data/phrase.ts';
import { readTeamMembers, type Leader } from '../data/team-members.ts';
import { readZoomMeetings, type Meeting } from '../data/zoom-meetings.ts';
import { EDUCATION_PICTURE } from '../glass/education-pictures.ts';
import { addressOf } from '../site/addresses.ts';
import { read, readSections } from '../site/frame.ts';
import type { HeadContext, PageSource } from '../site/page-definition.ts';
import { sessionId } from './schedule/anchors.ts';
import { scheduleSessions, type Session } from './schedule/sessions.ts';
import { weekOf, type WeekDay } from './schedule/week.ts';

export interface Calendar {
  sessions: Session[];
  week: WeekDay[];
}

export interface EducationData {
  /** How many people are on the call of the illustration, as far as that is stored. */
  people: { value: LandingFigure['value']; label: Phrase } | null;
  experts: Leader[];
  /** Null when the list of sessions could not be read. */
  calendar: Calendar | null;
}

export const educationSource: PageSource<EducationData> = {
  read({ answers, language, now }) {
    const meetings = read<Meeting[] | null>(
      answers,
      '/api/zoom-meetings',
      (answer) => readZoomMeetings(answer, language),
      null,
    );
    return {
      people: readSections(answers, language).services?.figures[0] ?? null,
      experts: read(answers, '/api/team-members', (answer) => readTeamMembers(answer, language), []),
      calendar: meetings && {
        sessions: scheduleSessions(meetings, language, now),
        week: weekOf(meetings, language),
      },
    };
  },
  head({ calendar }, context) {
    const { t } = context;
    return {
      title: `${t('education.title')} · ${t('site.name')}`,
      description: t('education.description'),
      structuredData: calendar?.sessions.flatMap((session) => eventOf(session, context)) ?? [],
    };
  },
  freshUntil({ calendar }) {
    const ends = calendar?.sessions.flatMap(({ next }) => next?.until ?? []) ?? [];
    return ends.length > 0 ? Math.min(...ends) : null;
  },
};

/** https://developers.google.com/search/docs/appearance/structured-data/event */
function eventOf(
  { id, title, description, next }: Session,
  { t, language, origin, address }: HeadContext,
): object[] {
  if (!next) return [];
  const iso = (instant: number) =>
    DateTime.fromMillis(instant, { zone: next.zone }).toISO({ suppressMilliseconds: true });
  const own = `${address}#${sessionId(id)}`;
  return [
    {
      '@type': 'Event',
      name: title.children,
      description: description.children || t('education.description'),
      image: [origin + EDUCATION_PICTURE.src],
      startDate: iso(next.start),
      ...(next.end === null ? {} : { endDate: iso(next.end) }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: own },
      organizer: {
        '@type': 'Organization',
        name: t('site.name'),
        url: origin + addressOf('landing', language),
      },
      inLanguage: title.lang,
    },
  ];
}
