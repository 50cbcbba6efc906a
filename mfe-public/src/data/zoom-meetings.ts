import { MEETING_CATEGORIES, WEEKDAYS, type Language, type MeetingCategory } from '@vitral/contracts';
import type { TimeSlot, Weekday } from '@vitral/contracts';
import { idOf, isObject, objectsOf, textOf, textsOf, type JsonObject } from './json.ts';
import { phrase, type Phrase } from './phrase.ts';

/** A live session as it is stored, in the page's language. */
export interface Meeting {
  id: string;
  title: Phrase;
  description: Phrase;
  category: MeetingCategory;
  days: Weekday[];
  slots: TimeSlot[];
}

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

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
      return [{ id, title, description, category, days: readDays(row), slots: readSlots(row) }];
    });
}

function readDays({ daysOfWeek }: JsonObject): Weekday[] {
  const listed = textsOf(listOf(daysOfWeek));
  return WEEKDAYS.filter((day) => listed.includes(day));
}

/** Old slots call their time `startTime`. Specification, section 3. */
function readSlots({ timeSlots }: JsonObject): TimeSlot[] {
  return listOf(timeSlots)
    .filter(isObject)
    .flatMap((slot) => {
      const timezone = textOf(slot.timezone);
      const time = textOf(slot.time) || textOf(slot.startTime);
      const endTime = textOf(slot.endTime);
      if (!timezone || !TIME.test(time)) return [];
      return [{ timezone, time, ...(TIME.test(endTime) ? { endTime } : {}) }];
    });
}

/** Lists come as they are or as their JSON text. */
function listOf(stored: unknown): unknown[] {
  if (Array.isArray(stored)) return stored;
  try {
    const value: unknown = JSON.parse(textOf(stored));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
