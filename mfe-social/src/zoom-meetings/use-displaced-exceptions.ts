import { isApiError } from '@vitral/api-client';
import type { DisplacedException, ZoomMeetingUpdate } from '@vitral/contracts';
import { useState } from 'react';

/** The choice for meeting exceptions that no longer fit the schedule. */
export type DisplacedChoice = 'keep' | 'remove';

/** State of the 409 response that lists meeting exceptions which no longer fit, and the choice to keep or remove them. */
export function useDisplacedExceptions() {
  const [dates, setDates] = useState<DisplacedException[]>([]);
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
    /** Sent with the values. */
    decision,
    /** Stores the dates of such a response and resets the choice; returns false for other errors. */
    asks(error: Error): boolean {
      if (!isApiError(error) || error.code !== 'zoom-meetings.displaced-dates') return false;
      setDates(error.params.dates as DisplacedException[]);
      setChoice(null);
      return true;
    },
  };
}
