import type { DemoAccount, LoginInput } from '@vitral/contracts';
import { LIMITS, TIMING } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useLogin } from '@vitral/session';
import { Alert, AlertTitle, Button, Stack, TextField } from '@vitral/ui';
import { Controller, useForm } from 'react-hook-form';
import { useBoot } from '../boot-context.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { loginFailureText } from './login-failure.ts';
import { cleanUsername, passwordProblem, usernameProblem } from './login-rules.ts';
import { PasswordField } from './password-field.tsx';

/** `onLoggedIn` is called 100 ms after the answer, as specification section 4 asks. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('shell');
  const { isDemo } = useBoot();
  const login = useLogin();
  const { control, handleSubmit, reset } = useForm<LoginInput>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const problem = (key: string | null) => (key === null ? true : key);
  const submit = handleSubmit((input) =>
    login.mutate(input, { onSuccess: () => setTimeout(onLoggedIn, TIMING.loginRedirect) }),
  );
  const choose = ({ username, password }: DemoAccount) => reset({ username, password });

  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={submit}>
      {login.error && (
        <Alert severity="error">
          <AlertTitle>{t('common:auth.loginFailed')}</AlertTitle>
          {loginFailureText(login.error, t)}
        </Alert>
      )}
      <Controller
        name="username"
        control={control}
        rules={{ validate: (value) => problem(usernameProblem(value)) }}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={field.ref}
            onChange={(event) => field.onChange(cleanUsername(event.target.value))}
            label={t('login.username')}
            autoComplete="username"
            autoFocus
            required
            error={Boolean(error)}
            helperText={error?.message ? t(error.message) : ' '}
            slotProps={{
              htmlInput: { maxLength: LIMITS.username, autoCapitalize: 'none', spellCheck: false },
            }}
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        rules={{ validate: (value) => problem(passwordProblem(value)) }}
        render={({ field, fieldState }) => (
          <PasswordField field={field} problem={fieldState.error?.message} />
        )}
      />
      <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
        {login.isPending ? t('login.submitting') : t('login.submit')}
      </Button>
      {isDemo && <DemoAccounts onChoose={choose} />}
    </Stack>
  );
}
