import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from '@vitral/sdk/i18n';
import { dateAt, timeAt } from '@vitral/sdk/schedule';
import { Box, Chip, Icon, IconButton, Typography } from '@vitral/sdk/ui';
import { ItemLink } from '@vitral/sdk/ui/forms';
import type { PointerEvent } from 'react';
import { DateMenu, type DateTask } from '../date-tasks.tsx';
import { ExceptionReason } from '../unscheduled-exceptions.tsx';
import { useMeetingTimes, useMeetingTitle } from '../use-meeting-times.ts';
import { datesPart } from '../zoom-meetings.queries.ts';
import { type CalendarDate, type conflictOf, isOff } from './week-dates.ts';

interface CalendarEntryProps {
  date: CalendarDate;
  /** Conflict with another date at the same time. */
  conflict: ReturnType<typeof conflictOf>;
  zone: string;
  now: number;
  onChoose: (task: DateTask) => void;
}

/** A date of a live session in the calendar: its time, its title, what changed, and its actions. */
export function CalendarEntry({ date, conflict, zone, now, onChoose }: CalendarEntryProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { meeting, occurrence, exception, kind, at } = date;
  const title = useMeetingTitle()(meeting);
  const isHeld = !isOff(date);
  const id = `${meeting.id} ${occurrence.date}`;
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id,
    data: date,
    disabled: !isHeld,
  });
  // Dragging a finger over the entry scrolls the page; only the handle drags the entry.
  const dragByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') listeners?.['onPointerDown']?.(event);
  };
  const Text = isHeld ? 'span' : 's';
  return (
    <Box
      component="li"
      {...(isHeld && { ref: setNodeRef, onPointerDown: dragByMouse })}
      // Otherwise the browser would drag the link.
      onDragStart={(event) => event.preventDefault()}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      sx={{ ...ENTRY, ...(isDragging && LIFTED), ...(isHeld && { cursor: 'grab' }) }}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'break-word', hyphens: 'auto' }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Text>{timeAt(at, zone)}</Text>
        </Typography>
        <Typography variant="body2" component={Text} sx={{ fontWeight: 600, display: 'block' }}>
          <ItemLink id={occurrence.date} part={datesPart(meeting.id)}>
            {title}
          </ItemLink>
        </Typography>
        <Notes date={date} isLive={isHeld && occurrence.start <= now && now < occurrence.until} zone={zone} />
        {conflict && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={t(`zoom-meetings.calendar.overlap.${conflict}`)}
          />
        )}
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', mr: -0.5 }}>
        {kind !== 'moved-away' && (
          <DateMenu
            meetingId={meeting.id}
            date={{ date: occurrence.date, timezone: occurrence.zone }}
            exception={exception}
            onChoose={onChoose}
          />
        )}
        {isHeld && (
          <IconButton
            size="small"
            {...attributes}
            {...listeners}
            sx={{ touchAction: 'none' }}
            aria-label={t('zoom-meetings.calendar.drag', { title, date: longDate(dateAt(at, zone)) })}
          >
            <Icon name="drag_indicator" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

const ENTRY = {
  display: 'flex',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  position: 'relative',
};
const LIFTED = { zIndex: 2, boxShadow: 6 };

/** Says that a date is live, cancelled with its reason, moved from another day, or moved away. */
function Notes({ date, isLive, zone }: { date: CalendarDate; isLive: boolean; zone: string }) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { kind, occurrence, exception } = date;
  if (isLive) return <Chip size="small" color="error" label={t('zoom-meetings.calendar.live')} />;
  if (kind === 'held') return null;
  const text = {
    cancelled: () => t('zoom-meetings.dates.cancelled'),
    moved: () => t('zoom-meetings.dates.insteadOf', { date: longDate(occurrence.date) }),
    'moved-away': () =>
      t('zoom-meetings.calendar.movedAway', { date: longDate(dateAt(occurrence.start, zone)) }),
  }[kind];
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text()}
      </Typography>
      {kind === 'cancelled' && exception && <ExceptionReason exception={exception} />}
    </>
  );
}
