import { useSite } from '../i18n/site-context.ts';

export function EducationPage() {
  const { t } = useSite();
  return <h1>{t('education.title')}</h1>;
}
