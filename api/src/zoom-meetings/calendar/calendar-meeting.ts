import {
  contentLanguage,
  type Language,
  type MeetingCategory,
  type MovedDate,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts';

/** A session as calendars need it. */
export interface CalendarSession {
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
  movedTo: MovedDate | null;
  reason: string;
  reasonEn: string | null;
  updatedAt: Date;
  version: number;
}

/** The text for readers of `language`, or the other one where that is all there is. */
export function textFor(language: Language, spanish: string, english: string | null): string {
  const [first, second] = contentLanguage(language) === 'en' ? [english, spanish] : [spanish, english];
  return first || second || '';
}
