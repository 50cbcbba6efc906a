import { invalidFields } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useCallback } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Returns a function that shows the fields that the server refused as errors in the form. It returns false when the error names
 * no field of the form, so that the caller must report it.
 */
export function useFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
) {
  const { t } = useTranslation();
  return useCallback(
    (error: unknown): boolean => {
      const known = invalidFields(error).filter(({ field }) => names.some((name) => name === field));
      for (const { field, rule } of known) {
        const message = t([`field.${rule}`, 'field.invalid']);
        setError(field as Path<Values>, { type: rule, message }, { shouldFocus: true });
      }
      return known.length > 0;
    },
    [setError, names, t],
  );
}
