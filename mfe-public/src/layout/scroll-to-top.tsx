import { TIMING } from '@vitral/contracts';
import { useSyncExternalStore } from 'react';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './scroll-to-top.module.css';
import { subscribeToScroll } from './subscribe-to-scroll.ts';

const isFarDown = () => window.scrollY > TIMING.scrollToTopFrom;

/** Appears where the top is far away. The focus goes to the content, since the button leaves. */
export function ScrollToTop() {
  const { t } = useSite();
  const isShown = useSyncExternalStore(subscribeToScroll, isFarDown, () => false);
  if (!isShown) return null;

  const goToTop = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <button className={styles.button} type="button" aria-label={t('navigation.toTop')} onClick={goToTop}>
      <Icon name="up" />
    </button>
  );
}
