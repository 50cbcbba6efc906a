import { useSite } from '../i18n/site-context.ts';

export function LanguageTestPage() {
  const { t } = useSite();
  return <h1>{t('language-test.title')}</h1>;
}
