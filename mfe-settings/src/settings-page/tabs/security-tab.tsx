import { PRIVILEGED_SESSION_DAYS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { PasswordPolicyField } from '../../settings/password-policy-field.tsx';
import { SecondFactorField } from '../../settings/second-factor-field.tsx';
import { SettingCard } from '../../settings/setting-card.tsx';
import { SettingSelect } from '../../settings/setting-select.tsx';
import { SettingColumns } from '../../settings/setting-columns.tsx';
import { SettingSwitch } from '../../settings/setting-switch.tsx';
import type { SettingsTabProps } from '../settings-screen.tsx';
import { useSettingText } from '../../settings/use-setting-text.ts';

/** Rules for logins and passwords, and the retention of the audit log. */
export function SecurityTab({ form: { control } }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  const { retentionChoices, sessionChoices, sessionEndChoices } = useSettingText();
  const logChoices = retentionChoices.map((choice) =>
    choice.value === null ? { ...choice, label: t('settings.retention.always') } : choice,
  );
  return (
    <SettingColumns
      first={
        <>
          <SettingCard title={t('settings.sessionsTitle')} text={t('settings.sessionHint')}>
            <Stack spacing={2.5}>
              <SettingSelect control={control} name="sessionHours" choices={sessionChoices} />
              <SettingSelect
                control={control}
                name="sessionDays"
                choices={sessionEndChoices}
                hint={t('settings.sessionDaysHint', { days: PRIVILEGED_SESSION_DAYS })}
              />
              <SettingSwitch control={control} name="isNewDeviceMailOn" hint={t('settings.newDeviceHint')} />
            </Stack>
          </SettingCard>
          <SettingCard title={t('settings.secondFactor')} text={t('settings.secondFactorHint')}>
            <SecondFactorField control={control} />
          </SettingCard>
        </>
      }
      second={
        <>
          <SettingCard title={t('settings.fields.passwordPolicy')} text={t('settings.policyHint')}>
            <PasswordPolicyField control={control} />
          </SettingCard>
          <SettingCard title={t('settings.auditTitle')} text={t('settings.auditText')}>
            <Stack spacing={2.5}>
              <SettingSelect control={control} name="auditRetentionDays" choices={logChoices} />
              <SettingSelect
                control={control}
                name="securityRetentionDays"
                choices={logChoices}
                hint={t('settings.securityEventsHint')}
              />
            </Stack>
          </SettingCard>
        </>
      }
    />
  );
}
