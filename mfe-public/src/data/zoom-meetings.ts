import {
  MEETING_CATEGORIES,
  type Language,
  type MeetingCategory,
  type MovedOccurrence,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts';
import { readDays, readSlots, readTime } from '@vitral/schedule';
import { dateOf, idOf, isObject, objectsOf, textOf } from './json.ts';
import { phrase, type Phrase } from './phrase.ts';

/** A meeting exception in the page's language. */
export interface MeetingException {
  /** Regular date, `YYYY-MM-DD`. */
  date: string;
  /** Null for a cancelled date. */
  movedTo: MovedOccurrence | null;
  reason: Phrase;
}

/** A live session as stored, in the page's language. */
export interface Meeting {
  id: string;
  title: Phrase;
  description: Phrase;
  category: MeetingCategory;
  days: Weekday[];
  slots: TimeSlot[];
  exceptions: MeetingException[];
}

/** Parses GET /api/zoom-meetings; rows without a name or a weekday are left out. */
export function readZoomMeetings(response: unknown, language: Language): Meeting[] {
  return objectsOf(response)
    .filter((row) => row.isActive !== false)
    .flatMap((row) => {
      const id = idOf(row);
      const category = MEETING_CATEGORIES.find((known) => known === row.category);
      const title = phrase(textOf(row.title), textOf(row.titleEn), language);
      if (!id || !category || !title.children) return [];
      const description = phrase(textOf(row.description), textOf(row.descriptionEn), language);
      return [
        {
          id,
          title,
          description,
          category,
          days: readDays(row.daysOfWeek),
          slots: readSlots(row.timeSlots),
          exceptions: readExceptions(row.exceptions, language),
        },
      ];
    });
}

function readExceptions(stored: unknown, language: Language): MeetingException[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isObject).flatMap((row) => {
    const date = dateOf(row.date);
    const movedTo = readMovedDate(row.movedTo);
    if (!date || movedTo === undefined) return [];
    return [{ date, movedTo, reason: phrase(textOf(row.reason), textOf(row.reasonEn), language) }];
  });
}

/** Returns undefined for invalid values, so that the exception is skipped instead of shown as cancelled. */
function readMovedDate(stored: unknown): MovedOccurrence | null | undefined {
  if (stored === null) return null;
  if (!isObject(stored)) return undefined;
  const date = dateOf(stored.date);
  const time = readTime(stored.time);
  const endTime = readTime(stored.endTime);
  if (!date || time === null) return undefined;
  return { date, time, ...(endTime === null ? {} : { endTime }) };
}
