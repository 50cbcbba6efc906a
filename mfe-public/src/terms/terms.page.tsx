import { useSite } from '../i18n/site-context.ts';

export function TermsPage() {
  const { t } = useSite();
  return <h1>{t('terms.title')}</h1>;
}
