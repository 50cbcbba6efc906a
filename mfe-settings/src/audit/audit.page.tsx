import { useTranslation } from '@vitral/i18n';
import { PageHeader } from '@vitral/ui';
import { AuditBrowser } from './audit-browser.tsx';

/** /admin/audit: the audit log. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.description')} />
      <AuditBrowser />
    </>
  );
}
