import {
  MEETING_CATEGORIES,
  type Language,
  type MeetingCategory,
  type TimeSlot,
  type Weekday,
} from '@vitral/contracts';
import { readDays, readSlots } from '@vitral/schedule';
import { idOf, objectsOf, textOf } from './json.ts';
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
        { id, title, description, category, days: readDays(row.daysOfWeek), slots: readSlots(row.timeSlots) },
      ];
    });
}
