import { useSite } from '../site/site-context.ts';
import { navigationLinks } from './navigation.ts';
import styles from './navigation-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The links of the site and the way into the console. */
export function NavigationList({ onFollow }: { onFollow?: () => void }) {
  const site = useSite();
  const section = useCurrentSection();
  return (
    <ul className={styles.list}>
      {navigationLinks(site, section).map(({ href, text, current }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={current} onClick={onFollow}>
            {site.t(text)}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.link} href="/admin">
          {site.t('navigation.admin')}
        </a>
      </li>
    </ul>
  );
}
