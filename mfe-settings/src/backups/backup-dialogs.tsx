import { useMutation } from '@tanstack/react-query';
import type { Backup } from '@vitral/sdk/contracts/backups';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, ConfirmDialog, Skeleton, TextDialog } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useEffect } from 'react';
import { makeLink, useDeleteBackup } from './backups.queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

/** The dialog that is open, and its backup. */
export interface BackupTask {
  kind: 'delete' | 'link' | 'restore';
  backup: Backup;
}

export type BackupDialogProps = Omit<BackupTask, 'kind'> & { onClose: () => void };

const DIALOGS = { delete: DeleteBackupDialog, link: LinkDialog, restore: RestoreDialog };

export function BackupTaskDialog({ kind, ...props }: BackupTask & BackupDialogProps) {
  const TaskDialog = DIALOGS[kind];
  return <TaskDialog {...props} />;
}

function DeleteBackupDialog({ backup, onClose }: BackupDialogProps) {
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

/** Shows a one-time download link, which cannot be shown again after the dialog is closed. */
function LinkDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { mutate: make, data: link, error } = useMutation({ mutationFn: makeLink });
  useEffect(() => make(backup), [make, backup]);
  return (
    <TextDialog
      title={t('backups.linkTitle')}
      text={t(backup.encryption === 'none' ? 'backups.linkText' : 'backups.linkTextEncrypted', {
        filename: backup.filename,
      })}
      onClose={onClose}
    >
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {!error && !link && <Skeleton variant="rounded" height={56} />}
      {link && (
        <CopyField
          isMain
          label={t('backups.linkAddress')}
          value={link.address}
          hint={t('backups.linkUntil', { time: dateTime(link.expiresAt) })}
        />
      )}
    </TextDialog>
  );
}
