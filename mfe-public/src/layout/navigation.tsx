import type { ReactNode } from 'react';
import type { Phrase } from '../data/phrase.ts';
import type { TextKey } from '../i18n/texts.ts';
import { pathOf } from '../site/paths.ts';
import { ANCHORS, type Anchor, type Frame } from '../site/frame.ts';
import type { PageName } from '../site/page-definition.ts';
import { type Site, useFrame, useSite } from '../site/site-context.ts';
import styles from './navigation.module.css';

export interface NavigationLink {
  href: string;
  /** Key of its text, or the title of a page. */
  text: TextKey | Phrase;
  /** Value of `aria-current`. */
  current?: 'page' | undefined;
  /** The call to action, which stands out. */
  isAction?: true;
}

const SECTIONS: [Anchor, TextKey][] = [
  ['about', 'navigation.about'],
  ['mission', 'navigation.mission'],
  ['teamMembers', 'navigation.team-members'],
  ['testimonials', 'navigation.testimonials'],
  ['events', 'navigation.events'],
];

/**
 * Returns links to the landing page's existing sections, the education page, the pages that staff added and the contact form. On the
 * landing page the browser only scrolls.
 */
export function navigationLinks(site: Site, { anchors, pages }: Frame): NavigationLink[] {
  const { language, page } = site;
  const sections = SECTIONS.filter(([anchor]) => anchors.includes(anchor)).map(
    ([anchor, text]): NavigationLink => ({
      href: page === 'landing' ? ANCHORS[anchor] : pathOf('landing', language, ANCHORS[anchor]),
      text,
    }),
  );
  return [
    ...sections,
    pageLink('education', 'navigation.education', site),
    ...pages.map(({ title, slugs }): NavigationLink => ({
      href: pathOf('site-page', language, '', slugs[language]),
      text: title,
      current: page === 'site-page' && site.slugs?.[language] === slugs[language] ? 'page' : undefined,
    })),
    { ...pageLink('contact', 'navigation.contact', site), isAction: true },
  ];
}

export function pageLink(target: PageName, text: TextKey, { language, page }: Site): NavigationLink {
  return { href: pathOf(target, language), text, current: page === target ? 'page' : undefined };
}

/** Renders the links of the header and of the menu on narrow screens. */
export function NavigationList() {
  return <LinkList links={navigationLinks(useSite(), useFrame())} classes={styles} />;
}

interface LinkListProps {
  links: NavigationLink[];
  classes: { list?: string; link?: string; action?: string };
  children?: ReactNode;
}

export function LinkList({ links, classes, children }: LinkListProps) {
  const { t } = useSite();
  return (
    <ul className={classes.list}>
      {links.map(({ href, text, current, isAction }) => (
        <li key={href}>
          <a
            className={(isAction && classes.action) ?? classes.link}
            href={href}
            aria-current={current}
            {...(typeof text === 'string' ? { children: t(text) } : text)}
          />
        </li>
      ))}
      {children}
    </ul>
  );
}
