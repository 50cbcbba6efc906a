import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Chip, ConfirmDialog, Icon, Stack, Typography, type IconName } from '@vitral/ui';
import { Collapse, ItemMenu, type ItemMenuEntry } from '@vitral/ui/data';
import { useId, useState } from 'react';
import { ExceptionReason } from './unscheduled-exceptions.tsx';
import { MeetingExceptionDialog } from './meeting-exception-dialog.tsx';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { useDeleteException } from './zoom-meetings.queries.ts';

/** The dialog over the list: cancels or moves an occurrence, edits its exception, or deletes the exception to restore it. */
interface Task {
  kind: 'cancel' | 'move' | 'restore';
  date: MeetingOccurrence;
  exception: MeetingException | undefined;
}

/** Lists the upcoming occurrences of a live session, each of which can be cancelled, moved or restored. */
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
        startIcon={<Icon name="event" />}
        endIcon={<Icon name="expand_more" sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
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
            <OccurrenceRow
              key={date.date}
              date={date}
              exception={meeting.exceptions.find((exception) => exception.date === date.date)}
              onChoose={setTask}
            />
          ))}
        </Box>
      </Collapse>
      {task?.kind === 'restore' && task.exception && (
        <RestoreDialog meeting={meeting} exception={task.exception} onClose={close} />
      )}
      {task && task.kind !== 'restore' && (
        <MeetingExceptionDialog meeting={meeting} {...task} kind={task.kind} onClose={close} />
      )}
    </Box>
  );
}

interface OccurrenceRowProps extends Omit<Task, 'kind'> {
  onChoose: (task: Task) => void;
}

/** An upcoming occurrence with its exception, if any, and its actions. */
function OccurrenceRow({ date, exception, onChoose }: OccurrenceRowProps) {
  const { t } = useTranslation('mfe-social');
  const { span, longDate } = useMeetingTimes();
  const entry = (name: string, icon: IconName, kind: Task['kind']): ItemMenuEntry => ({
    label: t(`zoom-meetings.dates.${name}`),
    icon,
    isDestructive: name === 'cancel',
    onClick: () => onChoose({ kind, date, exception }),
  });
  const entries = exception
    ? [entry('edit', 'edit', exception.movedTo ? 'move' : 'cancel'), entry('restore', 'undo', 'restore')]
    : [entry('move', 'schedule', 'move'), entry('cancel', 'event_busy', 'cancel')];
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
  exception: MeetingException;
  onClose: () => void;
}

function RestoreDialog({ meeting, exception, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { mutate, isPending } = useDeleteException(meeting.id);
  return (
    <ConfirmDialog
      open
      title={t('zoom-meetings.dates.restoreTitle')}
      text={t('zoom-meetings.dates.restoreText', { date: longDate(exception.date) })}
      confirmLabel={t('zoom-meetings.dates.restore')}
      isPending={isPending}
      onConfirm={() => mutate(exception, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
