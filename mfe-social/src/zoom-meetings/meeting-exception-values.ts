import type {
  MeetingOccurrence,
  MeetingException,
  MeetingExceptionInput,
  ZoomMeeting,
} from '@vitral/contracts';

/** The values of the form for a cancelled or moved date. */
export interface ExceptionValues {
  date: string;
  time: string;
  endTime: string;
  reason: string;
  reasonEn: string;
}

/** The start values: the scheduled date and times of the first zone. */
export function startValues(
  { timeSlots }: ZoomMeeting,
  { date, timezone }: MeetingOccurrence,
): ExceptionValues {
  const slot = timeSlots.find((candidate) => candidate.timezone === timezone);
  return { date, time: slot?.time ?? '', endTime: slot?.endTime ?? '', reason: '', reasonEn: '' };
}

export function toValues({ movedTo, reason, reasonEn }: MeetingException): ExceptionValues {
  const { date = '', time = '', endTime = '' } = movedTo ?? {};
  return { date, time, endTime, reason, reasonEn: reasonEn ?? '' };
}

/** The request body for the scheduled date that is cancelled or moved. */
export function toInput(date: string, isMove: boolean, values: ExceptionValues): MeetingExceptionInput {
  const { time, endTime } = values;
  const place = endTime ? { date: values.date, time, endTime } : { date: values.date, time };
  return {
    date,
    movedTo: isMove ? place : null,
    reason: values.reason.trim(),
    reasonEn: values.reasonEn.trim() || null,
  };
}
