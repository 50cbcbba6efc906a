import { QRCodeSVG } from 'qrcode.react';
import { useSite } from '../site/site-context.ts';
import styles from './print-note.module.css';

/** Refers readers of the printed week to this page. Only the server renders it, so visitors load no script for it. */
export function PrintNote() {
  const { t, url } = useSite();
  if (!url) return null;
  return (
    <div className={styles.note} aria-hidden="true">
      <QRCodeSVG value={url} size={96} level="L" />
      <p>
        {t('education.print.note')}
        <br />
        <strong>{url}</strong>
      </p>
    </div>
  );
}
