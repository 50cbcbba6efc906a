import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from '@vitral/i18n';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Button } from '../controls/button.tsx';
import { Form } from './form.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

export interface FormDialogProps {
  open: boolean;
  title: string;
  submitLabel: string;
  /** True while closing would discard input. */
  isDirty: boolean;
  canSubmit?: boolean;
  isSubmitting?: boolean;
  /** Usually react-hook-form's `handleSubmit(save)`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, full screen on phones. It asks before it discards input. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    submitLabel,
    isDirty,
    canSubmit = true,
    isSubmitting = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { isAsking, requestClose, discard, keep } = useDiscardQuestion(open && isDirty, onClose);

  return (
    <Dialog
      open={open}
      onClose={requestClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('actions.close')} onClick={requestClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Form onSubmit={onSubmit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}>
        <DialogContent dividers>
          <Stack spacing={2.5}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={requestClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!canSubmit} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
      <ConfirmDialog
        open={isAsking}
        title={t('dialog.discardTitle')}
        text={t('dialog.discardText')}
        confirmLabel={t('actions.discard')}
        cancelLabel={t('actions.continueEditing')}
        isDestructive
        onConfirm={discard}
        onCancel={keep}
      />
    </Dialog>
  );
}

function useDiscardQuestion(isUnsaved: boolean, onClose: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useUnsavedWarning(isUnsaved);
  return {
    isAsking: isClosing || blocker.state === 'blocked',
    requestClose: () => (isUnsaved ? setIsClosing(true) : onClose()),
    discard: () => {
      setIsClosing(false);
      onClose();
      blocker.proceed?.();
    },
    keep: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
  };
}
