import { isApiError } from '@vitral/api-client';
import { errorText } from '@vitral/i18n';

type Translate = (key: string) => string;

/** Returns the message that the login shows for a failure (docs/product/accounts.md). */
export function loginFailureText(error: Error, t: Translate): string {
  if (!isApiError(error) || error.code === 'auth.wrong-code') return errorText(error);
  if (error.status === 401) return t('login.invalid');
  return error.status === 500 ? t('login.serverError') : errorText(error);
}

/** Whether a failure leaves the login at its second step: the password was right. */
export function asksForCode(error: Error): boolean {
  return (
    isApiError(error) && (error.code === 'auth.second-factor-required' || error.code === 'auth.wrong-code')
  );
}

/** Whether the password is right and the code has not been asked for yet, which is no failure. */
export function isFirstQuestion(error: Error): boolean {
  return isApiError(error) && error.code === 'auth.second-factor-required';
}
