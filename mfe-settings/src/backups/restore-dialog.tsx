import { errorText, useTranslation } from '@vitral/i18n';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/ui';
import { Form, TextField } from '@vitral/ui/forms';
import { useId, useState } from 'react';
import type { BackupDialogProps } from './backup-task.tsx';
import { useRestoreBackup } from './backups.queries.ts';

const STEPS = ['backup', 'visitors', 'sessions'] as const;

/** Explains what a restore does, and starts it once the backup's name has been typed. */
export function RestoreDialog({ backup, onClose }: BackupDialogProps) {
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
              {t('backups.typeName')} <Name>{backup.filename}</Name>
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

function Name({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
      {children}
    </Box>
  );
}
