import { useMutation, useQuery } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import { type LoginRenewalInput, RECENT_LOGIN_MINUTES } from '@vitral/contracts/accounts';
import type { PasskeyAssertion } from '@vitral/contracts/passkeys';
import { errorText, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, Button, DialogActions, DialogContent, DialogContentText, Stack } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { authOptionsQuery } from '../accounts/accounts.queries.ts';
import { passwordProblem } from '../forms/login-rules.ts';
import { RulePasswordField } from '../forms/rule-fields.tsx';
import { PasskeyButton } from './login-steps.tsx';
import { ProviderRenewal } from './provider-renewal.tsx';
import { isCancelled, requestOwnPasskey } from './passkey-request.ts';
import type { PasskeyState } from './use-passkey-dialog.ts';

export interface LoginRenewalFormProps {
  onRenewed: () => void;
  onCancel: () => void;
}

const PATH = '/profile/login-renewal';

interface Renewal {
  path: string;
  input: LoginRenewalInput | PasskeyAssertion;
}

/** Renews the login with the user's password, a passkey or a provider. */
export function LoginRenewalForm({ onRenewed, onCancel }: LoginRenewalFormProps) {
  const { t } = useTranslation('shell');
  const { username, passkeyCount } = useCurrentUser();
  const takesPassword = useTakesPassword();
  const renewal = useMutation({
    mutationFn: ({ path, input }: Renewal) => api.post(path, input),
  });
  const { control, formState, handleSubmit, setError } = useForm<LoginRenewalInput>({
    defaultValues: { password: '' },
  });
  const report = (error: unknown) => {
    const isWrong = isApiError(error) && error.code === 'auth.wrong-password';
    setError(isWrong ? 'password' : 'root', { message: errorText(error) }, { shouldFocus: true });
  };
  const submit = handleSubmit((input) => renewal.mutateAsync({ path: PATH, input }).then(onRenewed, report));
  const [passkeyState, setPasskeyState] = useState<PasskeyState>('idle');
  const askForPasskey = async () => {
    setPasskeyState('asking');
    try {
      const input = await requestOwnPasskey();
      setPasskeyState('idle');
      await renewal.mutateAsync({ path: `${PATH}/passkey`, input }).then(onRenewed, report);
    } catch (error) {
      setPasskeyState(isCancelled(error) ? 'cancelled' : 'failed');
    }
  };
  const failure = formState.errors.root?.message;

  return (
    <Form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>
            {t(takesPassword ? 'renewal.text' : 'renewal.textWithout', { count: RECENT_LOGIN_MINUTES })}
          </DialogContentText>
          {failure && <Alert severity="error">{failure}</Alert>}
          {takesPassword && <OwnPasswordField control={control} username={username} />}
          {passkeyCount > 0 && (
            <PasskeyButton
              state={passkeyState}
              label={t('login.passkey.use')}
              disabled={renewal.isPending}
              onClick={() => void askForPasskey()}
            />
          )}
          <ProviderRenewal onRenewed={onRenewed} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        {takesPassword && (
          <Button type="submit" variant="contained" loading={renewal.isPending}>
            {t('renewal.submit')}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}

/** Returns whether the password renews the login: not while password login is off, except for break-glass accounts. */
function useTakesPassword(): boolean {
  const { hasPassword, isBreakGlass } = useCurrentUser();
  const { data: options } = useQuery({ ...authOptionsQuery, enabled: hasPassword && !isBreakGlass });
  return hasPassword && (isBreakGlass || !options?.isPasswordLoginOff);
}

interface OwnPasswordFieldProps {
  control: Control<LoginRenewalInput>;
  username: string;
}

function OwnPasswordField({ control, username }: OwnPasswordFieldProps) {
  const { t } = useTranslation('shell');
  const validate = (value: string) => {
    const key = passwordProblem(value);
    return key && t(key);
  };
  return (
    <>
      {/* Password managers fill in the password of this account. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <RulePasswordField
        control={control}
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        autoFocus
        validate={validate}
      />
    </>
  );
}
