import { openCookieSettings } from '../consent/cookie-settings.ts';
import { useSite } from '../site/site-context.ts';
import styles from './footer-links.module.css';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';

/** Needs scripts, so it shows only once they run; its room is kept. */
export function CookieSettingsButton() {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  return (
    <button
      className={`${styles.link} ${isHydrated ? '' : styles.waiting}`}
      type="button"
      onClick={(event) => openCookieSettings(event.currentTarget)}
    >
      {t('consent.settings')}
    </button>
  );
}
