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

/** Wall-clock times ("HH:MM") in an IANA zone; an end before the start lies on the next day. */
export interface TimeSlot {
  timezone: string;
  time: string;
  endTime?: string;
}

/** A live session. Specification, section 3; lists are always answered as lists. */
export interface ZoomMeeting {
  id: string;
  title: string;
  titleEn: string | null;
  description: string;
  descriptionEn: string | null;
  category: MeetingCategory;
  zoomLink: string;
  daysOfWeek: Weekday[];
  timeSlots: TimeSlot[];
  isActive: boolean;
  version: number;
}

/** Visitors join through the counted redirect, so the link itself stays out. */
export type PublicZoomMeeting = Omit<ZoomMeeting, 'zoomLink' | 'isActive' | 'version'>;
