import { isApiError } from '@vitral/api-client';
import type { LoginInput } from '@vitral/contracts/accounts';
import { TIMING } from '@vitral/contracts/timing';
import { errorText } from '@vitral/i18n';
import { useLogin } from '@vitral/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

export type LoginValues = Required<LoginInput>;

/** Runs the two steps of the login: the credentials, then the code if the account requires one. */
export function useLoginSteps(username: string, onLoggedIn: () => void) {
  const login = useLogin();
  const [isAtCode, setAtCode] = useState(false);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username, password: '', code: '' },
  });

  const advance = (error: Error) => {
    if (requiresCode(error)) setAtCode(true);
    else if (isApiError(error) && error.status === 401) setAtCode(false);
    form.resetField('code');
    if (isAtCode && requiresCode(error)) form.setFocus('code');
  };
  const submit = form.handleSubmit(({ username: name, password, code }) =>
    login.mutate(
      { username: name, password, ...(isAtCode && { code: code.trim() }) },
      { onSuccess: () => setTimeout(onLoggedIn, TIMING.loginRedirect), onError: advance },
    ),
  );
  const goBack = () => {
    login.reset();
    setAtCode(false);
  };

  const failure = login.error && !isCodeMissing(login.error) ? login.error : null;
  return { form, isAtCode, submit, goBack, failure, isPending: login.isPending };
}

/** Returns the message of a failed login (docs/product/accounts.md). */
export function loginFailureText(error: Error, t: (key: string) => string): string {
  if (!isApiError(error) || error.code === 'auth.wrong-code') return errorText(error);
  if (error.status === 401) return t('login.invalid');
  return error.status === 500 ? t('login.serverError') : errorText(error);
}

/** Returns whether the password was right and the second step is shown. */
function requiresCode(error: Error): boolean {
  return isCodeMissing(error) || (isApiError(error) && error.code === 'auth.wrong-code');
}

/** Returns whether the response only asks for the code, which is not a failure. */
function isCodeMissing(error: Error): boolean {
  return isApiError(error) && error.code === 'auth.second-factor-required';
}
