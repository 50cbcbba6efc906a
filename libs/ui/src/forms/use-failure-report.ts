import { isApiError } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from '../feedback/notify.ts';
import { useFieldErrors } from './use-field-errors.ts';

export interface FailureReportOptions<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'setError'>;
  fields: readonly Path<Values>[];
  /** The message for a failure that belongs to no field, or a function that reports it. */
  message: string | ((error: Error) => void);
  /** The fields of errors that concern one without naming it. */
  atField?: Partial<Record<ErrorCode, Path<Values>>>;
}

/** Returns the `onError` of a mutation: a failure is shown at the fields that it concerns, else as a notification. */
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
