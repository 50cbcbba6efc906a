import { isApiError } from '@vitral/sdk/api-client';
import type {
  RecoveryCodes,
  SecondFactorRemovalInput,
  SecondFactorSetup,
} from '@vitral/sdk/contracts/accounts';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Dialog, notify, useMediaQuery, type Theme } from '@vitral/sdk/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { CodeStep } from './code-step.tsx';
import { ProfilePasswordField } from './profile-password-field.tsx';
import { secondFactor } from './profile.queries.ts';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { STEP_TITLE, StepForm } from './step-form.tsx';

export type SecondFactorTask = 'set-up' | 'renew-codes' | 'turn-off';

/** Asks for the password, then shows the further steps of the task: key and first code, or recovery codes. */
export function SecondFactorDialog({ task, onClose }: { task: SecondFactorTask; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [recovery, setRecovery] = useState<RecoveryCodes | null>(null);

  const start = async ({ password, code }: SecondFactorRemovalInput) => {
    if (task === 'set-up') return setSetup(await secondFactor.begin(password));
    if (task === 'renew-codes') return setRecovery(await secondFactor.renewCodes({ password, code }));
    await secondFactor.turnOff({ password, code });
    notify.success(t('profile.secondFactor.turnedOff'));
    onClose();
  };
  const confirm = async (code: string) => setRecovery(await secondFactor.confirm(code));

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={STEP_TITLE}
      // The codes are shown once, so only their own button closes the dialog.
      onClose={(_, reason) => !recovery && reason === 'escapeKeyDown' && onClose()}
    >
      {recovery ? (
        <RecoveryCodesStep codes={recovery.codes} isSetUp={task === 'set-up'} onDone={onClose} />
      ) : setup ? (
        <CodeStep setup={setup} onCode={confirm} onCancel={onClose} />
      ) : (
        <PasswordStep task={task} onSubmit={start} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface PasswordStepProps {
  task: SecondFactorTask;
  /** Rejects with the server's error. */
  onSubmit: (input: SecondFactorRemovalInput) => Promise<void>;
  onCancel: () => void;
}

const FIELDS = new Map<unknown, 'password' | 'code'>([
  ['auth.wrong-password', 'password'],
  ['auth.wrong-code', 'code'],
]);

/** Asks for the password again, in case somebody else uses a session left open, and for a code unless it sets the factor up. */
function PasswordStep({ task, onSubmit, onCancel }: PasswordStepProps) {
  const { t } = useTranslation('mfe-people');
  const { control, formState, handleSubmit, setError } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const submit = handleSubmit((input) =>
    onSubmit({ ...input, code: input.code.trim() }).catch((error: unknown) => {
      const field = isApiError(error) ? FIELDS.get(error.code) : undefined;
      setError(field ?? 'root', { message: errorText(error) }, { shouldFocus: true });
    }),
  );
  return (
    <StepForm
      title={t(`profile.secondFactor.${task}.title`)}
      progress={task === 'set-up' ? t('profile.secondFactor.step', { step: 1 }) : undefined}
      text={t(`profile.secondFactor.${task}.text`)}
      submitLabel={t(`profile.secondFactor.${task}.submit`)}
      isDestructive={task === 'turn-off'}
      state={formState}
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
      {task !== 'set-up' && <CodeField control={control} name="code" takesRecoveryCode />}
    </StepForm>
  );
}
