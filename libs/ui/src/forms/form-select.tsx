import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
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
}

/** A choice from a short list, with its label. */
export function SelectField({ label, value, choices, onChange, name, error }: SelectFieldProps) {
  return (
    <TextField
      select
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error}
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

export interface FormSelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  choices: readonly Choice[];
}

/** SelectField in a react-hook-form form; the empty choice is stored as null. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  choices,
}: FormSelectProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      name={name}
      label={label}
      choices={choices}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value || null)}
      error={fieldState.error?.message}
    />
  );
}
