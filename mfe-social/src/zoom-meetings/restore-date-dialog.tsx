import type { MeetingDate, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useRestoreDate } from './meeting-exceptions.queries.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

interface RestoreDateDialogProps {
  meeting: ZoomMeeting;
  date: MeetingDate;
  exception: MeetingException;
  onClose: () => void;
}

export function RestoreDateDialog({ meeting, date, exception, onClose }: RestoreDateDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { mutate, isPending } = useRestoreDate(meeting.id);
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
