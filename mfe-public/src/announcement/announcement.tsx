import { Icon } from '../glass/icon.tsx';
import { Island } from '../site/island.tsx';
import { framePath, linkTo } from '../site/paths.ts';
import { useFrame, useSite } from '../site/site-context.ts';
import styles from './announcement.module.css';

/**
 * Shows an announcement of staff until the visitor dismisses it. Without scripts it cannot be dismissed. Only the
 * button is an island.
 */
export function AnnouncementBar() {
  const site = useSite();
  const { announcement } = useFrame();
  if (!announcement) return null;
  const { t } = site;
  const { id, text, link } = announcement;
  return (
    <aside className={styles.bar} aria-label={t('announcement.label')}>
      <p className={styles.text}>
        {text}{' '}
        {link && (
          <a className={styles.link} {...linkTo(framePath(link.url, site))}>
            {link.text || t('announcement.more')}
          </a>
        )}
      </p>
      <Island
        name="announcement"
        as="button"
        className={styles.close}
        type="button"
        aria-label={t('announcement.close')}
        data-announcement={id}
      >
        <Icon name="close" />
      </Island>
    </aside>
  );
}
