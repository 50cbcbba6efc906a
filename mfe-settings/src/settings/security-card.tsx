import { useTranslation } from '@vitral/i18n';
import { SettingCard } from './setting-card.tsx';
import { PasswordPolicyField } from './password-policy-field.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingName } from './settings-values.ts';
import { type CardProps, useSettingsForm } from './use-settings-form.ts';

const NAMES = [
  'passwordPolicy',
  'secondFactorUser',
  'secondFactorManager',
  'secondFactorAdmin',
] as const satisfies SettingName[];

/** What is asked of passwords and of the people who log in. */
export function SecurityCard({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('settings.securityTitle')}
      text={t('settings.securityText')}
      failure={t('settings.fetchFailed')}
    >
      <SecurityFields onDirtyChange={onDirtyChange} />
    </SettingCard>
  );
}

function SecurityFields({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useSettingsForm(NAMES, onDirtyChange);
  return (
    <SettingsForm form={form} label={t('settings.securityTitle')} names={NAMES}>
      <PasswordPolicyField control={form.control} />
      <SecondFactorField control={form.control} />
    </SettingsForm>
  );
}
