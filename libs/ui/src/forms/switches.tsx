import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from '@vitral/i18n';

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

export interface StatusSwitchProps {
  isActive: boolean;
  /** The name of the item, for the accessible name. */
  name: string;
  isPending?: boolean;
  onChange: (isActive: boolean) => void;
}

/** Switches an item on or off; its label is the current status. */
export function StatusSwitch({ isActive, name, isPending, onChange }: StatusSwitchProps) {
  const { t } = useTranslation();
  return (
    <FormControlLabel
      label={t(isActive ? 'status.active' : 'status.inactive')}
      disabled={isPending}
      control={
        <Switch
          checked={isActive}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { role: 'switch', 'aria-label': `${name}: ${t('status.active')}` } }}
        />
      }
    />
  );
}
