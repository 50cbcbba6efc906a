import { PASSWORD_POLICIES, PASSWORD_RULES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { FormControlLabel, Radio, RadioGroup } from '@vitral/ui/forms';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { SettingsForm } from './use-settings-form.ts';

/** The required strength of new passwords, with an explanation of each choice. */
export function PasswordPolicyField({ control }: Pick<SettingsForm, 'control'>) {
  const { t } = useTranslation('mfe-settings');
  const { field } = useController({ control, name: 'passwordPolicy' });
  const id = useId();
  return (
    <RadioGroup aria-label={t('settings.fields.passwordPolicy')} {...field} sx={{ gap: 1 }}>
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
  );
}
