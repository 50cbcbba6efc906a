import { TIMING } from '@vitral/contracts';
import { createFormats } from '@vitral/i18n/formats';
import { useEffect, useState } from 'react';
import { useSite } from '../site/site-context.ts';
import styles from './backup-download.module.css';
import type { BackupInfo } from './backup-info.ts';

interface BackupFileProps {
  backup: BackupInfo;
  /** Navigates to the file's URL, which starts the download. */
  open?: (address: string) => void;
}

export function BackupFile({ backup, open = (address) => location.assign(address) }: BackupFileProps) {
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
    open(backup.downloadUrl);
  }

  return (
    <div className={styles.file}>
      <p className={styles.soft}>{t('backup-download.lead')}</p>
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
      <button className={styles.download} type="button" aria-disabled={isPreparing} onClick={download}>
        {t(isPreparing ? 'backup-download.preparing' : 'backup-download.download')}
      </button>
    </div>
  );
}
