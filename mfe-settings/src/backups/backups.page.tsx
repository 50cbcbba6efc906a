import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import { BackupBrowser } from './backup-browser.tsx';
import { isUnderWay, restoreQuery } from './backups.queries.ts';
import { ChooseArchiveButton } from './choose-archive-button.tsx';
import { CreateBackupButton } from './create-backup-button.tsx';
import { useArchiveUpload } from './use-archive-upload.ts';

/** /admin/backups: archives of database and files (docs/product/operations.md). */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { data: restore } = useQuery(restoreQuery);
  const upload = useArchiveUpload();
  const isRestoring = restore ? isUnderWay(restore) : false;
  return (
    <>
      <PageHeader
        title={t('backups.title')}
        description={t('backups.description')}
        actions={
          !isRestoring && (
            <>
              <ChooseArchiveButton isBusy={upload.state?.kind === 'sending'} onChoose={upload.send} />
              <CreateBackupButton />
            </>
          )
        }
      />
      <LoadBoundary failure={t('backups.fetchFailed')} loading={<PageBodySkeleton stats={4} cards={3} />}>
        <BackupBrowser upload={upload} />
      </LoadBoundary>
    </>
  );
}
