import type { CreatedModuleToken } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/ui';
import { CopyField } from '@vitral/ui/forms';
import { useId } from 'react';

interface TokenDialogProps {
  created: CreatedModuleToken;
  onClose: () => void;
}

/** A new token, which cannot be shown again; a click outside does not close the dialog. */
export function TokenDialog({ created: { name, module, token, expiresAt }, onClose }: TokenDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={`${id}-title`}>{t('module-tokens.createdTitle', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`}>
            {t('module-tokens.createdText', { module, date: date(expiresAt) })}
          </DialogContentText>
          <Alert severity="warning">{t('module-tokens.once')}</Alert>
          <CopyField isMain label={t('module-tokens.token')} value={token} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
