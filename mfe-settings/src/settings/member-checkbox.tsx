import { Checkbox } from '@vitral/ui/forms';
import { useController } from 'react-hook-form';
import { type MemberListPath, withMember } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface MemberCheckboxProps extends Pick<SettingsForm, 'control'> {
  path: MemberListPath;
  member: string;
  /** The accessible name, where no text beside the checkbox gives it. */
  label?: string;
  disabled?: boolean;
}

/** A checkbox for one member of a list in the settings. */
export function MemberCheckbox({ control, path, member, label, disabled }: MemberCheckboxProps) {
  const { field } = useController({ control, name: path });
  return (
    <Checkbox
      name={`${path}:${member}`}
      checked={field.value.some((each) => each === member)}
      disabled={disabled}
      onChange={(_, checked) => field.onChange(withMember(path, field.value, member, checked))}
      onBlur={field.onBlur}
      slotProps={{ input: { 'aria-label': label, ref: field.ref } }}
    />
  );
}
