import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from '@vitral/i18n';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  name?: string;
  error?: string;
  hint?: string;
  disabled?: boolean;
  required?: boolean;
  inputRef?: TextFieldProps['inputRef'];
}

/** A select with a label for a short list of choices. */
export function SelectField({ label, value, choices, onChange, error, hint, ...field }: SelectFieldProps) {
  return (
    <TextField
      {...field}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

export interface FormSelectProps<Values extends FieldValues> extends Pick<
  SelectFieldProps,
  'hint' | 'disabled'
> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  choices: readonly Choice[];
  required?: boolean;
}

/** SelectField in a react-hook-form form; the empty choice is stored as null. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  choices,
  required,
  ...passed
}: FormSelectProps<Values>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { required: required && t('form.required') },
  });
  return (
    <SelectField
      {...passed}
      name={name}
      label={label}
      choices={choices}
      required={required}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value || null)}
      error={fieldState.error?.message}
    />
  );
}
