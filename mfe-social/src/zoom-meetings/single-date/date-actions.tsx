import type { MeetingDate, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, DialogActions, Icon, type IconName } from '@vitral/sdk/ui';
import { useState } from 'react';
import { type DateTask, DateTaskDialog } from '../date-tasks.tsx';

interface DateActionsProps {
  meeting: ZoomMeeting;
  date: MeetingDate;
}

/** Buttons that cancel, move or restore a date that is not over. A date that left the schedule can only be restored. */
export function DateActions({ meeting, date: { date, occurrence, exception } }: DateActionsProps) {
  const { t } = useTranslation('mfe-social');
  const [task, setTask] = useState<DateTask | null>(null);
  const timezone = occurrence?.timezone ?? meeting.timeSlots[0]?.timezone ?? '';
  const button = (name: string, icon: IconName, kind: DateTask['kind']) => (
    <Button
      key={name}
      color={name === 'cancel' ? 'error' : 'primary'}
      startIcon={<Icon name={icon} />}
      onClick={() => setTask({ kind, date: { date, timezone }, exception: exception ?? undefined })}
    >
      {t(`zoom-meetings.dates.${name}`)}
    </Button>
  );
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {exception
        ? [
            occurrence && button('edit', 'edit', exception.movedTo ? 'move' : 'cancel'),
            button('restore', 'undo', 'restore'),
          ]
        : [button('move', 'schedule', 'move'), button('cancel', 'event_busy', 'cancel')]}
      <DateTaskDialog meeting={meeting} task={task} onClose={() => setTask(null)} />
    </DialogActions>
  );
}
