import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-values.ts';
import { useDebounced } from './use-debounced.ts';
import { scheduleQuery } from './zoom-meetings.queries.ts';

/** The schedule of the edited session, computed by the server; components share one request. */
export function useSchedule(control: Control<MeetingValues>) {
  const [daysOfWeek, slots] = useWatch({ control, name: ['daysOfWeek', 'timeSlots'] });
  const draft = useDebounced({ daysOfWeek, timeSlots: completeSlots(slots) });
  const isComplete = draft.daysOfWeek.length > 0 && draft.timeSlots.length > 0;
  const { data, isError } = useQuery({
    ...scheduleQuery(draft),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
  return { draft, isComplete, data, isError };
}
