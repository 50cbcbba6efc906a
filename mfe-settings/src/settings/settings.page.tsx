import { useTranslation } from '@vitral/i18n';
import { LeaveQuestion, PageHeader, Stack } from '@vitral/ui';
import { useState } from 'react';
import { LanguageForm } from '../site-config/language-form.tsx';
import { LogoForm } from '../site-config/logo-form.tsx';
import { AccessCard } from './access-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SettingCard } from './setting-card.tsx';
import { SocialCard } from './social-card.tsx';

/** /admin/settings: what holds for the whole site. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const [isAccessDirty, setAccessDirty] = useState(false);
  const [isSecurityDirty, setSecurityDirty] = useState(false);
  const [areMessagesDirty, setMessagesDirty] = useState(false);
  const [isSocialDirty, setSocialDirty] = useState(false);
  const isDirty = isAccessDirty || isSecurityDirty || areMessagesDirty || isSocialDirty;
  return (
    <>
      <LeaveQuestion isDirty={isDirty} />
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <SettingCard
          title={t('site-config.languageTitle')}
          text={t('site-config.languageText')}
          failure={t('site-config.languageFetchFailed')}
        >
          <LanguageForm />
        </SettingCard>
        <SettingCard
          title={t('site-config.logoTitle')}
          text={t('site-config.logoText')}
          failure={t('site-config.logoFetchFailed')}
        >
          <LogoForm />
        </SettingCard>
        <AccessCard onDirtyChange={setAccessDirty} />
        <SecurityCard onDirtyChange={setSecurityDirty} />
        <MessagesCard onDirtyChange={setMessagesDirty} />
        <SocialCard onDirtyChange={setSocialDirty} />
      </Stack>
    </>
  );
}
