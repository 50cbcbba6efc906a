import { useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import type { ReactNode, SubmitEvent } from 'react';

/** The id of the title of whichever step is shown. */
export const STEP_TITLE = 'second-factor-step';

interface StepFormProps {
  title: string;
  /** Which step it is of how many. */
  progress?: string;
  text: string;
  submitLabel: string;
  isDestructive?: boolean;
  isSubmitting?: boolean;
  /** What went wrong that belongs to no field. */
  failure?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Without it the step has to be gone through. */
  onCancel?: () => void;
  children: ReactNode;
}

/** One step of a dialog that has several. */
export function StepForm(props: StepFormProps) {
  const {
    title,
    progress,
    text,
    submitLabel,
    isDestructive,
    isSubmitting,
    failure,
    onSubmit,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation();
  return (
    <Form onSubmit={onSubmit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}>
      <DialogTitle id={STEP_TITLE}>{title}</DialogTitle>
      <DialogContent>
        {progress && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {progress}
          </Typography>
        )}
        <Stack spacing={2.5}>
          <DialogContentText>{text}</DialogContentText>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        {onCancel && <Button onClick={onCancel}>{t('actions.cancel')}</Button>}
        <Button
          type="submit"
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          loading={isSubmitting}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
