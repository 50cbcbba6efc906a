import { isApiError } from '@vitral/api-client';
import type { DisplacedDate, ZoomMeetingUpdate } from '@vitral/contracts';
import { useState } from 'react';

/** What becomes of changed dates that lose their place. */
export type DisplacedChoice = 'keep' | 'remove';

/** The server's question of what becomes of changed dates, which it answers a save with, and the answer to it. */
export function useDisplacedDates() {
  const [dates, setDates] = useState<DisplacedDate[]>([]);
  const [choice, setChoice] = useState<DisplacedChoice | null>(null);
  const ids = dates.map(({ id }) => id);
  const decision: Pick<ZoomMeetingUpdate, 'keptDates' | 'removedDates'> = {
    ...(choice === 'keep' && { keptDates: ids }),
    ...(choice === 'remove' && { removedDates: ids }),
  };
  return {
    dates,
    choice,
    setChoice,
    /** To be sent along with the values. */
    decision,
    /** Whether a save failed for want of an answer. One that was given for other dates counts no more. */
    asks(error: Error): boolean {
      if (!isApiError(error) || error.code !== 'zoom-meetings.displaced-dates') return false;
      setDates(error.params.dates as DisplacedDate[]);
      setChoice(null);
      return true;
    },
  };
}
