import { isApiError } from '@vitral/api-client';
import { errorText } from '@vitral/i18n';

type Translate = (key: string) => string;

/** Returns the message of a failed login (docs/product/accounts.md). */
export function loginFailureText(error: Error, t: Translate): string {
  if (!isApiError(error) || error.code === 'auth.wrong-code') return errorText(error);
  if (error.status === 401) return t('login.invalid');
  return error.status === 500 ? t('login.serverError') : errorText(error);
}

/** Returns whether the password was right and the second step is shown. */
export function requiresCode(error: Error): boolean {
  return (
    isApiError(error) && (error.code === 'auth.second-factor-required' || error.code === 'auth.wrong-code')
  );
}

/** Returns whether the response only asks for the code, which is not a failure. */
export function isCodeMissing(error: Error): boolean {
  return isApiError(error) && error.code === 'auth.second-factor-required';
}
