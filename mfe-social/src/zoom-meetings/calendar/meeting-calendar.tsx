import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { addDays, dateAt } from '@vitral/sdk/schedule';
import { Box, Button, Icon, IconButton, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { DateTaskDialog, type DateTask } from '../date-tasks.tsx';
import { useMeetingTimes } from '../use-meeting-times.ts';
import { browserZone, zoneName } from '../zones.ts';
import { CalendarDayColumn } from './calendar-day.tsx';
import { useDateDragging } from './date-dragging.ts';
import { type CalendarDate, mondayOf, placeOn, weekDates } from './week-dates.ts';

type MeetingTask = DateTask & { meeting: ZoomMeeting };

/** Shows the active live sessions by week in the reader's zone. A date that is dragged to another day is moved, with a reason. */
export function MeetingCalendar({ meetings }: { meetings: ZoomMeeting[] }) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const zone = browserZone();
  const [now] = useState(Date.now);
  const thisMonday = mondayOf(dateAt(now, zone));
  const [monday, setMonday] = useState(thisMonday);
  const [task, setTask] = useState<MeetingTask | null>(null);
  const days = weekDates(
    meetings.filter(({ isActive }) => isActive),
    { zone, monday, now },
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const date = active.data.current as CalendarDate | undefined;
    if (!date || !over || dateAt(date.at, zone) === over.id) return;
    const { meeting, exception, occurrence } = date;
    const place = placeOn(date, String(over.id), zone);
    setTask({ meeting, exception, kind: 'move', date: toDate(occurrence), place });
  };
  return (
    <DndContext {...useDateDragging()} onDragEnd={drop}>
      <Stack direction="row" useFlexGap sx={HEAD}>
        <Typography variant="h2" aria-live="polite">
          {t('zoom-meetings.calendar.week', { date: longDate(monday) })}
        </Typography>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('zoom-meetings.calendar.zone', { zone: zoneName(zone) })}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Button disabled={monday === thisMonday} onClick={() => setMonday(thisMonday)}>
            {t('zoom-meetings.calendar.today')}
          </Button>
          <IconButton
            aria-label={t('zoom-meetings.calendar.previous')}
            disabled={monday === thisMonday}
            onClick={() => setMonday(addDays(monday, -7))}
          >
            <Icon name="arrow_back" />
          </IconButton>
          <IconButton
            aria-label={t('zoom-meetings.calendar.following')}
            onClick={() => setMonday(addDays(monday, 7))}
          >
            <Icon name="arrow_back" sx={{ transform: 'scaleX(-1)' }} />
          </IconButton>
        </Box>
      </Stack>
      <Box component="ol" aria-label={t('zoom-meetings.calendar.label')} sx={WEEK}>
        {days.map((day) => (
          <CalendarDayColumn
            key={day.day}
            day={day}
            days={days}
            zone={zone}
            now={now}
            onChoose={(meeting, chosen) => setTask({ ...chosen, meeting })}
          />
        ))}
      </Box>
      {task && <DateTaskDialog meeting={task.meeting} task={task} onClose={() => setTask(null)} />}
    </DndContext>
  );
}

const toDate = ({ date, zone }: CalendarDate['occurrence']) => ({ date, timezone: zone });

const HEAD = { flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };

const WEEK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { md: 'repeat(7, minmax(0, 1fr))' },
};
