import { isApiError } from '@vitral/api-client';
import type { LoginInput } from '@vitral/contracts/accounts';
import type { PasskeyAssertion, PasskeyLoginPurpose, SecondFactorWays } from '@vitral/contracts/passkeys';
import { TIMING } from '@vitral/contracts/timing';
import { errorText } from '@vitral/i18n';
import { useLogin } from '@vitral/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePasskeyDialog } from './use-passkey-dialog.ts';

export type LoginValues = Required<Omit<LoginInput, 'passkey'>>;

/** Runs the steps of the login: the credentials, then the second factor if the account requires one; or a passkey alone. */
export function useLoginSteps(username: string, onLoggedIn: () => void) {
  const login = useLogin();
  const [ways, setWays] = useState<SecondFactorWays | null>(null);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username, password: '', code: '' },
  });

  const advance = (error: Error) => {
    if (isCodeMissing(error)) setWays(waysOf(error));
    else if (isApiError(error) && error.status === 401 && !isWrongFactor(error)) setWays(null);
    form.resetField('code');
    if (ways?.hasCode && isWrongFactor(error)) form.setFocus('code');
  };
  const send = (input: LoginInput | PasskeyAssertion) =>
    login.mutate(input, {
      onSuccess: () => setTimeout(onLoggedIn, TIMING.loginRedirect),
      onError: advance,
    });
  const submit = form.handleSubmit(({ username: name, password, code }) => {
    reset();
    send({ username: name, password, ...(ways?.hasCode && { code: code.trim() }) });
  });

  const sendPasskey = (passkey: PasskeyAssertion, purpose: PasskeyLoginPurpose) => {
    const { username: name, password } = form.getValues();
    send(purpose === 'login' ? passkey : { username: name, password, passkey });
  };
  const isSuggesting = ways === null && !login.isPending && !login.isSuccess;
  const { reset, ...passkeys } = usePasskeyDialog(isSuggesting, login.reset, sendPasskey);

  const goBack = () => {
    login.reset();
    reset();
    setWays(null);
  };

  const failure = login.error && !isCodeMissing(login.error) ? login.error : null;
  return { form, ways, submit, goBack, failure, isPending: login.isPending, ...passkeys };
}

/** Returns the message of a failed login (docs/product/accounts.md). */
export function loginFailureText(error: Error, t: (key: string) => string): string {
  if (!isApiError(error) || isWrongFactor(error)) return errorText(error);
  if (error.status === 401) return t('login.invalid');
  return error.status === 500 ? t('login.serverError') : errorText(error);
}

/** Returns whether a code or passkey was wrong, so that the step stays. */
function isWrongFactor(error: Error): boolean {
  return isApiError(error) && (error.code === 'auth.wrong-code' || error.code === 'auth.passkey-refused');
}

/** Returns whether the response only asks for the second factor, which is not a failure. */
function isCodeMissing(error: Error): boolean {
  return isApiError(error) && error.code === 'auth.second-factor-required';
}

function waysOf(error: Error): SecondFactorWays {
  const { hasCode, hasPasskey } = isApiError(error) ? error.params : {};
  return { hasCode: hasCode !== false, hasPasskey: hasPasskey === true };
}
