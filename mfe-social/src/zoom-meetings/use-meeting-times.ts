import type { MeetingDate, TimeSlot } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useMemo } from 'react';
import { isKnownZone } from './zones.ts';

export type MeetingTimes = ReturnType<typeof createMeetingTimes>;

/** When sessions are held, as readers of the language write it. */
export function useMeetingTimes(): MeetingTimes {
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

function createMeetingTimes(language: string) {
  // A date without a time is told of where it is that date: in a zone without any offset.
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const tick = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    /** 15 de marzo de 2027 */
    longDate: (date: string) => long.format(new Date(date)),
    /** lun, 15 mar */
    shortDate: (date: string) => short.format(new Date(date)),
    /** 15 mar */
    dayAndMonth: (date: string) => tick.format(new Date(date)),
    /** mar, 24 nov, 18:00–19:30 on the wall clock of a zone. */
    span: ({ start, end }: Pick<MeetingDate, 'start' | 'end'>, zone: string) => {
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

/** An end that is not after the start lies on the next day. */
export const endsNextDay = ({ time, endTime }: SlotTimes) => Boolean(time && endTime && endTime <= time);
