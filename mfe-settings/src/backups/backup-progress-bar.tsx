import type { Backup, BackupProgress } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ProgressBar } from '@vitral/ui';

/** Null while there is no telling; never quite done before it is. */
export function percentOf(progress: BackupProgress | null): number | null {
  if (!progress || progress.total <= 0) return null;
  return Math.min(99, Math.floor((progress.done / progress.total) * 100));
}

/** How far a backup is that is being made. */
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
