import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-input.ts';
import { useRested } from './use-rested.ts';
import { scheduleQuery } from './zoom-meetings.queries.ts';

/** When the session would be held as it is written now: asked once for all who want to know. */
export function useSchedule(control: Control<MeetingValues>) {
  const [daysOfWeek, slots] = useWatch({ control, name: ['daysOfWeek', 'timeSlots'] });
  const draft = useRested({ daysOfWeek, timeSlots: completeSlots(slots) });
  const isTellable = draft.daysOfWeek.length > 0 && draft.timeSlots.length > 0;
  const { data, isError } = useQuery({
    ...scheduleQuery(draft),
    enabled: isTellable,
    placeholderData: keepPreviousData,
  });
  return { draft, isTellable, data, isError };
}
