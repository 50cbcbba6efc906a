import { TextField, type TextFieldProps } from '@vitral/ui/forms';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

type Passed = Pick<TextFieldProps, 'autoComplete' | 'autoFocus' | 'type'>;

export interface RuleFieldProps<Values extends FieldValues> extends Passed {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  /** Returns the problem of a value; called on each render, so that the text follows the language. */
  validate: (value: string) => string | null;
  /** Removes characters that the field does not accept. */
  sanitize?: (typed: string) => string;
  hint?: string;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  endAdornment?: ReactNode;
}

const NO_MESSAGE = ' ';

/** Required field with a validation rule; its message line is always present, so that nothing moves. */
export function RuleField<Values extends FieldValues>(props: RuleFieldProps<Values>) {
  const { control, name, validate, sanitize, hint = NO_MESSAGE, htmlInput, endAdornment, ...passed } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: { rule: (value: string) => validate(value) ?? true } },
  });
  const { error } = fieldState;
  const problem = error?.type === 'rule' ? validate(field.value) : error?.message;
  return (
    <TextField
      {...passed}
      name={name}
      value={field.value}
      // Tabbing past an empty field is no mistake yet.
      onBlur={() => field.value !== '' && field.onBlur()}
      onChange={({ target }) => field.onChange(sanitize ? sanitize(target.value) : target.value)}
      inputRef={field.ref}
      required
      error={Boolean(error)}
      helperText={problem ?? hint}
      slotProps={{ htmlInput, input: { endAdornment } }}
    />
  );
}
