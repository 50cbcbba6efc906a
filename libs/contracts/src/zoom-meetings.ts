import type { Language } from './languages.ts';

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

/** Wall-clock times ("HH:MM") in an IANA zone; an end that is not after the start lies on the next day. */
export interface TimeSlot {
  timezone: string;
  time: string;
  endTime?: string;
  /**
   * It tells the moment of the first slot, whatever that is on its own clock: the server finds its times, which are those of the
   * next date. The first slot follows nothing.
   */
  follows?: true;
}

/** Where a single date of a session went: on the wall clock of the zone that the session is kept in. */
export interface MovedDate {
  /** `YYYY-MM-DD` */
  date: string;
  time: string;
  endTime?: string;
}

/** One date that is not held as the week says. */
export interface MeetingException {
  id: string;
  /** The date by the week, `YYYY-MM-DD` on the wall clock of the session's zone; it has one exception at most. */
  date: string;
  /** Null: the date is cancelled. */
  movedTo: MovedDate | null;
  reason: string;
  reasonEn: string | null;
  version: number;
}

/** What visitors are told of an exception. */
export type PublicMeetingException = Omit<MeetingException, 'id' | 'version'>;

/** The fields of a live session that people write (docs/product/zoom-meetings.md). */
export interface ZoomMeetingInput {
  title: string;
  titleEn: string | null;
  description: string;
  descriptionEn: string | null;
  category: MeetingCategory;
  /** An http(s) address. */
  zoomLink: string;
  /** At least one. */
  daysOfWeek: Weekday[];
  /** At least one. The first says when the session is held; the others tell the same moment in other zones. */
  timeSlots: TimeSlot[];
  isActive: boolean;
}

/**
 * PUT /api/zoom-meetings/{id}; a stale version is answered 409, and so are cancelled and moved dates that other days or slots
 * displace (`zoom-meetings.displaced-dates`) until each of them is named here by its id.
 */
export interface ZoomMeetingUpdate extends ZoomMeetingInput {
  version: number;
  /** They count again if the week has their date again; what was moved keeps its wall-clock time. */
  keptDates?: string[];
  removedDates?: string[];
}

/** A changed date that an update would displace; `reason` may be cut. */
export interface DisplacedDate extends Pick<MeetingException, 'id' | 'date' | 'movedTo' | 'reason'> {
  /** The week would no longer have it; or it was moved to a time that would be another moment in the new zone. */
  effect: 'no-date' | 'other-moment';
}

/** Two slots that do not tell the same moment. */
export interface SlotDisagreement {
  /** Which slot, counted from 0; it is compared with the first. */
  slot: number;
  /** The first date on which they differ, `YYYY-MM-DD` in the first slot's zone. */
  date: string;
  /** How many minutes after the first slot it starts on that date; negative: before. */
  minutes: number;
}

/** POST /api/zoom-meetings/{id}/acknowledgement takes the version whose slots were seen. */
export interface DisagreementAcknowledgement {
  /** ISO instant. */
  at: string;
  /** The person's name. */
  by: string;
}

/** One date of a session as it is held. Instants are ISO texts. */
export interface MeetingDate {
  /** The date by the week, `YYYY-MM-DD` in `timezone`; also the name of the date for exceptions. */
  date: string;
  timezone: string;
  start: string;
  end: string | null;
  status: 'held' | 'moved' | 'cancelled';
}

/** POST /api/zoom-meetings/schedule: when a session with these days and slots would be held. */
export interface ScheduleInput {
  daysOfWeek: Weekday[];
  timeSlots: TimeSlot[];
}

export interface Schedule {
  /** As given; those that follow the first one with their times on the next date. */
  timeSlots: TimeSlot[];
  /** The coming dates, at most eight, cancelled ones too. */
  dates: MeetingDate[];
  /** At most one for each slot. */
  disagreements: SlotDisagreement[];
}

/** A live session as staff see it; lists are always answered as lists. */
export interface ZoomMeeting extends ZoomMeetingInput, Schedule {
  id: string;
  /** The exceptions of dates that are not over. */
  exceptions: MeetingException[];
  /** The ids of those whose date the week does not have: they count again if it does. */
  datelessExceptions: string[];
  /** Somebody knows that its slots disagree and wants it so; it ends with the next change of days or slots. */
  acknowledgement: DisagreementAcknowledgement | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Visitors join through the counted redirect, so the link itself stays out. */
export interface PublicZoomMeeting extends Omit<ZoomMeetingInput, 'zoomLink' | 'isActive'> {
  id: string;
  /** From the last days on. */
  exceptions: PublicMeetingException[];
}

/** POST /api/zoom-meetings/{id}/exceptions */
export type MeetingExceptionInput = PublicMeetingException;

/** PUT /api/zoom-meetings/{id}/exceptions/{exceptionId}; a stale version is answered 409. */
export interface MeetingExceptionUpdate extends MeetingExceptionInput {
  version: number;
}

/** For how many weeks joins are told. */
export const ANALYTICS_WEEKS = [4, 12, 26, 52] as const;
export type AnalyticsWeeks = (typeof ANALYTICS_WEEKS)[number];

/** Sessions whose joins are told one by one; those of all others are told together. */
export const ANALYTICS_MEETINGS = 20;

/** Where calendars subscribe to the sessions, all of them or those of one category. */
export function calendarFeed(language: Language, category: MeetingCategory | null): string {
  return `/calendar/sessions-${[language, category].filter(Boolean).join('-')}.ics`;
}

/** How often a session was joined in each week. */
export interface MeetingJoins {
  /** Null: sessions that are deleted. */
  meetingId: string | null;
  title: string | null;
  titleEn: string | null;
  /** One for each of `MeetingAnalytics.weeks`. */
  joins: number[];
  total: number;
}

/** GET /api/zoom-meetings/analytics?weeks=12 */
export interface MeetingAnalytics {
  /** The Mondays of the weeks, `YYYY-MM-DD`, the present one last. */
  weeks: string[];
  /** Those with the most joins first, at most `ANALYTICS_MEETINGS`; sessions without any are left out. */
  meetings: MeetingJoins[];
  /** What all the others come to; null when there are none. */
  others: Pick<MeetingJoins, 'joins' | 'total'> | null;
  /** How many sessions were joined, those that are deleted left out. */
  joined: number;
  total: number;
  /** In as many weeks before those; null while nothing was counted that long ago. */
  totalBefore: number | null;
}
