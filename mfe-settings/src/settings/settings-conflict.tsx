import { ConflictNotice } from '@vitral/ui/forms';
import { pick, type SettingName } from './setting-values.ts';
import { useSettingText } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The settings that two people changed at a time, to choose whose value stays. */
export function SettingsConflict({ form }: { form: SettingsForm }) {
  const { labelOf, valueText } = useSettingText();
  if (form.conflicts.length === 0) return null;
  const field = (name: SettingName) => ({
    name,
    label: labelOf(name),
    show: (value: unknown) => valueText(name, value),
  });
  return (
    <ConflictNotice
      fields={form.conflicts.map(field)}
      mine={pick(form.values, form.conflicts)}
      conflict={{
        base: pick(form.base, form.conflicts),
        theirs: pick(form.settings, form.conflicts),
        ...form.changedElsewhere,
        resolve: form.resolve,
      }}
    />
  );
}
