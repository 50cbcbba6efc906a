import { useDroppable } from '@dnd-kit/core';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Typography } from '@vitral/sdk/ui';
import type { DateTask } from '../date-tasks.tsx';
import { useMeetingTimes } from '../use-meeting-times.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { type CalendarDay, conflictOf } from './week-dates.ts';

interface CalendarDayColumnProps {
  day: CalendarDay;
  /** All days of the week, on which dates may conflict. */
  days: CalendarDay[];
  zone: string;
  now: number;
  onChoose: (meeting: ZoomMeeting, task: DateTask) => void;
}

/** A day of the calendar, on which dates can be dropped. */
export function CalendarDayColumn({ day, days, onChoose, ...place }: CalendarDayColumnProps) {
  const { t } = useTranslation('mfe-social');
  const { dayAndMonth, weekday } = useMeetingTimes();
  const { setNodeRef, isOver } = useDroppable({ id: day.day });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-current={day.isToday ? 'date' : undefined}
      sx={{ ...DAY, ...(isOver && { outline: '2px solid', outlineColor: 'primary.main' }) }}
    >
      <Typography
        variant="subtitle2"
        component="h3"
        sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {`${weekday(day.day)} ${dayAndMonth(day.day)}`}{' '}
        {day.isToday && <Chip size="small" color="primary" label={t('zoom-meetings.calendar.isToday')} />}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {day.dates.map((date) => (
          <CalendarEntry
            key={`${date.meeting.id} ${date.at} ${date.kind}`}
            date={date}
            conflict={conflictOf(date, days)}
            onChoose={(task) => onChoose(date.meeting, task)}
            {...place}
          />
        ))}
      </Box>
    </Box>
  );
}

const DAY = {
  minHeight: { md: 220 },
  minWidth: 0,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
