import { ROLES } from '@vitral/sdk/contracts/access';
import { PASSWORD_POLICIES, PASSWORD_RULES, PRIVILEGED_SESSION_DAYS } from '@vitral/sdk/contracts/settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Alert, Box, lazyComponent, Typography } from '@vitral/sdk/ui';
import { FormControlLabel, FormGroup, Radio, RadioGroup } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { LeakedPasswordsField } from '../../settings/leaked-passwords-field.tsx';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { MemberCheckbox, SettingSelect, SettingSwitch } from '../../settings/setting-fields.tsx';
import type { SettingsForm } from '../../settings/use-settings-form.ts';
import type { SettingsTabProps } from './settings-tab-props.ts';

const IdentityProvidersPanel = lazyComponent(
  'identity-providers-panel',
  async () => (await import('../../identity-providers/identity-providers-panel.tsx')).IdentityProvidersPanel,
  () => null,
);

export function SecurityTab({ form, wasOpened }: SettingsTabProps) {
  const { control } = form;
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingColumns
      first={
        <>
          <SettingCard title={t('settings.sessionsTitle')} text={t('settings.sessionHint')}>
            <SettingSelect control={control} name="sessionHours" />
            <SettingSelect
              control={control}
              name="sessionDays"
              hint={t('settings.sessionDaysHint', { days: PRIVILEGED_SESSION_DAYS })}
            />
            <SettingSwitch control={control} name="isNewDeviceMailOn" hint={t('settings.newDeviceHint')} />
            <SettingSwitch
              control={control}
              name="isFailureBurstMailOn"
              hint={t('settings.failureBurstHint')}
            />
          </SettingCard>
          <SettingCard title={t('settings.secondFactor')} text={t('settings.secondFactorHint')}>
            <SecondFactorField control={control} />
          </SettingCard>
          <SettingCard title={t('settings.httpsTitle')} text={t('settings.httpsText')}>
            <SettingSelect control={control} name="httpsScope" hint={t('settings.httpsHint')} />
          </SettingCard>
          <SettingCard title={t('settings.signaturesTitle')} text={t('settings.signaturesText')}>
            <SettingSelect control={control} name="moduleSignatures" />
          </SettingCard>
          <SettingCard title={t('settings.measuringTitle')} text={t('settings.measuringText')}>
            <SettingSelect control={control} name="measuredShare" />
            <SettingSwitch
              control={control}
              name="areRegressionsWithdrawn"
              hint={t('settings.regressionsHint')}
            />
          </SettingCard>
        </>
      }
      second={
        <>
          <SettingCard title={t('settings.fields.passwordPolicy')} text={t('settings.policyHint')}>
            <PasswordPolicyField control={control} />
            <LeakedPasswordsField form={form} />
            <SettingSwitch
              control={control}
              name="isPasswordLoginOff"
              hint={t('settings.passwordLoginHint')}
            />
          </SettingCard>
          {wasOpened && <IdentityProvidersPanel />}
          <SettingCard title={t('settings.auditTitle')} text={t('settings.auditText')}>
            <SettingSelect control={control} name="auditRetentionDays" />
            <SettingSelect
              control={control}
              name="securityRetentionDays"
              hint={t('settings.securityEventsHint')}
            />
          </SettingCard>
        </>
      }
    />
  );
}

/** The required strength of new passwords, with an explanation of each choice. */
function PasswordPolicyField({ control }: Pick<SettingsForm, 'control'>) {
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

type SecondFactorFieldProps = Pick<SettingsForm, 'control'>;

function SecondFactorField({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <FormGroup role="group" aria-label={t('settings.secondFactor')}>
        {ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={t(`settings.roles.${role}`)}
            control={<MemberCheckbox control={control} path="secondFactorRoles" member={role} />}
          />
        ))}
      </FormGroup>
      <MissingFactorAlert control={control} />
    </>
  );
}

/** Warns users who require a second factor for their own role but have none. */
function MissingFactorAlert({ control }: SecondFactorFieldProps) {
  const { t } = useTranslation('mfe-settings');
  const { role, hasSecondFactor, passkeyCount } = useCurrentUser();
  const roles = useWatch({ control, name: 'secondFactorRoles' });
  if (!roles.includes(role) || hasSecondFactor || passkeyCount > 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('settings.ownSecondFactor')}
    </Alert>
  );
}
