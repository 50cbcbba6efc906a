import { isApiError } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import { useFieldErrors } from '@vitral/ui/forms';
import { useCallback } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Error codes that concern one field, with its name. */
const REFUSED_FIELDS: Partial<Record<ErrorCode, string>> = {
  'users.username-taken': 'username',
  'auth.weak-password': 'password',
};

/** Shows a refusal at the field it concerns. The caller shows refusals that concern no field. */
export function useFieldRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
) {
  const showFieldErrors = useFieldErrors(setError, names);
  return useCallback(
    (error: Error) => {
      const name = names.find((known) => known === refusedField(error));
      if (name) setError(name, { type: 'refused', message: errorText(error) }, { shouldFocus: true });
      else showFieldErrors(error);
    },
    [setError, names, showFieldErrors],
  );
}

/** Returns whether an error is shown at a field. */
export function isFieldRefusal(error: Error): boolean {
  return refusedField(error) !== undefined || (isApiError(error) && error.code === 'request.invalid');
}

function refusedField(error: Error): string | undefined {
  return isApiError(error) && error.code ? REFUSED_FIELDS[error.code] : undefined;
}
