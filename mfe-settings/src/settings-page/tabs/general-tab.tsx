import { isConsoleLanguage } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Stack, Typography } from '@vitral/sdk/ui';
import { EachLanguage, FormTextField } from '@vitral/sdk/ui/forms';
import { useEffect, useState } from 'react';
import { SettingCard, SettingColumns } from '../../settings/setting-card.tsx';
import { SettingSwitch } from '../../settings/setting-fields.tsx';
import type { SettingsForm } from '../../settings/use-settings-form.ts';
import { LanguageForm } from '../../site-config/language-form.tsx';
import { LogoForm } from '../../site-config/logo-form.tsx';
import type { SettingsTabProps } from './settings-tab-props.ts';

export function GeneralTab({ form, wasOpened, onDirtyChange }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
  const { control } = form;
  const [isLanguageDirty, setLanguageDirty] = useState(false);
  const [isLogoDirty, setLogoDirty] = useState(false);
  useEffect(
    () => onDirtyChange(isLanguageDirty || isLogoDirty),
    [onDirtyChange, isLanguageDirty, isLogoDirty],
  );
  return (
    <Stack spacing={2}>
      <SiteTextsCard form={form} />
      <SettingColumns
        first={
          <>
            <SettingCard title={t('settings.visitorsTitle')}>
              <SettingSwitch
                control={control}
                name="isRegistrationOpen"
                hint={t('settings.registrationHint')}
              />
              <SettingSwitch control={control} name="isMaintenanceOn" hint={t('settings.maintenanceHint')} />
            </SettingCard>
            {wasOpened && (
              <SettingCard
                title={t('site-config.languageTitle')}
                text={t('site-config.languageText')}
                failure={t('site-config.languageFetchFailed')}
              >
                <LanguageForm onDirtyChange={setLanguageDirty} />
              </SettingCard>
            )}
          </>
        }
        second={
          wasOpened && (
            <SettingCard
              title={t('site-config.logoTitle')}
              text={t('site-config.logoText')}
              failure={t('site-config.logoFetchFailed')}
            >
              <LogoForm onDirtyChange={setLogoDirty} />
            </SettingCard>
          )
        }
      />
    </Stack>
  );
}

function SiteTextsCard({ form: { id, control } }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard title={t('settings.siteTitle')} text={t('settings.siteText')}>
      <EachLanguage>
        {(language) => (
          <Stack role="group" aria-label={t(`language.${language}`)} spacing={2} sx={{ minWidth: 0 }}>
            <Typography variant="h3">{t(`language.${language}`)}</Typography>
            <FormTextField
              control={control}
              name={`siteName.${language}`}
              label={t('settings.fields.siteName')}
              limit={LIMITS.siteName}
              form={id}
              required={isConsoleLanguage(language)}
            />
            <FormTextField
              control={control}
              name={`siteDescription.${language}`}
              label={t('settings.fields.siteDescription')}
              limit={LIMITS.siteDescription}
              multiline
              minRows={3}
            />
          </Stack>
        )}
      </EachLanguage>
    </SettingCard>
  );
}
