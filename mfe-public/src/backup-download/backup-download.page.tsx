import { useEffect, useState } from 'react';
import { useSite } from '../site/site-context.ts';
import styles from './backup-download.module.css';
import { loadBackupInfo, type BackupInfo } from './backup-info.ts';
import { BackupFile } from './backup-file.tsx';
import { BackupMissing } from './backup-missing.tsx';

/** Loads the backup's details: undefined while loading, null when there is nothing to download. */
function useBackupInfo(): BackupInfo | null | undefined {
  const [backup, setBackup] = useState<BackupInfo | null>();
  useEffect(() => {
    const request = new AbortController();
    void loadBackupInfo(request.signal).then((loaded) => {
      if (!request.signal.aborted) setBackup(loaded);
    });
    return () => request.abort();
  }, []);
  return backup;
}

/** The browser fetches the backup's details, since the response is for one person alone. */
export function BackupDownloadPage() {
  const { t } = useSite();
  const backup = useBackupInfo();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('backup-download.title')}</h1>
      <div className={styles.card} aria-live="polite" aria-busy={backup === undefined}>
        {backup === undefined && <Loading />}
        {backup === null && <BackupMissing />}
        {backup && <BackupFile backup={backup} />}
      </div>
      {backup === undefined && (
        <noscript>
          <div className={styles.card}>
            <BackupMissing />
          </div>
        </noscript>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useSite();
  return (
    <div className={styles.loading}>
      <p>{t('backup-download.loading')}</p>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}
