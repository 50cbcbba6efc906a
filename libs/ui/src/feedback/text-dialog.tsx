import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTranslation } from '@vitral/i18n';
import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

interface TextDialogProps {
  title: string;
  text: string;
  children: ReactNode;
  /** True if a click outside does not close it. */
  isSticky?: boolean;
  onClose: () => void;
}

/** A dialog that only displays content. */
export function TextDialog({ title, text, children, isSticky = false, onClose }: TextDialogProps) {
  const { t } = useTranslation();
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
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
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
