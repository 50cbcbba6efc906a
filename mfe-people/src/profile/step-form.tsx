import { useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { Form } from '@vitral/sdk/ui/forms';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues, FormState } from 'react-hook-form';

export const STEP_TITLE = 'second-factor-step';

interface StepFormProps {
  title: string;
  /** Text such as "Step 1 of 3". */
  progress?: string;
  text: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** State of a form with fields; its root error belongs to no field. */
  state?: Pick<FormState<FieldValues>, 'isSubmitting' | 'errors'>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** If absent, the step cannot be cancelled. */
  onCancel?: () => void;
  children: ReactNode;
}

export function StepForm(props: StepFormProps) {
  const { title, progress, text, submitLabel, isDestructive, state, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  const failure = state?.errors.root?.message;
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
          loading={state?.isSubmitting}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}
