import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import {
  Box,
  Button,
  Chip,
  Collapse,
  ConfirmDialog,
  ItemMenu,
  NavigationIcon,
  Stack,
  Typography,
  type ItemMenuEntry,
} from '@vitral/ui';
import { useId, useState } from 'react';
import { ExceptionReason } from './dateless-exceptions.tsx';
import { MeetingExceptionDialog } from './meeting-exception-dialog.tsx';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { useDeleteException } from './zoom-meetings.queries.ts';

/** The dialog over the list: cancels or moves a date, or edits or deletes the exception of one. */
type Task = { date: MeetingOccurrence } & (
  { kind: 'cancel' | 'move'; exception?: MeetingException } | { kind: 'restore'; exception: MeetingException }
);

/** The coming dates of a live session, each of which can be cancelled, moved or restored. */
export function MeetingDates({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const title = useMeetingTitle()(meeting);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  if (meeting.dates.length === 0) return null;
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('zoom-meetings.dates.of', { title })}
        startIcon={<NavigationIcon name="event" />}
        endIcon={
          <NavigationIcon name="expand_more" sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('zoom-meetings.dates.title')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box
          component="ul"
          aria-label={t('zoom-meetings.dates.of', { title })}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {meeting.dates.map((date) => (
            <DateRow
              key={date.date}
              date={date}
              exception={meeting.exceptions.find((exception) => exception.date === date.date)}
              onChoose={setTask}
            />
          ))}
        </Box>
      </Collapse>
      {task?.kind === 'restore' && <RestoreDialog meeting={meeting} {...task} onClose={close} />}
      {task && task.kind !== 'restore' && (
        <MeetingExceptionDialog meeting={meeting} {...task} onClose={close} />
      )}
    </Box>
  );
}

interface DateRowProps {
  date: MeetingOccurrence;
  /** Set if the date is cancelled or moved. */
  exception: MeetingException | undefined;
  onChoose: (task: Task) => void;
}

/** An upcoming date with its exception, if any, and its actions. */
function DateRow({ date, exception, onChoose }: DateRowProps) {
  const { t } = useTranslation('mfe-social');
  const { span, longDate } = useMeetingTimes();
  const entries: ItemMenuEntry[] = exception
    ? [
        {
          label: t('zoom-meetings.dates.edit'),
          icon: 'edit',
          onClick: () => onChoose({ kind: exception.movedTo ? 'move' : 'cancel', date, exception }),
        },
        {
          label: t('zoom-meetings.dates.restore'),
          icon: 'undo',
          onClick: () => onChoose({ kind: 'restore', date, exception }),
        },
      ]
    : [
        {
          label: t('zoom-meetings.dates.move'),
          icon: 'schedule',
          onClick: () => onChoose({ kind: 'move', date }),
        },
        {
          label: t('zoom-meetings.dates.cancel'),
          icon: 'event_busy',
          isDestructive: true,
          onClick: () => onChoose({ kind: 'cancel', date }),
        },
      ];
  const isCancelled = date.status === 'cancelled';
  return (
    <Stack component="li" direction="row" spacing={1} sx={ROW}>
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
        >
          <Typography
            component={isCancelled ? 's' : 'span'}
            variant="body2"
            color={isCancelled ? 'textSecondary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {span(date, date.timezone)}
          </Typography>
          {date.status !== 'held' && (
            <Chip
              size="small"
              variant="outlined"
              color={isCancelled ? 'error' : 'info'}
              label={t(`zoom-meetings.dates.${date.status}`)}
            />
          )}
        </Stack>
        {exception && <ExceptionReason exception={exception} />}
        {date.status === 'moved' && (
          <Typography variant="body2" color="textSecondary">
            {t('zoom-meetings.dates.insteadOf', { date: longDate(date.date) })}
          </Typography>
        )}
      </Box>
      <ItemMenu label={t('zoom-meetings.dates.actions', { date: longDate(date.date) })} entries={entries} />
    </Stack>
  );
}

const ROW = { alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' };

interface RestoreDialogProps {
  meeting: ZoomMeeting;
  date: MeetingOccurrence;
  exception: MeetingException;
  onClose: () => void;
}

function RestoreDialog({ meeting, date, exception, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { mutate, isPending } = useDeleteException(meeting.id);
  return (
    <ConfirmDialog
      open
      title={t('zoom-meetings.dates.restoreTitle')}
      text={t('zoom-meetings.dates.restoreText', { date: longDate(date.date) })}
      confirmLabel={t('zoom-meetings.dates.restore')}
      isPending={isPending}
      onConfirm={() => mutate(exception, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
