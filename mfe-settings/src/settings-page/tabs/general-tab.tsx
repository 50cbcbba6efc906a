import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { useEffect, useState } from 'react';
import { LanguageForm } from '../../site-config/language-form.tsx';
import { LogoForm } from '../../site-config/logo-form.tsx';
import { SettingCard } from '../../settings/setting-card.tsx';
import { SettingColumns } from '../../settings/setting-columns.tsx';
import { SettingSwitch } from '../../settings/setting-switch.tsx';
import type { SettingsTabProps } from '../settings-screen.tsx';
import { SiteTextsCard } from '../../settings/site-texts-card.tsx';

/** Site texts, access to the site, its language and its logo. */
export function GeneralTab({ form, wasOpened, onDirtyChange }: SettingsTabProps) {
  const { t } = useTranslation('mfe-settings');
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
              <Stack spacing={2.5}>
                <SettingSwitch
                  control={form.control}
                  name="isRegistrationOpen"
                  hint={t('settings.registrationHint')}
                />
                <SettingSwitch
                  control={form.control}
                  name="isMaintenanceOn"
                  hint={t('settings.maintenanceHint')}
                />
              </Stack>
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
