import type { SettingsInput } from '@vitral/contracts';
import { Box, Stack, Typography } from '@vitral/ui';
import { Switch } from '@vitral/ui/forms';
import { useId } from 'react';
import { useController, type FieldPathByValue } from 'react-hook-form';
import type { SettingsForm } from './use-settings-form.ts';
import { useSettingText } from './use-setting-text.ts';

interface SettingSwitchProps extends Pick<SettingsForm, 'control'> {
  name: FieldPathByValue<SettingsInput, boolean>;
  /** Explains the setting, or why it is disabled. */
  hint: string;
  disabled?: boolean;
}

/** An on/off setting: its label on the left, the switch on the right. */
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
