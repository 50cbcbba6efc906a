import type { MeetingOccurrence, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';

/** Milliseconds for which a date without an end counts as running. */
const OPEN_END_MS = 3_600_000;

/** A date of a live session at which another live session uses the same link or has the same leader. */
export interface Overlap {
  date: MeetingOccurrence;
  other: ZoomMeeting;
  shared: 'link' | 'leader';
}

/**
 * Returns the first coming date on which another active live session with the same link or leader is held at the same
 * time; null if there is none.
 */
export function findOverlap(meeting: ZoomMeeting, all: ZoomMeeting[]): Overlap | null {
  if (!meeting.isActive) return null;
  const others = all.flatMap((other) => {
    const shared = other.id !== meeting.id && other.isActive && sharedBy(meeting, other);
    return shared ? [{ other, shared }] : [];
  });
  for (const date of heldDates(meeting)) {
    const found = others.find(({ other }) => heldDates(other).some((one) => doOverlap(one, date)));
    if (found) return { date, ...found };
  }
  return null;
}

/** Returns what two live sessions have in common that only one can use at a time; null for nothing. */
export function sharedBy(one: ZoomMeeting, other: ZoomMeeting): Overlap['shared'] | null {
  if (one.zoomLink !== '' && one.zoomLink === other.zoomLink) return 'link';
  return one.leaderId !== null && one.leaderId === other.leaderId ? 'leader' : null;
}

const heldDates = ({ dates }: ZoomMeeting) => dates.filter(({ status }) => status !== 'cancelled');

const doOverlap = (one: MeetingOccurrence, other: MeetingOccurrence) => isAtOnce(spanOf(one), spanOf(other));

const spanOf = ({ start, end }: MeetingOccurrence) => ({
  start: Date.parse(start),
  end: end === null ? null : Date.parse(end),
});

/** Milliseconds since 1970; the end is null if it is unknown. */
interface Span {
  start: number;
  end: number | null;
}

export const isAtOnce = (one: Span, other: Span) => one.start < endOf(other) && other.start < endOf(one);

const endOf = ({ start, end }: Span) => end ?? start + OPEN_END_MS;
