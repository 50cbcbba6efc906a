import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

export interface FormSwitchProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  disabled?: boolean;
}

/** A switch of a react-hook-form form. */
export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  label,
  disabled,
}: FormSwitchProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Switch
          name={name}
          checked={Boolean(field.value)}
          onChange={(_, checked) => field.onChange(checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
