import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteException } from './meeting-exceptions.queries.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

interface DeleteExceptionDialogProps {
  meeting: ZoomMeeting;
  date: MeetingOccurrence;
  exception: MeetingException;
  onClose: () => void;
}

export function DeleteExceptionDialog({ meeting, date, exception, onClose }: DeleteExceptionDialogProps) {
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
