import { JOIN_MINUTES_BEFORE } from '@vitral/sdk/contracts/meeting-registrations';
import type { Language } from '@vitral/sdk/contracts/languages';
import { keyOfSlug, type SentForm } from '@vitral/sdk/contracts/public-pages';
import { readTeamMembers, type TeamMember } from '../data/team-members.ts';
import { type Meeting, type MeetingRegistration, readZoomMeetings } from '../data/zoom-meetings.ts';
import { type MeetingDate, nextDate } from '../education/schedule/dates.ts';
import {
  scheduleMeetings,
  type ScheduledMeeting,
  type SessionCard,
  toSessionCard,
} from '../education/schedule/meetings.ts';
import { readResponse } from '../site/frame.ts';
import type { HeadContext, PageSource, Responses } from '../site/page-definition.ts';
import { pathOf } from '../site/paths.ts';
import { breadcrumbs } from '../site/structured-data.ts';
import { eventsOf, type WeeklySchedule } from './event-data.ts';

const RELATED = 3;

/** Props of the island. */
export interface LiveSession {
  meeting: ScheduledMeeting;
  /** Time of the rendering, in milliseconds since 1970. */
  now: number;
}

/** The team member who leads a live session. */
export interface SessionLeader extends Pick<TeamMember, 'name' | 'title' | 'slug'> {
  image: string | null;
}

/** Props of the island of the registration form. */
export interface RegistrationOffer extends MeetingRegistration {
  meetingId: string;
  title: string;
  dates: MeetingDate[];
  /** Refused form, which was sent without scripts. */
  sent: SentForm | null;
  now: number;
}

export interface LiveSessionData {
  /** Null when the live sessions could not be loaded. */
  session: LiveSession | null;
  /** URL of its picture; null for the picture of its category. */
  image: string | null;
  /** Null if there is no leader, or a leader whom the site does not show. */
  leader: SessionLeader | null;
  /** Null when visitors do not register. */
  registration: RegistrationOffer | null;
  /** Weekly times, for search engines. */
  weekly: WeeklySchedule;
  /** Other live sessions, first those of the same category. */
  related: SessionCard[];
}

export const liveSessionSource: PageSource<LiveSessionData> = {
  read({ responses, language, now, slugs, form: sent = null }) {
    const readMeetings = (response: unknown): Meeting[] => readZoomMeetings(response, language);
    const all = readResponse(responses, '/api/zoom-meetings', readMeetings, []);
    const meetings = scheduleMeetings(all, language, now);
    const key = keyOfSlug(slugs?.[language] ?? '');
    const meeting = meetings.find(({ slug }) => slug && keyOfSlug(slug) === key);
    const row = all.find(({ id }) => id === meeting?.id);
    const { days = [], slots = [], registration = null, image = null, leaderId = '' } = row ?? {};
    const isSame = ({ category }: ScheduledMeeting) => category === meeting?.category;
    return {
      session: meeting ? { meeting, now } : null,
      image,
      leader: readLeader(responses, language, leaderId),
      registration: registration && meeting ? { ...registration, ...formOf(meeting), sent, now } : null,
      weekly: { days, slot: slots[0] },
      related: meetings
        .filter((other) => other !== meeting && other.slug)
        .toSorted((one, other) => Number(isSame(other)) - Number(isSame(one)))
        .slice(0, RELATED)
        .map(toSessionCard),
    };
  },
  head({ session, weekly, image, leader }, context) {
    const { t } = context;
    const { title, description } = session?.meeting ?? {};
    const name = title?.children ?? t('live-session.title');
    return {
      title: `${name} · ${t('site.name')}`,
      description: firstWords(description?.children ?? '') || name,
      ...(image && { image }),
      structuredData: session
        ? [...eventsOf(session.meeting, { weekly, image, leader }, context), wayTo(session, context)]
        : [],
    };
  },
  freshUntil({ session }) {
    if (!session) return null;
    const { meeting, now } = session;
    const opensAt = (nextDate(meeting, now)?.start ?? 0) - JOIN_MINUTES_BEFORE * 60_000;
    const instants = [meeting.freshUntil ?? Infinity, opensAt].filter((instant) => instant > now);
    const earliest = Math.min(...instants);
    return earliest === Infinity ? null : earliest;
  },
};

/** Returns the breadcrumb trail from the home page via the education page. */
function wayTo({ meeting }: LiveSession, context: HeadContext): object {
  const { t, origin, language } = context;
  const education = { name: t('live-session.parent'), url: origin + pathOf('education', language) };
  return breadcrumbs(meeting.title.children, context, [education]);
}

function readLeader(responses: Responses, language: Language, leaderId: string): SessionLeader | null {
  const readMembers = (response: unknown) => readTeamMembers(response, language);
  const members = readResponse(responses, '/api/team-members', readMembers, []);
  const member = members.find(({ id, name }) => id === leaderId && name);
  if (!member) return null;
  const { name, title, slug, imageSmall: image } = member;
  return { name, title, slug, image };
}

/** Returns the values of a live session that the registration form shows. */
function formOf({ id, title, dates }: ScheduledMeeting) {
  return {
    meetingId: id,
    title: title.children,
    dates: dates.filter(({ status }) => status !== 'cancelled'),
  };
}

/** Maximum length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Shortens a text to whole words, on one line. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, DESCRIPTION_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`;
}
