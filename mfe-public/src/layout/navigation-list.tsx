import { useSyncExternalStore } from 'react';
import { type Anchor, ANCHORS } from '../site/frame.ts';
import { useSite } from '../site/site-context.ts';
import styles from './navigation-list.module.css';
import { navigationLinks } from './navigation.ts';
import { subscribeToScroll } from './subscribe-to-scroll.ts';

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

/** Fraction of the window's height that a section must reach to count as being read. */
const READING_LINE = 0.4;

/** The section of the landing page that is being read; null above the first, on other pages and on the server. */
function useCurrentSection(): Anchor | null {
  return useSyncExternalStore(subscribeToScroll, sectionAtReadingLine, () => null);
}

function sectionAtReadingLine(): Anchor | null {
  const line = window.innerHeight * READING_LINE;
  const isRead = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.top <= line && box.bottom > line;
  };
  return (Object.keys(ANCHORS) as Anchor[]).find((anchor) => isRead(ANCHORS[anchor])) ?? null;
}
