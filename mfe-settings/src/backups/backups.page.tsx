import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, PageBodySkeleton, PageHeader } from '@vitral/ui';
import {
  ArchiveUploadReport,
  ChooseArchiveButton,
  useArchiveUpload,
  type ArchiveUpload,
} from './archive-upload.tsx';
import { CreateBackupButton } from './backup-actions.tsx';
import { BackupList } from './backup-list.tsx';
import { BackupStats } from './backup-stats.tsx';
import { isUnderWay, restoreQuery } from './backups.queries.ts';
import { LastRestore, RestoreProgress } from './restore-state.tsx';

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

/** The list of backups; during a restore only its progress, since the restore replaces the listed rows. */
function BackupBrowser({ upload }: { upload: ArchiveUpload }) {
  const { data: restore } = useSuspenseQuery(restoreQuery);
  if (restore && isUnderWay(restore)) return <RestoreProgress key={restore.id} restore={restore} />;
  return (
    <>
      {restore && <LastRestore restore={restore} />}
      <ArchiveUploadReport upload={upload} />
      <BackupStats />
      <BackupList />
    </>
  );
}
