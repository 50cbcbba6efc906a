import { isApiError } from '@vitral/api-client';
import type { LoginInput, SecondFactorInput } from '@vitral/contracts/accounts';
import type { PasskeyAssertion, PasskeyLoginPurpose, SecondFactorWays } from '@vitral/contracts/passkeys';
import { TIMING } from '@vitral/contracts/timing';
import { errorText } from '@vitral/i18n';
import { useLogin } from '@vitral/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePasskeyDialog } from './use-passkey-dialog.ts';

export type LoginValues = Required<Omit<LoginInput, 'passkey'>>;

/**
 * Runs the steps of the login: the credentials, then the second factor if the account requires one; or a passkey alone.
 * `isFromProvider`: a provider has replaced the credentials.
 */
export function useLoginSteps(username: string, onLoggedIn: () => void, isFromProvider = false) {
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username, password: '', code: '' },
  });
  const progress = useProgress(isFromProvider);
  const { ways } = progress;
  const { login, send } = useLoginRequest(form, progress, onLoggedIn);
  useWaysAfterProvider(isFromProvider, () => send({}));

  /** Adds the credentials to a proof of the second factor, unless a provider has replaced them. */
  const withCredentials = (proof: SecondFactorInput) => {
    const { username: name, password } = form.getValues();
    return progress.isContinuing ? proof : { username: name, password, ...proof };
  };
  const submit = form.handleSubmit(({ code }) => {
    reset();
    send(withCredentials(ways?.hasCode ? { code: code.trim() } : {}));
  });
  const sendPasskey = (passkey: PasskeyAssertion, purpose: PasskeyLoginPurpose) =>
    send(purpose === 'login' ? passkey : withCredentials({ passkey }));
  const isSuggesting = ways === null && !login.isPending && !login.isSuccess;
  const { reset, ...passkeys } = usePasskeyDialog(isSuggesting, login.reset, sendPasskey);

  const goBack = () => {
    login.reset();
    reset();
    progress.startOver();
  };

  const failure = login.error && !isCodeMissing(login.error) ? login.error : null;
  const { isPending, isIdle: isFresh } = login;
  return { form, ways, submit, goBack, failure, isPending, isFresh, ...passkeys };
}

/** The step of the login: `ways` is null until the second factor is requested. */
function useProgress(isFromProvider: boolean) {
  const [ways, setWays] = useState<SecondFactorWays | null>(null);
  const [isContinuing, setContinuing] = useState(isFromProvider);
  const startOver = () => {
    setWays(null);
    setContinuing(false);
  };
  return { ways, setWays, isContinuing, startOver };
}

function useLoginRequest(
  form: UseFormReturn<LoginValues>,
  { ways, setWays, startOver }: ReturnType<typeof useProgress>,
  onLoggedIn: () => void,
) {
  const login = useLogin();
  const advance = (error: Error) => {
    if (isCodeMissing(error)) setWays(waysOf(error));
    else if (isOver(error)) startOver();
    form.resetField('code');
    if (ways?.hasCode && isWrongFactor(error)) form.setFocus('code');
  };
  const send = (input: LoginInput | PasskeyAssertion | SecondFactorInput) =>
    login.mutate(input, {
      onSuccess: () => setTimeout(onLoggedIn, TIMING.loginRedirect),
      onError: advance,
    });
  return { login, send };
}

/** Sends a login without a proof after a provider's: its response names the ways in which the account can give one. */
function useWaysAfterProvider(isFromProvider: boolean, ask: () => void): void {
  const request = useEffectEvent(ask);
  useEffect(() => {
    if (isFromProvider) request();
  }, [isFromProvider]);
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

/** Returns whether the login has to start again: the credentials were wrong, or a login with a provider has expired. */
function isOver(error: Error): boolean {
  return isApiError(error) && (error.status === 410 || (error.status === 401 && !isWrongFactor(error)));
}

/** Returns whether the response only asks for the second factor, which is not a failure. */
function isCodeMissing(error: Error): boolean {
  return isApiError(error) && error.code === 'auth.second-factor-required';
}

function waysOf(error: Error): SecondFactorWays {
  const { hasCode, hasPasskey } = isApiError(error) ? error.params : {};
  return { hasCode: hasCode !== false, hasPasskey: hasPasskey === true };
}
