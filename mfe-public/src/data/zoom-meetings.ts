import {
  MEETING_CATEGORIES,
  type Language,
  type MeetingCategory,
  type MovedDate,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts';
import { readDays, readSlots, readTime } from '@vitral/schedule';
import { dateOf, idOf, isObject, objectsOf, textOf } from './json.ts';
import { phrase, type Phrase } from './phrase.ts';

/** A date that is cancelled or moved. */
export interface MeetingChange {
  /** The date by the week, `YYYY-MM-DD`. */
  date: string;
  /** Null: cancelled. */
  movedTo: MovedDate | null;
  reason: Phrase;
}

/** A live session as it is stored, in the page's language. */
export interface Meeting {
  id: string;
  title: Phrase;
  description: Phrase;
  category: MeetingCategory;
  days: Weekday[];
  slots: TimeSlot[];
  exceptions: MeetingChange[];
}

/** GET /api/zoom-meetings: the active ones. Rows that can't be named or placed in a week are dropped. */
export function readZoomMeetings(answer: unknown, language: Language): Meeting[] {
  return objectsOf(answer)
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

function readExceptions(stored: unknown, language: Language): MeetingChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isObject).flatMap((row) => {
    const date = dateOf(row.date);
    const movedTo = readMovedDate(row.movedTo);
    if (!date || movedTo === undefined) return [];
    return [{ date, movedTo, reason: phrase(textOf(row.reason), textOf(row.reasonEn), language) }];
  });
}

/** Undefined for what tells no date: the exception is then passed over rather than taken for a cancelled date. */
function readMovedDate(stored: unknown): MovedDate | null | undefined {
  if (stored === null) return null;
  if (!isObject(stored)) return undefined;
  const date = dateOf(stored.date);
  const time = readTime(stored.time);
  const endTime = readTime(stored.endTime);
  if (!date || time === null) return undefined;
  return { date, time, ...(endTime === null ? {} : { endTime }) };
}
