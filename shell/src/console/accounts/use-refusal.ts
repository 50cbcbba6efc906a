import { isApiError } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import { useFieldErrors } from '@vitral/ui/forms';
import { useCallback } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** What is said of one field rather than of the whole form, and of which. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  'users.username-taken': 'username',
  'auth.weak-password': 'password',
};

/** Puts what the server refused at its field. Whatever belongs to no field has to be told in another way. */
export function useRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
) {
  const showFieldErrors = useFieldErrors(setError, names);
  return useCallback(
    (error: Error) => {
      const name = names.find((known) => known === fieldOf(error));
      if (name) setError(name, { type: 'refused', message: errorText(error) }, { shouldFocus: true });
      else showFieldErrors(error);
    },
    [setError, names, showFieldErrors],
  );
}

/** Whether an error is told at a field. */
export function isOfField(error: Error): boolean {
  return fieldOf(error) !== undefined || (isApiError(error) && error.code === 'request.invalid');
}

function fieldOf(error: Error): string | undefined {
  return isApiError(error) && error.code ? FIELD_OF[error.code] : undefined;
}
