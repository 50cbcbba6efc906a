import type { ReactNode } from 'react';
import type { TextKey } from '../i18n/texts.ts';
import { pathOf } from '../site/paths.ts';
import { ANCHORS, type Anchor } from '../site/frame.ts';
import type { PageName } from '../site/page-definition.ts';
import { useSite, type Site } from '../site/site-context.ts';
import styles from './navigation.module.css';
import { useScroll } from './use-scroll.ts';

export interface NavigationLink {
  href: string;
  text: TextKey;
  /** Value of `aria-current`: the page itself, or the section being read. */
  current?: 'page' | 'location' | undefined;
}

const SECTIONS: [Anchor, TextKey][] = [
  ['about', 'navigation.about'],
  ['mission', 'navigation.mission'],
  ['teamMembers', 'navigation.team-members'],
  ['testimonials', 'navigation.testimonials'],
  ['events', 'navigation.events'],
];

/**
 * Returns links to the landing page's existing sections, the education page and the console. On the landing page the browser only
 * scrolls.
 */
export function navigationLinks(site: Site, currentSection: Anchor | null = null): NavigationLink[] {
  const { language, page, frame } = site;
  const isLanding = page === 'landing';
  const sections = SECTIONS.filter(([anchor]) => frame.anchors.includes(anchor)).map(
    ([anchor, text]): NavigationLink => ({
      href: isLanding ? ANCHORS[anchor] : pathOf('landing', language, ANCHORS[anchor]),
      text,
      current: isLanding && anchor === currentSection ? 'location' : undefined,
    }),
  );
  return [
    ...sections,
    pageLink('education', 'navigation.education', site),
    { href: '/admin', text: 'navigation.admin' },
  ];
}

export function pageLink(target: PageName, text: TextKey, { language, page }: Site): NavigationLink {
  return { href: pathOf(target, language), text, current: page === target ? 'page' : undefined };
}

/** Renders the links of the header and of the menu on narrow screens. */
export function NavigationList({ onFollow }: { onFollow?: () => void }) {
  const section = useScroll(sectionAtReadingLine, null);
  return <LinkList links={navigationLinks(useSite(), section)} classes={styles} onFollow={onFollow} />;
}

interface LinkListProps {
  links: NavigationLink[];
  classes: { list?: string; link?: string };
  onFollow?: (() => void) | undefined;
  children?: ReactNode;
}

export function LinkList({ links, classes, onFollow, children }: LinkListProps) {
  const { t } = useSite();
  return (
    <ul className={classes.list}>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a className={classes.link} href={href} aria-current={current} onClick={onFollow}>
            {t(text)}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Fraction of the window's height that a section must reach to count as being read. */
const READING_LINE = 0.4;

/** Returns the section of the landing page that is being read; null above the first and on other pages. */
function sectionAtReadingLine(): Anchor | null {
  const line = window.innerHeight * READING_LINE;
  const isRead = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.top <= line && box.bottom > line;
  };
  return (Object.keys(ANCHORS) as Anchor[]).find((anchor) => isRead(ANCHORS[anchor])) ?? null;
}
