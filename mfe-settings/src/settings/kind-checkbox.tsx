import { Checkbox } from '@vitral/ui/forms';
import { useController } from 'react-hook-form';
import type { KindField } from './settings-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface KindCheckboxProps extends Pick<SettingsForm, 'control'> {
  name: KindField;
  /** What the box is called where nothing beside it says so. */
  label?: string;
  disabled: boolean;
}

/** Whether one kind of news goes by one way. */
export function KindCheckbox({ control, name, label, disabled }: KindCheckboxProps) {
  const { field } = useController({ control, name });
  return (
    <Checkbox
      name={name}
      checked={field.value}
      disabled={disabled}
      onChange={(_, checked) => field.onChange(checked)}
      onBlur={field.onBlur}
      slotProps={{ input: { 'aria-label': label, ref: field.ref } }}
    />
  );
}
