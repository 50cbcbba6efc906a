import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { WEEKDAYS } from '@vitral/sdk/contracts/zoom-meetings';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-values.ts';
import { scheduleQuery } from './zoom-meetings.queries.ts';

/** The schedule of the edited live session, computed by the server; components share one request. */
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

/** Returns the value after 400 ms without a change; values are compared as JSON. */
function useDebounced<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(debounced) as Value;
}

interface FirstSlotMomentOptions {
  control: Control<MeetingValues>;
  index: number;
  setTimes: (time: string, endTime: string) => void;
}

/** The moment of the first slot in the time zone of another slot, converted by the server. */
export function useFirstSlotMoment({ control, index, setTimes }: FirstSlotMomentOptions) {
  const queryClient = useQueryClient();
  const { data } = useSchedule(control);
  const [days, slots] = useWatch({ control, name: ['daysOfWeek', 'timeSlots'] });
  const typed = useRef('');
  useEffect(() => {
    typed.current = slots[index]?.time ?? '';
  });

  /** Fills in the times of an additional slot that has none: the moment of the first slot in its zone. */
  const prefill = (timezone: string) => {
    const [first] = completeSlots(slots.slice(0, 1));
    if (index === 0 || !first || !timezone || typed.current) return;
    const draft = {
      daysOfWeek: days.length > 0 ? days : [...WEEKDAYS],
      timeSlots: [first, { timezone, time: '', follows: true as const }],
    };
    queryClient.fetchQuery(scheduleQuery(draft)).then(
      ({ timeSlots: [, converted] }) => {
        if (converted && !typed.current) setTimes(converted.time, converted.endTime ?? '');
      },
      // SchedulePreview reports the failure; the times can be typed.
      () => undefined,
    );
  };
  const position = completeSlots(slots.slice(0, index + 1)).length - 1;
  // The times of a slot that follows the first one, on the next date.
  return { computed: data?.timeSlots[position], prefill };
}
