import type { MeetingOccurrence, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';

/** Returns the next date on which a live session is held. */
export const nextDate = ({ dates }: ZoomMeeting): MeetingOccurrence | undefined =>
  dates.find(({ status }) => status !== 'cancelled');

/** Orders live sessions by their next date, then those without one; inactive ones come last. */
export const byNextDate = (one: ZoomMeeting, other: ZoomMeeting): number =>
  Number(other.isActive) - Number(one.isActive) || startOf(one) - startOf(other);

function startOf(meeting: ZoomMeeting): number {
  const next = nextDate(meeting);
  return next ? Date.parse(next.start) : Number.MAX_SAFE_INTEGER;
}
