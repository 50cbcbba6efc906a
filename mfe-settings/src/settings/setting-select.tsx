import { FormSelect, type FormSelectProps } from '@vitral/ui/forms';
import type { SettingName, SettingsValues } from './settings-values.ts';
import { useSettingText } from './use-setting-text.ts';

interface SettingSelectProps extends Omit<FormSelectProps<SettingsValues>, 'label' | 'name'> {
  name: SettingName;
}

/** A setting chosen from a short list, labelled by its name. */
export function SettingSelect({ name, ...select }: SettingSelectProps) {
  const { labelOf } = useSettingText();
  return <FormSelect {...select} name={name} label={labelOf(name)} />;
}
