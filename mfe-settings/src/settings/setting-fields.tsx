import type { SettingsInput } from '@vitral/sdk/contracts/settings';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { Checkbox, SelectField, Switch, type SelectFieldProps } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useController, type FieldPathByValue } from 'react-hook-form';
import { withMember, type MemberListPath } from './setting-values.ts';
import { useSettingText, type ChoiceName } from './use-setting-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingSwitchProps extends Pick<SettingsForm, 'control'> {
  name: FieldPathByValue<SettingsInput, boolean>;
  /** Explains the setting, or why it is disabled. */
  hint: string;
  disabled?: boolean;
}

export function SettingSwitch({ control, name, hint, disabled }: SettingSwitchProps) {
  const { field } = useController({ control, name });
  const { labelOf } = useSettingText();
  const id = useId();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="label"
          htmlFor={id}
          color={disabled ? 'textSecondary' : undefined}
          sx={{ display: 'block', fontWeight: 600, cursor: disabled ? 'default' : 'pointer' }}
        >
          {labelOf(name)}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <Switch
        name={name}
        checked={field.value}
        disabled={disabled}
        onChange={(_, checked) => field.onChange(checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { id, ref: field.ref, role: 'switch', 'aria-describedby': `${id}-hint` } }}
        sx={{ mt: -0.75, mr: -1, flexShrink: 0 }}
      />
    </Stack>
  );
}

interface SettingSelectProps
  extends Pick<SettingsForm, 'control'>, Pick<SelectFieldProps, 'hint' | 'disabled'> {
  name: Exclude<ChoiceName, 'passwordPolicy' | 'accent'>;
}

const textOf = (value: string | number | null) => `${value ?? ''}`;

export function SettingSelect({ control, name, ...select }: SettingSelectProps) {
  const { labelOf, choicesOf } = useSettingText();
  const { field, fieldState } = useController({ control, name });
  const choices = choicesOf(name);
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

interface MemberCheckboxProps extends Pick<SettingsForm, 'control'> {
  path: MemberListPath;
  member: string;
  /** The accessible name, if there is no text beside the checkbox. */
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
