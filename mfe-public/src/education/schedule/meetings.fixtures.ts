import type { TimeSlot, Weekday } from '@vitral/sdk/contracts/zoom-meetings';
import type { Meeting, MeetingException } from '../../data/zoom-meetings.ts';

/** A live session for specs, whose texts are its id; null for one without a slot. */
export function meeting(
  id: string,
  days: Weekday[],
  slot: TimeSlot | null,
  ...exceptions: MeetingException[]
): Meeting {
  const title = { lang: 'es' as const, children: id };
  return {
    id,
    slug: id,
    title,
    description: title,
    category: 'health',
    image: null,
    leaderId: '',
    registration: null,
    days,
    slots: slot ? [slot] : [],
    exceptions,
  };
}
