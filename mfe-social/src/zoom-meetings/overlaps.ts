import type { MeetingOccurrence, ZoomMeeting } from '@vitral/contracts/zoom-meetings';

/** Milliseconds for which a date without an end counts as running. */
const OPEN_END_MS = 3_600_000;

/** A date of a live session at which another one uses the same link. */
export interface Overlap {
  date: MeetingOccurrence;
  other: ZoomMeeting;
}

/** Returns the first coming date on which another active live session with the same link is held at the same time; null without any. */
export function findOverlap(meeting: ZoomMeeting, all: ZoomMeeting[]): Overlap | null {
  if (!meeting.isActive) return null;
  const others = all.filter(
    ({ id, isActive, zoomLink }) => id !== meeting.id && isActive && zoomLink === meeting.zoomLink,
  );
  for (const date of heldDates(meeting)) {
    const other = others.find((candidate) => heldDates(candidate).some((one) => doOverlap(one, date)));
    if (other) return { date, other };
  }
  return null;
}

const heldDates = ({ dates }: ZoomMeeting) => dates.filter(({ status }) => status !== 'cancelled');

const doOverlap = (one: MeetingOccurrence, other: MeetingOccurrence) =>
  Date.parse(one.start) < endOf(other) && Date.parse(other.start) < endOf(one);

const endOf = ({ start, end }: MeetingOccurrence) =>
  end ? Date.parse(end) : Date.parse(start) + OPEN_END_MS;
