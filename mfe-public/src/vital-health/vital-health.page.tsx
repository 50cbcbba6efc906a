import { useSite } from '../i18n/site-context.ts';

export function VitalHealthPage() {
  const { t } = useSite();
  return <h1>{t('vital-health.title')}</h1>;
}
