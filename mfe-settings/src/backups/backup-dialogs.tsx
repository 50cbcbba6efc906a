import { useMutation } from '@tanstack/react-query';
import type { Backup } from '@vitral/sdk/contracts/backups';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Stack,
  TextDialog,
} from '@vitral/sdk/ui';
import { CopyField, Form, TextField } from '@vitral/sdk/ui/forms';
import { useEffect, useId, useState } from 'react';
import { makeLink, useDeleteBackup, useRestoreBackup } from './backups.queries.ts';

/** The dialog that is open, and its backup. */
export interface BackupTask {
  kind: 'delete' | 'link' | 'restore';
  backup: Backup;
}

type BackupDialogProps = Omit<BackupTask, 'kind'> & { onClose: () => void };

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
      text={t('backups.linkText', { filename: backup.filename })}
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

const STEPS = ['backup', 'visitors', 'sessions'] as const;

/** Explains what a restore does, and starts it once the backup's name has been typed. */
function RestoreDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending, error } = useRestoreBackup(backup);
  const [confirmation, setConfirmation] = useState('');
  const id = useId();
  const isConfirmed = confirmation.trim() === backup.filename;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('backups.restoreTitle')}</DialogTitle>
      <Form
        onSubmit={() => {
          if (isConfirmed && !isPending)
            mutate({ confirmation: confirmation.trim() }, { onSuccess: onClose });
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          <Stack spacing={2}>
            <Box id={`${id}-text`}>
              <DialogContentText>{t('backups.restoreText')}</DialogContentText>
              <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
                {STEPS.map((step) => (
                  <li key={step}>{t(`backups.restoreSteps.${step}`)}</li>
                ))}
              </Box>
            </Box>
            <DialogContentText>
              {t('backups.typeName')}{' '}
              <Box component="strong" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
                {backup.filename}
              </Box>
            </DialogContentText>
            <TextField
              autoFocus
              label={t('backups.confirmation')}
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } }}
            />
            {error && <Alert severity="error">{errorText(error)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!isConfirmed} loading={isPending}>
            {t('backups.restore')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
