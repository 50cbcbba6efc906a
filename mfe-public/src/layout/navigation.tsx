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
    ...pagesOfStaff(site, pages),
    { ...pageLink('contact', 'navigation.contact', site), isAction: true },
  ];
}

function pagesOfStaff({ language, page, slugs }: Site, pages: Frame['pages']): NavigationLink[] {
  return pages.map(({ title, slugs: own }) => ({
    href: pathOf('site-page', language, '', own[language]),
    text: title,
    current: page === 'site-page' && slugs?.[language] === own[language] ? 'page' : undefined,
  }));
}

export function pageLink(target: PageName, text: TextKey, { language, page }: Site): NavigationLink {
  return { href: pathOf(target, language), text, current: page === target ? 'page' : undefined };
}

/** Renders the links of the menu on narrow screens. */
export function NavigationList() {
  return <LinkList links={navigationLinks(useSite(), useFrame())} classes={styles} />;
}

/** Renders the links of the header. Several pages of staff are folded into one entry, since the row has no room for them. */
export function HeaderLinks() {
  const site = useSite();
  const { pages, ...frame } = useFrame();
  if (pages.length < 2) return <NavigationList />;
  const links = navigationLinks(site, { ...frame, pages: [] });
  return (
    <ul className={styles.list}>
      {links.slice(0, -1).map((link) => (
        <LinkEntry key={link.href} link={link} classes={styles} />
      ))}
      <li>
        <details className={styles.more}>
          <summary className={styles.link}>{site.t('navigation.more')}</summary>
          <LinkList links={pagesOfStaff(site, pages)} classes={{ list: styles.pages, link: styles.link }} />
        </details>
      </li>
      {links.slice(-1).map((link) => (
        <LinkEntry key={link.href} link={link} classes={styles} />
      ))}
    </ul>
  );
}

interface LinkClasses {
  list?: string | undefined;
  link?: string | undefined;
  action?: string;
}

interface LinkListProps {
  links: NavigationLink[];
  classes: LinkClasses;
  children?: ReactNode;
}

export function LinkList({ links, classes, children }: LinkListProps) {
  return (
    <ul className={classes.list}>
      {links.map((link) => (
        <LinkEntry key={link.href} link={link} classes={classes} />
      ))}
      {children}
    </ul>
  );
}

function LinkEntry({ link, classes }: { link: NavigationLink; classes: LinkClasses }) {
  const { t } = useSite();
  const { href, text, current, isAction } = link;
  return (
    <li>
      <a
        className={(isAction && classes.action) ?? classes.link}
        href={href}
        aria-current={current}
        {...(typeof text === 'string' ? { children: t(text) } : text)}
      />
    </li>
  );
}
