import {
  contentLanguage,
  type Language,
  type MeetingCategory,
  type MovedOccurrence,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts';

/** The fields of a live session that calendars need. */
export interface CalendarMeeting {
  id: string;
  title: string;
  titleEn: string | null;
  description: string;
  descriptionEn: string | null;
  category: MeetingCategory;
  days: Weekday[];
  slots: TimeSlot[];
  exceptions: CalendarException[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export interface CalendarException {
  date: string;
  movedTo: MovedOccurrence | null;
  reason: string;
  reasonEn: string | null;
  updatedAt: Date;
  version: number;
}

/** Returns the text for readers of `language`, or the other language's text when that is missing. */
export function textFor(language: Language, spanish: string, english: string | null): string {
  const [first, second] = contentLanguage(language) === 'en' ? [english, spanish] : [spanish, english];
  return first || second || '';
}
