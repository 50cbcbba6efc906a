import type { MeetingDate, MeetingException, MeetingExceptionInput, ZoomMeeting } from '@vitral/contracts';

/** A cancelled or moved date as its form has it. */
export interface DateChangeValues {
  date: string;
  time: string;
  endTime: string;
  reason: string;
  reasonEn: string;
}

export const FIELDS: readonly (keyof DateChangeValues)[] = ['date', 'time', 'endTime', 'reason', 'reasonEn'];

/** To begin with, a date is moved to where it is. */
export function blankChange({ timeSlots }: ZoomMeeting, { date, timezone }: MeetingDate): DateChangeValues {
  const slot = timeSlots.find((candidate) => candidate.timezone === timezone);
  return { date, time: slot?.time ?? '', endTime: slot?.endTime ?? '', reason: '', reasonEn: '' };
}

export function toValues({ movedTo, reason, reasonEn }: MeetingException): DateChangeValues {
  const { date = '', time = '', endTime = '' } = movedTo ?? {};
  return { date, time, endTime, reason, reasonEn: reasonEn ?? '' };
}

/** What is sent for the date of the week that is cancelled or moved. */
export function toInput(date: string, isMove: boolean, values: DateChangeValues): MeetingExceptionInput {
  const { time, endTime } = values;
  const place = endTime ? { date: values.date, time, endTime } : { date: values.date, time };
  return {
    date,
    movedTo: isMove ? place : null,
    reason: values.reason.trim(),
    reasonEn: values.reasonEn.trim() || null,
  };
}
