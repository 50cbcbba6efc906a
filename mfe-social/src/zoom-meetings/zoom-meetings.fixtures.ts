import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import type { MeetingAnalytics, MeetingOccurrence, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';

/** Tuesdays at 18:00 in Los Angeles, in standard time. */
export const DATES: MeetingOccurrence[] = [
  dateOf('2026-11-24', '2026-11-25T02:00:00.000Z', '2026-11-25T03:30:00.000Z'),
  dateOf('2026-12-01', '2026-12-02T02:00:00.000Z', '2026-12-02T03:30:00.000Z'),
];

function dateOf(date: string, start: string, end: string): MeetingOccurrence {
  return { date, timezone: 'America/Los_Angeles', start, end, status: 'held' };
}

/** A live session for specs. */
export function meeting(changes: Partial<ZoomMeeting> = {}): ZoomMeeting {
  return {
    id: '0190d0c0-0000-7000-8000-0000000000d1',
    title: 'Presentación de negocio',
    titleEn: 'Business presentation',
    description: 'Cómo empezamos',
    descriptionEn: null,
    category: 'business',
    zoomLink: 'https://zoom.example.org/j/1',
    isManagedInZoom: false,
    daysOfWeek: ['tuesday'],
    timeSlots: [
      { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:30' },
      { timezone: 'America/Mexico_City', time: '20:00', endTime: '21:30' },
    ],
    isActive: true,
    image: null,
    leaderId: null,
    registration: null,
    exceptions: [],
    datelessExceptions: [],
    acknowledgement: null,
    dates: DATES,
    disagreements: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export const business = meeting();

export const health = meeting({
  id: '0190d0c0-0000-7000-8000-0000000000d2',
  title: 'Vida sana',
  titleEn: null,
  category: 'health',
  isActive: false,
  version: 4,
});

export const NO_JOINS: MeetingAnalytics = {
  weeks: ['2026-11-09', '2026-11-16'],
  meetings: [],
  others: null,
  joined: 0,
  total: 0,
  totalBefore: null,
};

export const JOINS: MeetingAnalytics = {
  weeks: ['2026-11-09', '2026-11-16'],
  meetings: [
    { meetingId: business.id, title: business.title, titleEn: business.titleEn, joins: [7, 12], total: 19 },
    { meetingId: null, title: null, titleEn: null, joins: [1, 0], total: 1 },
  ],
  others: null,
  joined: 1,
  total: 20,
  totalBefore: 1234,
};

export const eva: TeamMember = {
  ...{ id: '0190d0c0-0000-7000-8000-0000000000f1', name: 'Eva Paz', title: 'Médica', titleEn: null },
  ...{ bio: '', bioEn: null, imageLarge: null, imageSmall: null, isActive: true, order: 0, version: 1 },
  ...NO_DATES,
  ...{ languages: [], country: null },
};

/** The response while no Zoom account is set. */
export const NO_CALLS = { 'GET /api/zoom-calls': { hasAccount: false, calls: [], reports: {} } };

/** Responses to the requests of the page and its dialog. */
export const PAGE_RESPONSES = {
  'GET /api/zoom-meetings': [business],
  'GET /api/zoom-meetings/analytics': NO_JOINS,
  ...NO_CALLS,
  'POST /api/zoom-meetings/schedule': { timeSlots: [], dates: DATES, disagreements: [] },
  'GET /api/team-members': [eva, { ...eva, id: 'leo', name: 'Leo Mar', isActive: false }],
};
