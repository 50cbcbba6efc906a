import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import styles from './document.module.css';

/** Ways to reach the team: the contact page, and whatever else is stored. */
export function ContactWays() {
  const { t, language, frame } = useSite();
  const { email = '', phone = '', address = [] } = frame.contact?.contact ?? {};
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.link} href={addressOf('contact', language)}>
          {t('navigation.contact')}
        </a>
      </li>
      {email && (
        <li>
          <span className={styles.way}>{t('footer.email')}</span>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <span className={styles.way}>{t('footer.phone')}</span>
          <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {address.length > 0 && (
        <li>
          <span className={styles.way}>{t('footer.address')}</span>
          <span>{address.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
