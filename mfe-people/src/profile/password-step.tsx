import { isApiError } from '@vitral/api-client';
import { errorText, useTranslation } from '@vitral/i18n';
import { useForm } from 'react-hook-form';
import { ProfilePasswordField } from './profile-password-field.tsx';
import type { SecondFactorTask } from './second-factor-dialog.tsx';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  task: SecondFactorTask;
  /** Rejects with the server's error. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again, in case somebody else uses a session left open. */
export function PasswordStep({ task, onPassword, onCancel }: PasswordStepProps) {
  const { t } = useTranslation('mfe-people');
  const { control, formState, handleSubmit, setError } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) =>
    onPassword(password).catch((error: unknown) => {
      const isWrong = isApiError(error) && error.code === 'auth.wrong-password';
      setError(isWrong ? 'password' : 'root', { message: errorText(error) }, { shouldFocus: true });
    }),
  );
  return (
    <StepForm
      title={t(`profile.secondFactor.${task}.title`)}
      progress={task === 'set-up' ? t('profile.secondFactor.step', { step: 1 }) : undefined}
      text={t(`profile.secondFactor.${task}.text`)}
      submitLabel={t(`profile.secondFactor.${task}.submit`)}
      isDestructive={task === 'turn-off'}
      isSubmitting={isSubmitting}
      failure={errors.root?.message}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ProfilePasswordField
        control={control}
        name="password"
        label={t('profile.password.current')}
        autoComplete="current-password"
        autoFocus
      />
    </StepForm>
  );
}
