import { useTranslation } from '@vitral/i18n';
import { PageHeader } from '@vitral/ui';
import { RecentUploads } from './recent-uploads.tsx';
import { UploadCard } from './upload-card.tsx';

/** /admin/upload: see docs/product/content.md. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader title={t('upload.title')} description={t('upload.description')} />
      <UploadCard />
      <RecentUploads />
    </>
  );
}
