import { useTranslation } from '@vitral/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/ui';
import { useId, type ReactNode } from 'react';

interface TextDialogProps {
  title: string;
  text: string;
  children: ReactNode;
  /** True if a click outside does not close it. */
  isSticky?: boolean;
  onClose: () => void;
}

/** A dialog that only shows something. */
export function TextDialog({ title, text, children, isSticky = false, onClose }: TextDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_, reason) => (isSticky && reason === 'backdropClick' ? undefined : onClose())}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
