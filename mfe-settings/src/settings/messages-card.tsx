import { useTranslation } from '@vitral/i18n';
import { Alert, FormSelect, FormSwitch } from '@vitral/ui';
import { Hinted } from './hinted.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { SettingName } from './settings-values.ts';
import { useSettingText } from './use-setting-text.ts';
import { type CardProps, useSettingsForm } from './use-settings-form.ts';

const NAMES = [
  'contactRetentionDays',
  'mailContactMessages',
  'mailNewAccounts',
] as const satisfies SettingName[];

/** How long contact messages are kept, and what staff are mailed about. */
export function MessagesCard({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('settings.messagesTitle')}
      text={t('settings.messagesText')}
      failure={t('settings.fetchFailed')}
    >
      <MessagesForm onDirtyChange={onDirtyChange} />
    </SettingCard>
  );
}

function MessagesForm({ onDirtyChange }: CardProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useSettingsForm(NAMES, onDirtyChange);
  const { control, settings } = form;
  const { labelOf, retentionChoices } = useSettingText();
  return (
    <SettingsForm form={form} label={t('settings.messagesTitle')} names={NAMES}>
      <Hinted hint={t('settings.retentionHint')}>
        <FormSelect
          control={control}
          name="contactRetentionDays"
          label={labelOf('contactRetentionDays')}
          choices={retentionChoices}
        />
      </Hinted>
      {!settings.canMail && (
        <Alert severity="info" role="status">
          {t('settings.cannotMail')}
        </Alert>
      )}
      <Hinted hint={t('settings.mailContactMessagesHint')}>
        <FormSwitch
          control={control}
          name="mailContactMessages"
          label={labelOf('mailContactMessages')}
          disabled={!settings.canMail}
        />
      </Hinted>
      <Hinted hint={t('settings.mailNewAccountsHint')}>
        <FormSwitch
          control={control}
          name="mailNewAccounts"
          label={labelOf('mailNewAccounts')}
          disabled={!settings.canMail}
        />
      </Hinted>
    </SettingsForm>
  );
}
