import { isApiError } from '@vitral/sdk/api-client';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { Passkey } from '@vitral/sdk/contracts/passkeys';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Dialog, notify, useMediaQuery, type Theme } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useState, type ReactNode } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys.queries.ts';
import { ProfilePasswordField } from './profile-password-field.tsx';
import { useBrowserText } from './session-row.tsx';
import { STEP_TITLE, StepForm } from './step-form.tsx';

interface PasskeyValues {
  name: string;
  password: string;
}

/** Asks for a name and the password, then the browser creates the passkey in a dialog of its own. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { name: browser } = useBrowserText(navigator.userAgent);
  const { mutateAsync } = useAddPasskey();
  const [isCancelled, setCancelled] = useState(false);
  const form = useForm<PasskeyValues>({
    defaultValues: { name: browser.slice(0, LIMITS.passkeyName), password: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    setCancelled(false);
    try {
      await mutateAsync(values);
      notify.success(t('profile.passkeys.nowAdded'));
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'cancelled') setCancelled(true);
      else if (problem) form.setError('root', { message: t(`profile.passkeys.${problem}`) });
      else showFailure(form, error);
    }
  });
  return (
    <PasskeyDialog onClose={onClose}>
      <StepForm
        title={t('profile.passkeys.add.title')}
        text={t('profile.passkeys.add.text')}
        submitLabel={t('profile.passkeys.add.submit')}
        state={form.formState}
        onSubmit={submit}
        onCancel={onClose}
      >
        {isCancelled && (
          <Alert severity="info" role="status">
            {t('profile.passkeys.cancelled')}
          </Alert>
        )}
        <NameField control={form.control} />
        <PasswordField control={form.control} />
      </StepForm>
    </PasskeyDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { mutateAsync } = useRenamePasskey();
  const form = useForm<PasskeyValues>({ defaultValues: { name: passkey.name, password: '' } });
  const submit = form.handleSubmit(({ name }) =>
    mutateAsync({ id: passkey.id, name }).then(onClose, (error: unknown) => showFailure(form, error)),
  );
  return (
    <PasskeyDialog onClose={onClose}>
      <StepForm
        title={t('profile.passkeys.rename.title')}
        text={t('profile.passkeys.rename.text')}
        submitLabel={t('profile.passkeys.rename')}
        state={form.formState}
        onSubmit={submit}
        onCancel={onClose}
      >
        <NameField control={form.control} />
      </StepForm>
    </PasskeyDialog>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { mutateAsync } = useRemovePasskey();
  const form = useForm<PasskeyValues>({ defaultValues: { name: passkey.name, password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ id: passkey.id, password });
      notify.success(t('profile.passkeys.removed'));
      onClose();
    } catch (error) {
      showFailure(form, error);
    }
  });
  return (
    <PasskeyDialog onClose={onClose}>
      <StepForm
        title={t('profile.passkeys.remove.title', { name: passkey.name })}
        text={t('profile.passkeys.remove.text')}
        submitLabel={t('profile.passkeys.remove')}
        isDestructive
        state={form.formState}
        onSubmit={submit}
        onCancel={onClose}
      >
        <PasswordField control={form.control} autoFocus />
      </StepForm>
    </PasskeyDialog>
  );
}

function PasskeyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={STEP_TITLE}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      {children}
    </Dialog>
  );
}

function NameField({ control }: { control: Control<PasskeyValues> }) {
  const { t } = useTranslation('mfe-people');
  const { field, fieldState } = useController({
    control,
    name: 'name',
    rules: { validate: (name) => name.trim() !== '' || t('form.required') },
  });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      required
      autoFocus
      label={t('profile.passkeys.name')}
      autoComplete="off"
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('profile.passkeys.nameHint')}
      slotProps={{ htmlInput: { maxLength: LIMITS.passkeyName } }}
    />
  );
}

function PasswordField(props: { control: Control<PasskeyValues>; autoFocus?: boolean }) {
  const { t } = useTranslation('mfe-people');
  return (
    <ProfilePasswordField
      {...props}
      name="password"
      label={t('profile.password.current')}
      autoComplete="current-password"
    />
  );
}

/** Errors of the browser's dialog by name (WebAuthn, section 5.1.3). It does not tell a refusal from a timeout. */
const PROBLEMS: Record<string, 'cancelled' | 'duplicate' | 'unsuitable' | 'blocked'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'duplicate',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
  SecurityError: 'blocked',
};

function problemOf(error: unknown) {
  if (isApiError(error) || !(error instanceof Error)) return null;
  return PROBLEMS[error.name] ?? 'blocked';
}

type FormErrors = Pick<ReturnType<typeof useForm<PasskeyValues>>, 'setError'>;

/** Shows a wrong password at its field, any other error above the fields. */
function showFailure({ setError }: FormErrors, error: unknown): void {
  const isWrong = isApiError(error) && error.code === 'auth.wrong-password';
  setError(isWrong ? 'password' : 'root', { message: errorText(error) }, { shouldFocus: true });
}
