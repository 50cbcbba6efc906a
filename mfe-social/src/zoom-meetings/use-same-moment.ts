import { useQueryClient } from '@tanstack/react-query';
import { WEEKDAYS, type TimeSlot } from '@vitral/contracts';
import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-input.ts';
import { useSchedule } from './use-schedule.ts';
import { scheduleQuery } from './zoom-meetings.queries.ts';

interface SameMomentOptions {
  control: Control<MeetingValues>;
  index: number;
  setTimes: (time: string, endTime: string) => void;
}

interface SameMoment {
  /** What the server says of this slot: of one that follows the first, its times on the next date. */
  same: TimeSlot | undefined;
  /** Gives a further slot that has no time yet the moment of the first one in a zone. */
  prefill: (timezone: string) => void;
}

/** A further slot and the moment of the first one, which the server turns into times: it knows the zones. */
export function useSameMoment({ control, index, setTimes }: SameMomentOptions): SameMoment {
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
      ({ timeSlots: [, found] }) => {
        if (found && !typed.current) setTimes(found.time, found.endTime ?? '');
      },
      // The preview says that nothing can be told now; the times can be typed.
      () => undefined,
    );
  };
  const position = completeSlots(slots.slice(0, index + 1)).length - 1;
  return { same: data?.timeSlots[position], prefill };
}
