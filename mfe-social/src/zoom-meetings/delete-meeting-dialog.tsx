import type { ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useMeetingTitle } from './use-meeting-title.ts';
import { useDeleteMeeting } from './zoom-meetings.queries.ts';

interface DeleteMeetingDialogProps {
  meeting: ZoomMeeting;
  onClose: () => void;
}

export function DeleteMeetingDialog({ meeting, onClose }: DeleteMeetingDialogProps) {
  const { t } = useTranslation('mfe-social');
  const title = useMeetingTitle();
  const { mutate, isPending } = useDeleteMeeting();
  return (
    <ConfirmDialog
      open
      title={t('zoom-meetings.deleteTitle')}
      text={t('zoom-meetings.deleteText', { title: title(meeting) })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(meeting, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
