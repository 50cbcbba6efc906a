import type { Stored, Versioned } from './items.ts';
import { type Language, textIn, type Translations, translationsIn } from './languages.ts';
import { keyedSlugs, type PageItem } from './public-pages.ts';
import type { PublicRegistrationSettings, RegistrationSettings } from './meeting-registrations.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MEETING_CATEGORIES = ['business', 'health', 'development'] as const;
export type MeetingCategory = (typeof MEETING_CATEGORIES)[number];

/** Wall-clock times ("HH:MM") in an IANA zone; an end that is not after the start is on the next day. */
export interface TimeSlot {
  timezone: string;
  time: string;
  endTime?: string;
  /**
   * The slot follows the first one: it is at the same instant, and the server computes its times in its own zone for
   * the next date. Always false for the first slot.
   */
  follows?: true;
}

/** New date and times of a moved date, on the wall clock of the meeting's zone. */
export interface MovedOccurrence {
  /** `YYYY-MM-DD` */
  date: string;
  time: string;
  endTime?: string;
}

/** A cancelled or moved date of a live session. */
export interface MeetingException extends Translations<'reason'> {
  id: string;
  /** Regular date, `YYYY-MM-DD` on the wall clock of the meeting's zone; each date has at most one exception. */
  date: string;
  /** Null for a cancelled date. */
  movedTo: MovedOccurrence | null;
  reason: string;
  version: number;
}

/** An exception as visitors receive it. */
export type PublicMeetingException = Omit<MeetingException, 'id' | 'version'>;

/** The fields of a live session that staff edit, with the values of a new one (docs/product/zoom-meetings.md). */
export const NEW_ZOOM_MEETING = {
  title: '',
  description: '',
  ...translationsIn({}, 'title', 'description'),
  /** Null until one is chosen; it is required for saving. */
  category: null as MeetingCategory | null,
  /** An http(s) URL. Filled in by the server, and may be empty, while the call is managed in Zoom. */
  zoomLink: '',
  /** The team's Zoom account holds a meeting with the dates of the live session. */
  isManagedInZoom: false,
  /** At least one. */
  daysOfWeek: [] as Weekday[],
  /** At least one. The first slot defines when the live session is held; the others show the same instant in other zones. */
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '' }] as TimeSlot[],
  isActive: true,
  /** An http(s) URL or a path on this site; null shows none. */
  image: null as string | null,
  /** Id of the team member who leads it. */
  leaderId: null as string | null,
  /** Null: visitors do not register. */
  registration: null as RegistrationSettings | null,
};
export interface ZoomMeetingInput extends Omit<typeof NEW_ZOOM_MEETING, 'category'> {
  category: MeetingCategory;
}

/**
 * PUT /api/zoom-meetings/{id}; 409 for a stale version, and for exceptions that new days or slots would displace
 * (`zoom-meetings.displaced-dates`) until each of their ids is listed here.
 */
export interface ZoomMeetingUpdate extends Versioned<ZoomMeetingInput> {
  /** Ids of exceptions to preserve: they apply again once the week includes their date; moved dates keep their wall-clock time. */
  keptDates?: string[];
  removedDates?: string[];
}

/** An exception that an update would displace; `reason` may be truncated. */
export interface DisplacedException extends Pick<MeetingException, 'id' | 'date' | 'movedTo' | 'reason'> {
  /**
   * `no-date`: the week no longer includes the date; `other-moment`: the moved time is another instant in the new
   * zone.
   */
  effect: 'no-date' | 'other-moment';
}

/** A slot that is at another instant than the first one. */
export interface SlotDisagreement {
  /** Zero-based index of the slot. */
  slot: number;
  /** First date on which they differ, `YYYY-MM-DD` in the first slot's zone. */
  date: string;
  /** Minutes by which the slot starts after the first one on that date; negative if it starts before. */
  minutes: number;
}

/** Response to POST /api/zoom-meetings/{id}/acknowledgement, which takes the version whose slots the person saw. */
export interface DisagreementAcknowledgement {
  /** ISO instant. */
  at: string;
  /** Name of the person. */
  by: string;
}

/** An occurrence of a live session. Instants are ISO texts. */
export interface MeetingOccurrence {
  /** Regular date, `YYYY-MM-DD` in `timezone`, by which exceptions refer to it. */
  date: string;
  timezone: string;
  start: string;
  end: string | null;
  status: 'held' | 'moved' | 'cancelled';
}

/** GET /api/zoom-meetings/{id}/dates/{date}: one regular date of a live session, including past dates. */
export interface MeetingDate {
  /** Regular date, `YYYY-MM-DD`. */
  date: string;
  /** Null for a date that the schedule no longer includes, whose exception is stored. */
  occurrence: MeetingOccurrence | null;
  exception: MeetingException | null;
  /** True if it can be cancelled, moved or restored, since it is not over. */
  isOpen: boolean;
  /** The neighbouring regular dates; null without one in the schedule. */
  previous: string | null;
  next: string | null;
}

/** Returns the id in the audit log of a date of a live session, which is also the end of its URL. */
export const meetingDateId = (meetingId: string, date: string): string => `${meetingId}/dates/${date}`;

/** POST /api/zoom-meetings/schedule: previews when a meeting with these days and slots would be held. */
export type ScheduleInput = Pick<typeof NEW_ZOOM_MEETING, 'daysOfWeek' | 'timeSlots'>;

export interface Schedule {
  /** The submitted slots; those that follow the first one have their times on the next date. */
  timeSlots: TimeSlot[];
  /** Coming dates, at most eight, including cancelled ones. */
  dates: MeetingOccurrence[];
  /** At most one disagreement for each slot. */
  disagreements: SlotDisagreement[];
}

/** A live session as staff see it. */
export interface ZoomMeeting extends ZoomMeetingInput, Schedule, Stored {
  /** Exceptions of dates that are not over. */
  exceptions: MeetingException[];
  /** Ids of the exceptions whose date the week does not include; they apply again once it does. */
  datelessExceptions: string[];
  /** A person acknowledged that the slots differ; cleared by the next change of days or slots. */
  acknowledgement: DisagreementAcknowledgement | null;
}

/** A live session as visitors receive it. They join through the counting redirect, so the link itself is left out. */
export interface PublicZoomMeeting
  extends PageItem, Omit<ZoomMeetingInput, 'zoomLink' | 'isManagedInZoom' | 'isActive' | 'registration'> {
  id: string;
  registration: PublicRegistrationSettings | null;
  /** Exceptions since a few days ago. */
  exceptions: PublicMeetingException[];
}

/** Returns the slugs of a live session's page, which survive new titles. */
export const meetingSlugs = (meeting: Pick<ZoomMeeting, 'id' | 'title'>): Record<Language, string> =>
  keyedSlugs(meeting.id, (language) => textIn(meeting, 'title', language));

/** POST /api/zoom-meetings/{id}/exceptions */
export type MeetingExceptionInput = PublicMeetingException;

/** PUT /api/zoom-meetings/{id}/exceptions/{exceptionId} */
export type MeetingExceptionUpdate = Versioned<MeetingExceptionInput>;

/** Choices for the number of weeks in the analytics of joins. */
export const ANALYTICS_WEEKS = [4, 12, 26, 52] as const;
export type AnalyticsWeeks = (typeof ANALYTICS_WEEKS)[number];

/** Number of meetings listed individually; the joins of all others are added up. */
export const ANALYTICS_MEETING_LIMIT = 20;

/** Returns the path of the calendar feed of all live sessions, or of one category. */
export function calendarFeed(language: Language, category: MeetingCategory | null): string {
  return `/calendar/sessions-${[language, category].filter(Boolean).join('-')}.ics`;
}

/** Returns the path of the calendar file of one live session: of all its dates, or of one (`YYYY-MM-DD`, its regular date). */
export function calendarFile(language: Language, id: string, date: string | null): string {
  return `/calendar/session-${[language, id].join('-')}${date ? `/${date}` : ''}.ics`;
}

/** Joins of a meeting in each week. */
export interface MeetingJoins extends Translations<'title'> {
  /** Null for deleted meetings. */
  meetingId: string | null;
  title: string | null;
  /** One number for each of `MeetingAnalytics.weeks`. */
  joins: number[];
  total: number;
}

/** GET /api/zoom-meetings/analytics?weeks=12 */
export interface MeetingAnalytics {
  /** Mondays of the weeks, `YYYY-MM-DD`; the current week is last. */
  weeks: string[];
  /** Meetings by number of joins, at most `ANALYTICS_MEETING_LIMIT`; meetings without joins are left out. */
  meetings: MeetingJoins[];
  /** Joins of all other meetings together; null if there are none. */
  others: Pick<MeetingJoins, 'joins' | 'total'> | null;
  /** Number of meetings that were joined, not counting deleted ones. */
  joined: number;
  total: number;
  /** Total of the preceding period of equal length; null when nothing was recorded that long ago. */
  totalBefore: number | null;
}
