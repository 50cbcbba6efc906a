import { useTranslation } from '@vitral/i18n';
import { FormSwitch } from '@vitral/ui';
import { Hinted } from './hinted.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingName } from './settings-values.ts';
import { useSettingText } from './use-setting-text.ts';
import { type CardProps, useSettingsForm } from './use-settings-form.ts';

const NAMES = ['isSocialSyncOn'] as const satisfies SettingName[];

/** Whether feeds are brought over from their platforms. */
export function SocialCard({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('settings.socialTitle')}
      text={t('settings.socialText')}
      failure={t('settings.fetchFailed')}
    >
      <SocialForm onDirtyChange={onDirtyChange} />
    </SettingCard>
  );
}

function SocialForm({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useSettingsForm(NAMES, onDirtyChange);
  const { labelOf } = useSettingText();
  return (
    <SettingsForm form={form} label={t('settings.socialTitle')} names={NAMES}>
      <Hinted hint={t('settings.socialSyncHint')}>
        <FormSwitch control={form.control} name="isSocialSyncOn" label={labelOf('isSocialSyncOn')} />
      </Hinted>
    </SettingsForm>
  );
}
