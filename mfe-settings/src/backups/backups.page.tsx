import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Backup } from '@vitral/sdk/contracts/backups';
import type { BackupFrequency, Settings } from '@vitral/sdk/contracts/settings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import { LoadBoundary, PageBodySkeleton, PageHeader, PageStats } from '@vitral/sdk/ui';
import { settingsQuery } from '../settings/settings.queries.ts';
import {
  ArchiveUploadReport,
  ChooseArchiveButton,
  useArchiveUpload,
  type ArchiveUpload,
} from './archive-upload.tsx';
import { CreateBackupButton } from './backup-actions.tsx';
import { backupKeysQuery } from './backup-keys.queries.ts';
import { BackupKeysSection } from './backup-keys.tsx';
import { BackupList } from './backup-list.tsx';
import { backupsQuery, isUnderWay, restoreQuery } from './backups.queries.ts';
import { EncryptionState } from './encryption-state.tsx';
import { LastRestore, RestoreProgress } from './restore-state.tsx';

export const firstQueries = (): PageQuery[] => [backupsQuery, restoreQuery, settingsQuery, backupKeysQuery];

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
      <EncryptionState />
      <BackupStats />
      <BackupList />
      <BackupKeysSection />
    </>
  );
}

const isFuture = (time: number) => time > Date.now();

function BackupStats() {
  const { t } = useTranslation('mfe-settings');
  const { number, fileSize, relativeTime } = useFormats();
  const { data: backups } = useSuspenseQuery(backupsQuery);
  // No suspense: the other figures are shown even if the settings cannot be loaded.
  const { data: settings } = useQuery(settingsQuery);
  const ready = backups.filter(({ state }) => state === 'ready');
  const size = ready.reduce<number | null>(
    (sum, backup) => (sum === null || backup.size === null ? null : sum + backup.size),
    0,
  );
  const next = settings ? nextBackup(settings.backups, backups) : null;
  const dueText = (due: number) => (isFuture(due) ? relativeTime(due) : t('backups.withinTheHour'));
  return (
    <PageStats
      stats={[
        { label: t('backups.figures.ready'), value: number(ready.length), icon: 'backup' },
        { label: t('backups.figures.size'), value: size === null ? null : fileSize(size), icon: 'folder' },
        {
          label: t('backups.figures.newest'),
          value: ready[0] ? relativeTime(ready[0].createdAt) : null,
          icon: 'history',
        },
        { label: t('backups.figures.next'), value: next === null ? null : dueText(next), icon: 'schedule' },
      ]}
    />
  );
}

const HOUR = 60 * 60_000;
const LENGTHS: Record<Exclude<BackupFrequency, 'monthly'>, number> = {
  hourly: HOUR,
  daily: 24 * HOUR,
  weekly: 7 * 24 * HOUR,
};

/**
 * Returns when the next scheduled backup is due, in milliseconds since the epoch; null while the schedule is off. The
 * server checks every hour, so an overdue backup is created within the hour.
 */
export function nextBackup(
  { isOn, frequency }: Settings['backups'],
  backups: readonly Backup[],
): number | null {
  if (!isOn) return null;
  const last = backups.find(({ origin, state }) => origin === 'scheduled' && state === 'ready');
  if (!last) return 0;
  const from = new Date(last.createdAt);
  return frequency === 'monthly' ? monthAfter(from) : from.getTime() + LENGTHS[frequency];
}

/** Returns the same day of the next month, or its last day. */
function monthAfter(from: Date): number {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}
