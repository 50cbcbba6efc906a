import { TextField, type TextFieldProps } from '@vitral/ui/forms';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

type Passed = Pick<TextFieldProps, 'autoComplete' | 'autoFocus' | 'type'>;

export interface RuleFieldProps<Values extends FieldValues> extends Passed {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  /** What is wrong with a value, in words; asked again at each draw, so that the words follow the language. */
  problemOf: (value: string) => string | null;
  /** What the field keeps of what is typed or pasted. */
  clean?: (typed: string) => string;
  hint?: string;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  endAdornment?: ReactNode;
}

const NO_MESSAGE = ' ';

/** A required field with a rule; its line for messages is always there, so that nothing moves. */
export function RuleField<Values extends FieldValues>(props: RuleFieldProps<Values>) {
  const { control, name, problemOf, clean, hint = NO_MESSAGE, htmlInput, endAdornment, ...passed } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: { rule: (value: string) => problemOf(value) ?? true } },
  });
  const { error } = fieldState;
  const problem = error?.type === 'rule' ? problemOf(field.value) : error?.message;
  return (
    <TextField
      {...passed}
      name={name}
      value={field.value}
      // Whoever passes by a field has made no mistake yet.
      onBlur={() => field.value !== '' && field.onBlur()}
      onChange={({ target }) => field.onChange(clean ? clean(target.value) : target.value)}
      inputRef={field.ref}
      required
      error={Boolean(error)}
      helperText={problem ?? hint}
      slotProps={{ htmlInput, input: { endAdornment } }}
    />
  );
}
