import { useQueryClient } from '@tanstack/react-query';
import { WEEKDAYS, type TimeSlot } from '@vitral/contracts';
import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-values.ts';
import { useSchedule } from './use-schedule.ts';
import { scheduleQuery } from './zoom-meetings.queries.ts';

interface FirstSlotMomentOptions {
  control: Control<MeetingValues>;
  index: number;
  setTimes: (time: string, endTime: string) => void;
}

interface FirstSlotMoment {
  /** This slot as the server returned it; a slot that follows the first one has its times on the next date. */
  computed: TimeSlot | undefined;
  /** Sets the times of an additional slot without a time to the moment of the first slot in a zone. */
  prefill: (timezone: string) => void;
}

/** The moment of the first slot in the time zone of another one, converted by the server. */
export function useFirstSlotMoment({ control, index, setTimes }: FirstSlotMomentOptions): FirstSlotMoment {
  const queryClient = useQueryClient();
  const { data } = useSchedule(control);
  const [days, slots] = useWatch({ control, name: ['daysOfWeek', 'timeSlots'] });
  const typed = useRef('');
  useEffect(() => {
    typed.current = slots[index]?.time ?? '';
  });

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
  return { computed: data?.timeSlots[position], prefill };
}
