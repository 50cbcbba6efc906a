import { useSite } from '../i18n/site-context.ts';

export function PrivacyPage() {
  const { t } = useSite();
  return <h1>{t('privacy.title')}</h1>;
}
