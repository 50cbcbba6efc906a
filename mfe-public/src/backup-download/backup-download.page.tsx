import { useSite } from '../i18n/site-context.ts';

export function BackupDownloadPage() {
  const { t } = useSite();
  return <h1>{t('backup-download.title')}</h1>;
}
