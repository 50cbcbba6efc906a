import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import styles from './cookie-banner.module.css';

const TITLE = 'consent-title';

/** Asks for consent once a year, on a scrolled page, and when opened from the footer. Without scripts it is never shown. */
export function CookieBanner() {
  const { t, language } = useSite();
  return (
    <Island
      name="cookie-banner"
      as="section"
      popover="manual"
      id="consent"
      tabIndex={-1}
      className={styles.banner}
      aria-labelledby={TITLE}
    >
      <div className={styles.words}>
        <h2 className={styles.title} id={TITLE}>
          {t('consent.title')}
        </h2>
        <p className={styles.text}>{t('consent.text')}</p>{' '}
        <p className={styles.text}>
          {t('consent.thirdParties')} <span className={styles.accepted}>{t('consent.accepted')}</span>
          <span className={styles.declined}>{t('consent.declined')}</span>{' '}
          <a href={pathOf('privacy', language)}>{t('consent.more')}</a>
        </p>
      </div>
      <div className={styles.actions}>
        <button className={styles.action} type="button" value="declined">
          {t('consent.decline')}
        </button>
        <button className={styles.action} type="button" value="accepted">
          {t('consent.accept')}
        </button>
      </div>
    </Island>
  );
}
