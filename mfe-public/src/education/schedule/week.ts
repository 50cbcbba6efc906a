import type { Language } from '@vitral/contracts/languages';
import { WEEKDAYS } from '@vitral/contracts/zoom-meetings';
import { firstValidSlot } from '@vitral/schedule';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { weekdayName } from './meetings.ts';
import { timesIn } from './times.ts';

export type WeekDay = ReturnType<typeof weekOf>[number];

/** Returns the live sessions of each weekday, Monday to Saturday; Sunday only if it has one. */
export function weekOf(meetings: Meeting[], language: Language) {
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

function entryOf({ id, slots }: Meeting, language: Language) {
  const slot = firstValidSlot(slots);
  if (!slot) return [];
  const [hour = 0, minute = 0] = slot.time.split(':').map(Number);
  const minutes = hour * 60 + minute;
  // Formatted as UTC, because `minutes` already is the wall-clock time of the slot's zone.
  const time = timesIn('UTC', { start: minutes * 60_000, end: null }, language);
  return [{ minute: minutes, entry: { id, time, zone: slot.timezone } }];
}
