import { PASSWORD_POLICIES, PASSWORD_RULES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import {
  Box,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@vitral/ui';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { SettingsValues } from './settings-values.ts';

/** How hard new passwords have to be, each choice with what it means. */
export function PasswordPolicyField({ control }: { control: Control<SettingsValues> }) {
  const { t } = useTranslation('mfe-settings');
  const { field } = useController({ control, name: 'passwordPolicy' });
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('settings.fields.passwordPolicy')}</FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{t('settings.policyHint')}</FormHelperText>
      <RadioGroup aria-labelledby={id} {...field} sx={{ gap: 1, mt: 1 }}>
        {PASSWORD_POLICIES.map((policy) => (
          <Box key={policy}>
            <FormControlLabel
              value={policy}
              label={t(`settings.policy.${policy}`)}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${policy}` } }} />}
            />
            <Typography id={`${id}-${policy}`} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
              {t(`settings.policyMeaning.${policy}`, { count: PASSWORD_RULES[policy].minLength })}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
