import type { Backup, BackupProgress } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ProgressBar } from '@vitral/ui';

/** Null while the total is unknown; at most 99 until the backup is complete. */
export function percentOf(progress: BackupProgress | null): number | null {
  if (!progress || progress.total <= 0) return null;
  return Math.min(99, Math.floor((progress.done / progress.total) * 100));
}

/** Progress of a running backup. */
export function BackupProgressBar({ backup: { filename, progress } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const percent = percentOf(progress);
  return (
    <ProgressBar
      label={t('backups.progressOf', { filename })}
      percent={percent}
      text={percent === null ? t('backups.states.running') : t('backups.percent', { percent })}
    />
  );
}
