import { useSite } from '../i18n/site-context.ts';
import styles from './navigation-list.module.css';
import type { NavigationLink } from './navigation.ts';

/** The links of the page and the way into the console. */
export function NavigationList({ links, onFollow }: { links: NavigationLink[]; onFollow?: () => void }) {
  const { t } = useSite();
  return (
    <ul className={styles.list}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a className={styles.link} href={href} onClick={onFollow}>
            {t(text)}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.link} href="/admin">
          {t('navigation.admin')}
        </a>
      </li>
    </ul>
  );
}
