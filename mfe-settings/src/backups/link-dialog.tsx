import { useMutation } from '@tanstack/react-query';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Stack,
} from '@vitral/ui';
import { CopyField } from '@vitral/ui/forms';
import { useEffect, useId } from 'react';
import type { BackupDialogProps } from './backup-task.tsx';
import { makeLink } from './backups.queries.ts';

/** Shows a one-time download link, which cannot be shown again after the dialog is closed. */
export function LinkDialog({ backup, onClose }: BackupDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { mutate: make, data: link, error } = useMutation({ mutationFn: makeLink });
  const id = useId();
  useEffect(() => make(backup), [make, backup]);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('backups.linkTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`}>
            {t('backups.linkText', { filename: backup.filename })}
          </DialogContentText>
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
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
