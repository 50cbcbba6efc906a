import { isApiError } from '@vitral/api-client';
import { errorText } from '@vitral/i18n';

type Translate = (key: string) => string;

/** What the login says about a failure. Specification, section 8. */
export function loginFailureText(error: Error, t: Translate): string {
  if (error.message.includes('401')) return t('login.invalid');
  if (isApiError(error) && error.status === 500) return t('login.serverError');
  return errorText(error);
}
