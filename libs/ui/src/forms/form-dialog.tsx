import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslation } from '@vitral/i18n';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { TitledDialog, type TitledDialogProps } from '../feedback/titled-dialog.tsx';
import { Button } from '../controls/button.tsx';
import { Form } from './form.tsx';
import { DiscardQuestion, useUnsavedWarning } from './leave-question.tsx';

export interface FormDialogProps extends Pick<TitledDialogProps, 'title' | 'onClose' | 'children'> {
  open: boolean;
  submitLabel: string;
  /** True while closing would discard input. */
  isDirty: boolean;
  canSubmit?: boolean;
  isSubmitting?: boolean;
  /** Buttons at the opposite end of the row with Cancel and Save. */
  tools?: ReactNode;
  /** Content above the fields, which does not scroll with them. */
  notice?: ReactNode;
  /** Called before the dialog closes with unsaved input. */
  onDiscard?: () => void;
  /** Usually react-hook-form's `handleSubmit(save)`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
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
    tools,
    notice,
    onDiscard,
    onSubmit,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  const { isAsking, requestClose, discard, keep } = useDiscardQuestion(open && isDirty, onClose, onDiscard);

  return (
    <TitledDialog open={open} title={title} onClose={requestClose}>
      <Form onSubmit={onSubmit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}>
        {notice}
        <DialogContent dividers>
          <Stack spacing={2.5}>{children}</Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {tools && <Box sx={TOOLS}>{tools}</Box>}
          <Button onClick={requestClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!canSubmit} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
      <DiscardQuestion open={isAsking} onConfirm={discard} onCancel={keep} />
    </TitledDialog>
  );
}

/** A separate row on phones. */
const TOOLS = { mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } };

/** The question before a dialog with unsaved input closes, or before its page is left. */
export function useDiscardQuestion(isUnsaved: boolean, onClose: () => void, onDiscard?: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useUnsavedWarning(isUnsaved);
  return {
    isAsking: isClosing || blocker.state === 'blocked',
    requestClose: () => (isUnsaved ? setIsClosing(true) : onClose()),
    discard: () => {
      setIsClosing(false);
      onDiscard?.();
      // If navigation was blocked, that navigation closes a dialog in the URL; a second one would replace it.
      if (blocker.state === 'blocked') blocker.proceed();
      else onClose();
    },
    keep: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
  };
}
