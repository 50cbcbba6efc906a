import { isApiError, invalidFields } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts/errors';
import { errorText, useTranslation } from '@vitral/i18n';
import type { FieldValues, Path, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { useCallback } from 'react';
import { notify } from '../feedback/notify.ts';

export interface FailureReportOptions<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'setError'>;
  fields: readonly Path<Values>[];
  /** The message for a failure that belongs to no field, or a function that reports it. */
  message: string | ((error: Error) => void);
  /** Form fields for error codes that concern one field without naming it. */
  atField?: Partial<Record<ErrorCode, Path<Values>>>;
}

/** Returns the `onError` of a mutation: shows a failure at the fields that it concerns, else as a toast. */
export function useFailureReport<Values extends FieldValues>(options: FailureReportOptions<Values>) {
  const { form, fields, message, atField = {} } = options;
  const showAtFields = useFieldErrors(form.setError, fields);
  const report = typeof message === 'string' ? (error: Error) => notify.failure(message, error) : message;
  return (error: Error) => {
    const places: Partial<Record<string, Path<Values>>> = atField;
    const field = isApiError(error) ? places[error.code ?? ''] : undefined;
    if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    else if (!showAtFields(error)) report(error);
  };
}

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
