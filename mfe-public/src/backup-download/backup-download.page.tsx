import { Island } from '../site/island.tsx';
import styles from './backup-download.module.css';
import { BackupDownload } from './backup-download.tsx';

export function BackupDownloadPage() {
  return (
    <Island name="backup-download" className={styles.page} wake="near">
      <BackupDownload />
    </Island>
  );
}
