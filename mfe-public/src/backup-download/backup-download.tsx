import { TIMING } from '@vitral/sdk/contracts/timing';
import { createFormats } from '@vitral/sdk/i18n/formats';
import { useEffect, useState } from 'react';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import styles from './backup-download.module.css';
import { type BackupInfo, loadBackupInfo } from './backup-info.ts';

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

/** Shows the backup's details, which the browser loads because they depend on the account that is logged in. */
export function BackupDownload() {
  const { t } = useSite();
  const backup = useBackupInfo();
  return (
    <>
      <h1>{t('backup-download.title')}</h1>
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
    </>
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

function BackupFile({ backup }: { backup: BackupInfo }) {
  const { t, language } = useSite();
  const [isPreparing, setIsPreparing] = useState(false);
  const formats = createFormats(language);

  // Pages get no event when a download starts.
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setTimeout(() => setIsPreparing(false), TIMING.downloadStart);
    return () => clearTimeout(timer);
  }, [isPreparing]);

  function download() {
    if (isPreparing) return;
    setIsPreparing(true);
    // Navigates to the file, which starts the download and leaves the page as it is.
    window.open(backup.downloadUrl, '_self');
  }

  return (
    <div className={styles.file}>
      <p>{t('backup-download.lead')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('backup-download.file')}</dt>
          <dd>{backup.filename}</dd>
        </div>
        <div>
          <dt>{t('backup-download.size')}</dt>
          <dd>{formats.fileSize(backup.size)}</dd>
        </div>
        <div>
          <dt>{t('backup-download.created')}</dt>
          <dd>
            <time dateTime={backup.created.toISOString()}>{formats.dateTime(backup.created)}</time>
          </dd>
        </div>
      </dl>
      <button className={shapes.action} type="button" aria-disabled={isPreparing} onClick={download}>
        {t(isPreparing ? 'backup-download.preparing' : 'backup-download.download')}
      </button>
    </div>
  );
}

/** Shown to everybody except admins, and to admins while there is no backup. */
function BackupMissing() {
  const { t, language } = useSite();
  return (
    <div className={styles.file}>
      <h2 className={shapes.heading}>{t('backup-download.missing')}</h2>
      <p>{t('backup-download.missing.text')}</p>
      <a className={shapes.action} href={pathOf('landing', language)}>
        {t('backup-download.home')}
      </a>
    </div>
  );
}
