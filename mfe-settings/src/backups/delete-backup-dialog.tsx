import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import type { BackupDialogProps } from './backup-task.tsx';
import { useDeleteBackup } from './backups.queries.ts';

export function DeleteBackupDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useDeleteBackup();
  return (
    <ConfirmDialog
      open
      title={t('backups.deleteTitle')}
      text={t('backups.deleteText', { filename: backup.filename })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(backup, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
