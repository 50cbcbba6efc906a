import { SelectField, type SelectFieldProps } from '@vitral/ui/forms';
import { useController } from 'react-hook-form';
import { useSettingText } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface SettingChoice {
  value: string | number | null;
  label: string;
}

interface SettingSelectProps
  extends Pick<SettingsForm, 'control'>, Pick<SelectFieldProps, 'hint' | 'disabled'> {
  name:
    | 'sessionHours'
    | 'sessionDays'
    | 'contactRetentionDays'
    | 'auditRetentionDays'
    | 'securityRetentionDays'
    | 'backups.frequency';
  choices: readonly SettingChoice[];
}

const textOf = (value: SettingChoice['value']) => `${value ?? ''}`;

/** A setting chosen from a short list, labelled by its name. */
export function SettingSelect({ control, name, choices, ...select }: SettingSelectProps) {
  const { labelOf } = useSettingText();
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      {...select}
      name={name}
      label={labelOf(name)}
      choices={choices.map(({ value, label }) => ({ value: textOf(value), label }))}
      inputRef={field.ref}
      value={textOf(field.value)}
      onChange={(text) => field.onChange(choices.find(({ value }) => textOf(value) === text)?.value)}
      error={fieldState.error?.message}
    />
  );
}
