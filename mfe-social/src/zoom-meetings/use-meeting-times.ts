import { type Language, textIn } from '@vitral/sdk/contracts/languages';
import {
  WEEKDAYS,
  type MeetingOccurrence,
  type TimeSlot,
  type Weekday,
} from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { useMemo } from 'react';
import { isKnownZone } from './zones.ts';

/** Formats the dates and times of live sessions in the reader's language. */
export function useMeetingTimes() {
  const { language } = useTranslation().i18n;
  return useMemo(() => createMeetingTimes(language), [language]);
}

const DATE_AND_TIME = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const DAY_MS = 86_400_000;
/** 5 January 1970 */
const FIRST_MONDAY = 4 * DAY_MS;

function createMeetingTimes(language: string) {
  // Dates without a time are parsed as UTC, so they are formatted in UTC.
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const dayMonth = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const shortDay = (place: number) => short.format(FIRST_MONDAY + place * DAY_MS);
  return {
    /** 15 de marzo de 2027 */
    longDate: (date: string) => long.format(new Date(date)),
    /** lunes */
    weekday: (date: string) => weekday.format(new Date(date)),
    /** 15 mar */
    dayAndMonth: (date: string) => dayMonth.format(new Date(date)),
    /** lun–vie, or mar, jue */
    weekdays: (days: readonly Weekday[]) => {
      const places = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [place] : []));
      const [first = 0] = places;
      const last = places.at(-1) ?? 0;
      const isRange = places.length > 2 && last - first === places.length - 1;
      return isRange ? `${shortDay(first)}–${shortDay(last)}` : places.map(shortDay).join(', ');
    },
    /** mar, 24 nov, 18:00–19:30 in the given time zone */
    span: ({ start, end }: Pick<MeetingOccurrence, 'start' | 'end'>, zone: string) => {
      const timeZone = isKnownZone(zone) ? zone : 'UTC';
      const format = new Intl.DateTimeFormat(language, { ...DATE_AND_TIME, timeZone });
      return end === null
        ? format.format(new Date(start))
        : format.formatRange(new Date(start), new Date(end));
    },
  };
}

type SlotTimes = Pick<TimeSlot, 'time' | 'endTime'>;

/** 18:00–19:30 */
export const slotTimes = ({ time, endTime }: SlotTimes) => (endTime ? `${time}–${endTime}` : time);

/** Returns whether the end is on the next day, which is the case if it is not after the start. */
export const endsNextDay = ({ time, endTime }: SlotTimes) => Boolean(time && endTime && endTime <= time);

/** Returns the title of a live session in the reader's language. */
export function useMeetingTitle() {
  const { language } = useTranslation().i18n;
  return (meeting: object) => textIn(meeting, 'title', language as Language);
}
