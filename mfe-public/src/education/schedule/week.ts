import { WEEKDAYS, type Language, type MeetingCategory, type Weekday } from '@vitral/contracts';
import { firstValidSlot } from '@vitral/schedule';
import type { Phrase } from '../../data/phrase.ts';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { weekdayName } from './sessions.ts';
import { timesIn } from './times.ts';

export interface WeekEntry {
  id: string;
  title: Phrase;
  category: MeetingCategory;
  /** Start on the wall clock of `zone`. */
  time: string;
  zone: string;
}

export interface WeekDay {
  day: Weekday;
  name: string;
  entries: WeekEntry[];
}

/** Returns the live sessions of each weekday, Monday to Saturday; Sunday only if it has one. */
export function weekOf(meetings: Meeting[], language: Language): WeekDay[] {
  return WEEKDAYS.map((day, position) => ({
    day,
    name: weekdayName(position, language),
    entries: meetings
      .filter(({ days }) => days.includes(day))
      .flatMap((meeting) => entryOf(meeting, language))
      .toSorted((one, other) => one.minute - other.minute)
      .map(({ entry }) => entry),
  })).filter(({ day, entries }) => day !== 'sunday' || entries.length > 0);
}

function entryOf({ id, title, category, slots }: Meeting, language: Language) {
  const slot = firstValidSlot(slots);
  if (!slot) return [];
  const [hour = 0, minute = 0] = slot.time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  const time = timesIn('UTC', { start: minutes * 60_000, end: null }, language);
  return [{ minute: minutes, entry: { id, title, category, time, zone: slot.timezone } }];
}
