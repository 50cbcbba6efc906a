import { isApiError } from '@vitral/api-client';
import type { UserUpdate } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import { notify, useFieldErrors } from '@vitral/ui';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

export const FIELDS = [
  'name',
  'username',
  'email',
  'role',
  'isEnabled',
] as const satisfies (keyof UserUpdate)[];

/** At the field that the server complained of, else in a message. */
export function useFailureTeller<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  message: string,
) {
  const showAtFields = useFieldErrors(setError, FIELDS as unknown as Path<Values>[]);
  return (error: Error) => {
    if (isApiError(error) && error.code === 'users.username-taken')
      setError('username' as Path<Values>, { message: errorText(error) }, { shouldFocus: true });
    else if (!showAtFields(error)) notify.failure(message, error);
  };
}
