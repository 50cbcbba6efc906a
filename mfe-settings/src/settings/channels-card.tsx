import { useTranslation } from '@vitral/i18n';
import { Divider, Stack } from '@vitral/ui';
import { PhoneNumbersField } from './phone-numbers-field.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Switches for notifications and their channels, and the phone numbers for text messages. */
export function ChannelsCard({ form: { control, settings, values } }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const { canMail, canSms } = settings;
  return (
    <SettingCard title={t('settings.channelsTitle')} text={t('settings.channelsText')}>
      <Stack spacing={2.5}>
        <SettingSwitch control={control} name="notifications.isOn" hint={t('settings.notifyingHint')} />
        <SettingSwitch
          control={control}
          name="notifications.mail.isOn"
          hint={t(canMail ? 'settings.mailHint' : 'settings.cannotMail')}
          disabled={!canMail || !values.notifications.isOn}
        />
        <SettingSwitch
          control={control}
          name="notifications.sms.isOn"
          hint={t(canSms ? 'settings.smsHint' : 'settings.cannotSms')}
          disabled={!canSms || !values.notifications.isOn}
        />
        <Divider />
        <PhoneNumbersField control={control} disabled={!canSms} />
      </Stack>
    </SettingCard>
  );
}
