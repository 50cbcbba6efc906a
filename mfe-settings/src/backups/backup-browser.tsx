import { useSuspenseQuery } from '@tanstack/react-query';
import { ArchiveUploadReport } from './archive-upload-report.tsx';
import { BackupList } from './backup-list.tsx';
import { BackupStats } from './backup-stats.tsx';
import { isUnderWay, restoreQuery } from './backups.queries.ts';
import { LastRestore } from './last-restore.tsx';
import { RestoreProgress } from './restore-progress.tsx';
import type { ArchiveUpload } from './use-archive-upload.ts';

/** The list of backups; during a restore only its progress, since the restore replaces the listed rows. */
export function BackupBrowser({ upload }: { upload: ArchiveUpload }) {
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
