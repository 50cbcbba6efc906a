import { TIMING } from '@vitral/sdk/contracts/timing';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './scroll-to-top.module.css';

/** Appears once the page is scrolled far down. */
export function ScrollToTop() {
  const { t } = useSite();
  return (
    <button
      className={styles.button}
      type="button"
      hidden
      aria-label={t('navigation.toTop')}
      value={TIMING.scrollToTopFrom}
      data-to-top
    >
      <Icon name="up" />
    </button>
  );
}
