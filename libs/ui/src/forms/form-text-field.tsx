import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from '@vitral/i18n';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

type Passed = Pick<
  TextFieldProps,
  'type' | 'multiline' | 'minRows' | 'autoFocus' | 'autoComplete' | 'placeholder'
>;

export interface FormTextFieldProps<Values extends FieldValues> extends Passed {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  /** UTF-16 units; shown as a counter. */
  limit?: number;
  /** The id of the form, for a field outside it: Enter submits that form. */
  form?: string;
  disabled?: boolean;
  required?: boolean;
  hint?: string;
  /** Returns the error of a text that is not blank, if any; called when the form is submitted. */
  check?: (text: string) => string | undefined;
}

/** A text field of a react-hook-form form with its error and a character counter. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, label, limit, form, required, hint, check, ...passed } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (text: string | null) =>
        text?.trim() ? (check?.(text.trim()) ?? true) : !required || t('form.required'),
      maxLength: limit === undefined ? undefined : { value: limit, message: t('form.tooLong', { limit }) },
    },
  });
  const value: string = field.value ?? '';
  const counter = limit && t('form.characters', { count: value.length, limit });
  return (
    <TextField
      {...passed}
      name={name}
      label={label}
      required={required}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? ([hint, counter].filter(Boolean).join(' · ') || undefined)}
      slotProps={{
        htmlInput: { maxLength: limit, form },
        inputLabel: /date|time/.test(passed.type ?? '') ? { shrink: true } : {},
      }}
    />
  );
}
