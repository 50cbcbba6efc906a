import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { settingsQuery } from '../settings/settings.queries.ts';
import { backupsQuery } from './backups.queries.ts';
import { nextBackup } from './next-backup.ts';

const isFuture = (time: number) => time > Date.now();

/** Figures of the usable backups and the time of the next scheduled one. */
export function BackupStats() {
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
    <StatCards
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
