import type { MeetingException, MeetingOccurrence, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog, type IconName } from '@vitral/sdk/ui';
import { ItemMenu, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { useState, type ReactNode } from 'react';
import { MeetingExceptionDialog, type NewPlace } from './meeting-exception-dialog.tsx';
import { nextDate } from './next-date.ts';
import { useMeetingTimes } from './use-meeting-times.ts';
import { useDeleteException } from './zoom-meetings.queries.ts';

/** A change of an occurrence: it is cancelled, moved, or restored to the schedule. */
export interface DateTask {
  kind: 'cancel' | 'move' | 'restore';
  date: Pick<MeetingOccurrence, 'date' | 'timezone'>;
  exception: MeetingException | undefined;
  /** Suggested new date and times of a moved date. */
  place?: NewPlace;
}

interface DateMenuProps extends Omit<DateTask, 'kind' | 'place'> {
  meetingId: string;
  onChoose: (task: DateTask) => void;
}

/** The actions for an occurrence. */
export function DateMenu({ meetingId, date, exception, onChoose }: DateMenuProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const entry = (name: string, icon: IconName, kind: DateTask['kind']): ItemMenuEntry => ({
    label: t(`zoom-meetings.dates.${name}`),
    icon,
    isDestructive: name === 'cancel',
    onClick: () => onChoose({ kind, date, exception }),
  });
  const entries = exception
    ? [entry('edit', 'edit', exception.movedTo ? 'move' : 'cancel'), entry('restore', 'undo', 'restore')]
    : [entry('move', 'schedule', 'move'), entry('cancel', 'event_busy', 'cancel')];
  return (
    <ItemMenu
      label={t('zoom-meetings.dates.actions', { date: longDate(date.date) })}
      item={{ noun: 'meeting-dates', id: `${meetingId}/${date.date}` }}
      entries={entries}
    />
  );
}

/**
 * Returns menu entries that cancel or move the next date of a live session, unless it is moved already, and their
 * dialog.
 */
export function useNextDateTasks(meeting: ZoomMeeting): { entries: ItemMenuEntry[]; dialog: ReactNode } {
  const { t } = useTranslation('mfe-social');
  const { dayAndMonth } = useMeetingTimes();
  const [task, setTask] = useState<DateTask | null>(null);
  const next = nextDate(meeting);
  const entry = (name: string, icon: IconName, kind: DateTask['kind'], date: MeetingOccurrence) => ({
    label: t(`zoom-meetings.dates.${name}`, { date: dayAndMonth(date.date) }),
    icon,
    onClick: () => setTask({ kind, date, exception: undefined }),
  });
  return {
    entries:
      next?.status === 'held'
        ? [entry('moveNext', 'schedule', 'move', next), entry('cancelNext', 'event_busy', 'cancel', next)]
        : [],
    dialog: <DateTaskDialog meeting={meeting} task={task} onClose={() => setTask(null)} />,
  };
}

interface DateTaskDialogProps {
  meeting: ZoomMeeting;
  task: DateTask | null;
  onClose: () => void;
}

/** The dialog of the chosen task; renders nothing if no task is chosen. */
export function DateTaskDialog({ meeting, task, onClose }: DateTaskDialogProps) {
  if (!task) return null;
  const { kind, exception } = task;
  if (kind !== 'restore')
    return <MeetingExceptionDialog meeting={meeting} {...task} kind={kind} onClose={onClose} />;
  return exception ? <RestoreDialog meeting={meeting} exception={exception} onClose={onClose} /> : null;
}

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
