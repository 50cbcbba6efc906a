import { ConflictNotice } from '@vitral/ui/forms';
import { toValues, type SettingName, type SettingsValues } from './settings-values.ts';
import { useSettingText } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The settings that two people changed at a time, to choose whose value stays. */
export function SettingsConflict({ form }: { form: SettingsForm }) {
  const { labelOf, show } = useSettingText();
  if (form.conflicts.length === 0) return null;
  const field = (name: SettingName) => ({
    name,
    label: labelOf(name),
    show: (value: SettingsValues[SettingName]) => show(name, value),
  });
  return (
    <ConflictNotice
      fields={form.conflicts.map(field)}
      mine={form.values}
      conflict={{
        base: form.base,
        theirs: toValues(form.settings),
        ...form.changedElsewhere,
        resolve: form.resolve,
      }}
    />
  );
}
