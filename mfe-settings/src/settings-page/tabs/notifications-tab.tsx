import { useTranslation } from '@vitral/sdk/i18n';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { Divider, Stack } from '@vitral/sdk/ui';
import { FormTextField } from '@vitral/sdk/ui/forms';
import { DeliveriesPanel } from '../../deliveries/deliveries-panel.tsx';
import { KindsCard } from '../../settings/kinds-card.tsx';
import { PhoneNumbersField } from '../../settings/phone-numbers-field.tsx';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { SettingSelect, SettingSwitch } from '../../settings/setting-fields.tsx';
import { TimeZoneField } from '../../settings/time-zone-field.tsx';
import type { SettingsForm } from '../../settings/use-settings-form.ts';
import type { SettingsTabProps } from './settings-tab-props.ts';

export function NotificationsTab({ form, wasOpened }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack spacing={2}>
      <SettingColumns
        first={<ChannelsCard form={form} />}
        second={
          <>
            <KindsCard form={form} />
            <SettingCard title={t('settings.messagesTitle')} text={t('settings.messagesText')}>
              <SettingSelect
                control={form.control}
                name="contactRetentionDays"
                hint={t('settings.retentionHint')}
              />
              <FormTextField
                control={form.control}
                name="contactReplyTo"
                label={t('settings.fields.contactReplyTo')}
                type="email"
                limit={LIMITS.email}
                form={form.id}
                hint={t('settings.replyToHint')}
              />
            </SettingCard>
            <SettingCard title={t('settings.registrationsTitle')} text={t('settings.registrationsText')}>
              <SettingSelect
                control={form.control}
                name="registrationRetentionDays"
                hint={t('settings.registrationRetentionHint')}
              />
              <SettingSwitch
                control={form.control}
                name="mayManagersReadRegistrations"
                hint={t('settings.mayManagersReadHint')}
              />
            </SettingCard>
            <SettingCard title={t('settings.requestsTitle')} text={t('settings.requestsText')}>
              <SettingSelect
                control={form.control}
                name="requestRetentionDays"
                hint={t('settings.requestRetentionHint')}
              />
            </SettingCard>
          </>
        }
      />
      {wasOpened && <DeliveriesPanel isShown={form.tab === 'notifications'} />}
    </Stack>
  );
}

function ChannelsCard({ form: { control, settings, values } }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const { canMail, canSms } = settings;
  return (
    <SettingCard title={t('settings.channelsTitle')} text={t('settings.channelsText')}>
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
      <Divider />
      <TimeZoneField control={control} />
    </SettingCard>
  );
}
