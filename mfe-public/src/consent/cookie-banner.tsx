import { useEffect, useId, useRef } from 'react';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import {
  saveConsent,
  closeCookieSettings,
  type ConsentChoice,
  useConsent,
  useIsReopened,
} from './consent.ts';
import styles from './cookie-banner.module.css';

/** Asks for consent once a year, and when opened from the footer. It never blocks the page. */
export function CookieBanner() {
  const isHydrated = useIsHydrated();
  const consent = useConsent();
  const isReopened = useIsReopened();
  return isHydrated && (consent === 'unasked' || isReopened) ? <Banner isReopened={isReopened} /> : null;
}

function Banner({ isReopened }: { isReopened: boolean }) {
  const { t, language } = useSite();
  const consent = useConsent();
  const banner = useRef<HTMLElement>(null);
  const title = useId();

  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);

  const choose = (choice: ConsentChoice) => {
    saveConsent(choice);
    const next = closeCookieSettings() ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  };

  return (
    <section ref={banner} className={styles.banner} aria-labelledby={title} tabIndex={-1}>
      <div className={styles.words}>
        <h2 className={styles.title} id={title}>
          {t('consent.title')}
        </h2>
        <p className={styles.text}>{t('consent.text')}</p>{' '}
        <p className={styles.text}>
          {t('consent.thirdParties')} {consent !== 'unasked' && t(`consent.${consent}`)}{' '}
          <a href={pathOf('privacy', language)}>{t('consent.more')}</a>
        </p>
      </div>
      <div className={styles.actions}>
        <button className={styles.action} type="button" onClick={() => choose('declined')}>
          {t('consent.decline')}
        </button>
        <button className={styles.action} type="button" onClick={() => choose('accepted')}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}
