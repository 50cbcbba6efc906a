import { isApiError } from '@vitral/api-client';
import { TIMING, type LoginInput } from '@vitral/contracts';
import { useLogin } from '@vitral/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { requiresCode, isCodeMissing } from './login-failure.ts';

export type LoginValues = Required<LoginInput>;

/** Runs the two steps of the login: credentials, then the code if the account requires one. */
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
  const submit = form.handleSubmit((values) =>
    login.mutate(toLoginInput(values, isAtCode), {
      onSuccess: () => setTimeout(onLoggedIn, TIMING.loginRedirect),
      onError: advance,
    }),
  );
  const goBack = () => {
    login.reset();
    setAtCode(false);
  };

  const failure = login.error && !isCodeMissing(login.error) ? login.error : null;
  return { form, isAtCode, submit, goBack, failure, isPending: login.isPending };
}

function toLoginInput({ username, password, code }: LoginValues, isAtCode: boolean): LoginInput {
  return isAtCode ? { username, password, code: code.trim() } : { username, password };
}
