import { useSite } from '../i18n/site-context.ts';

export function ContactPage() {
  const { t } = useSite();
  return <h1>{t('contact.title')}</h1>;
}
