import { isApiError } from '@vitral/api-client';
import type { ErrorCode } from '@vitral/contracts';
import { errorText } from '@vitral/i18n';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from '../feedback/notify.ts';
import { useFieldErrors } from './use-field-errors.ts';

export interface FailureTellerOptions<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'setError'>;
  fields: readonly Path<Values>[];
  /** Said of what belongs to no field. */
  message: string;
  /** Errors that are about a field although they do not name it. */
  atField?: Partial<Record<ErrorCode, Path<Values>>>;
}

/** For a mutation: tells of its failure at the fields that it is about, else in a message. */
export function useFailureTeller<Values extends FieldValues>(options: FailureTellerOptions<Values>) {
  const { form, fields, message, atField = {} } = options;
  const showAtFields = useFieldErrors(form.setError, fields);
  return (error: Error) => {
    const places: Partial<Record<string, Path<Values>>> = atField;
    const field = isApiError(error) ? places[error.code ?? ''] : undefined;
    if (field) form.setError(field, { message: errorText(error) }, { shouldFocus: true });
    else if (!showAtFields(error)) notify.failure(message, error);
  };
}
