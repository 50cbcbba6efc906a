import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import styles from './backup-download.module.css';

/** Shown to everybody except admins, and to admins while there is no backup. */
export function BackupMissing() {
  const { t, language } = useSite();
  return (
    <div className={styles.missing}>
      <h2 className={styles.heading}>{t('backup-download.missing')}</h2>
      <p className={styles.soft}>{t('backup-download.missing.text')}</p>
      <a className={styles.home} href={addressOf('landing', language)}>
        {t('backup-download.home')}
      </a>
    </div>
  );
}
