import { Icon } from '../glass/icon.tsx';
import { Island } from '../site/island.tsx';
import { framePath, linkTo } from '../site/paths.ts';
import { useFrame, useSite } from '../site/site-context.ts';
import styles from './announcement.module.css';

/** Shows what staff announce, until the visitor dismisses it. Without scripts it cannot be dismissed. */
export function AnnouncementBar() {
  const site = useSite();
  const { announcement } = useFrame();
  if (!announcement) return null;
  const { t } = site;
  const { id, text, link } = announcement;
  return (
    <Island
      name="announcement"
      as="aside"
      className={styles.bar}
      aria-label={t('announcement.label')}
      data-announcement={id}
    >
      <p className={styles.text}>
        {text}{' '}
        {link && (
          <a className={styles.link} {...linkTo(framePath(link.url, site))}>
            {link.text || t('announcement.more')}
          </a>
        )}
      </p>
      <button className={styles.close} type="button" aria-label={t('announcement.close')}>
        <Icon name="close" />
      </button>
    </Island>
  );
}
