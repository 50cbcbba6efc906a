import { useTranslation } from '@vitral/i18n';
import { FormSelect, FormSwitch } from '@vitral/ui';
import { Hinted } from './hinted.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingName } from './settings-values.ts';
import { useSettingText } from './use-setting-text.ts';
import { type CardProps, useSettingsForm } from './use-settings-form.ts';

const NAMES = ['isRegistrationOpen', 'sessionHours'] as const satisfies SettingName[];

/** Who may ask for an account, and how long one stays logged in. */
export function AccessCard({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('settings.accessTitle')}
      text={t('settings.accessText')}
      failure={t('settings.fetchFailed')}
    >
      <AccessForm onDirtyChange={onDirtyChange} />
    </SettingCard>
  );
}

function AccessForm({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useSettingsForm(NAMES, onDirtyChange);
  const { labelOf, sessionChoices } = useSettingText();
  return (
    <SettingsForm form={form} label={t('settings.accessTitle')} names={NAMES}>
      <Hinted hint={t('settings.registrationHint')}>
        <FormSwitch control={form.control} name="isRegistrationOpen" label={labelOf('isRegistrationOpen')} />
      </Hinted>
      <Hinted hint={t('settings.sessionHint')}>
        <FormSelect
          control={form.control}
          name="sessionHours"
          label={labelOf('sessionHours')}
          choices={sessionChoices}
        />
      </Hinted>
    </SettingsForm>
  );
}
