import type { ReactNode } from 'react';
import type { ActionStyle } from '@vitral/sdk/contracts/landing-content';
import type { Phrase } from '../data/phrase.ts';
import type { TextKey } from '../i18n/texts.ts';
import { framePath, linkTo, pathOf } from '../site/paths.ts';
import { ANCHORS, type Anchor, type Frame } from '../site/frame.ts';
import type { PageName } from '../site/page-definition.ts';
import { type Site, useFrame, useSite } from '../site/site-context.ts';
import disclosure from './further-links.module.css';
import styles from './navigation.module.css';

export interface NavigationLink {
  href: string;
  /** Key of the text, or the title of a page. */
  text: TextKey | Phrase;
  /** Value of `aria-current`. */
  current?: 'page' | undefined;
  /** Look of the call to action, which stands out. */
  action?: ActionStyle;
}

const SECTIONS: [Anchor, TextKey][] = [
  ['about', 'navigation.about'],
  ['mission', 'navigation.mission'],
  ['teamMembers', 'navigation.team-members'],
  ['testimonials', 'navigation.testimonials'],
  ['events', 'navigation.events'],
];

/**
 * Returns links to the existing sections of the landing page, the education page, the pages that staff added, the
 * contact form and the target of the call to action. On the landing page, links to sections only scroll.
 */
export function navigationLinks(site: Site, frame: Frame): NavigationLink[] {
  return [...ownLinks(site, frame), ...furtherLinks(site, frame), actionLink(site, frame)];
}

function ownLinks(site: Site, { anchors }: Frame): NavigationLink[] {
  const sections = SECTIONS.filter(([anchor]) => anchors.includes(anchor)).map(
    ([anchor, text]): NavigationLink => ({ href: framePath(ANCHORS[anchor], site), text }),
  );
  return [...sections, pageLink('education', 'navigation.education', site)];
}

/** Returns links to pages of staff, and to the contact page if the call to action leads elsewhere. */
function furtherLinks(site: Site, frame: Frame): NavigationLink[] {
  const contact = pageLink('contact', 'navigation.contact', site);
  const isLinked = actionLink(site, frame).href === contact.href;
  return [...pagesOfStaff(site, frame.pages), ...(isLinked ? [] : [contact])];
}

function actionLink(site: Site, { action }: Frame): NavigationLink {
  const contact = pageLink('contact', 'navigation.contact', site);
  const { text, url, style } = action ?? { text: null, url: null, style: 'filled' as const };
  const href = url ? framePath(url, site) : contact.href;
  const { language, page, slugs } = site;
  return {
    href,
    text: text?.children ? text : contact.text,
    current: href === pathOf(page, language, '', slugs?.[language]) ? 'page' : undefined,
    action: style,
  };
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

/** Renders the links of the header. Additional links are collapsed into one entry, since the row has no room for them. */
export function HeaderLinks() {
  const site = useSite();
  const frame = useFrame();
  const further = furtherLinks(site, frame);
  if (further.length < 2) return <NavigationList />;
  return (
    <ul className={styles.list}>
      {ownLinks(site, frame).map((link) => (
        <LinkEntry key={link.href} link={link} classes={styles} />
      ))}
      <li>
        <details className={disclosure.more}>
          <summary className={styles.link}>{site.t('navigation.more')}</summary>
          <LinkList links={further} classes={{ list: disclosure.pages, link: styles.link }} />
        </details>
      </li>
      <LinkEntry link={actionLink(site, frame)} classes={styles} />
    </ul>
  );
}

type LinkClasses = Partial<Record<'list' | 'link' | ActionStyle, string | undefined>>;

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
  const { href, text, current, action } = link;
  return (
    <li>
      <a
        className={(action && classes[action]) ?? classes.link}
        {...linkTo(href)}
        aria-current={current}
        {...(typeof text === 'string' ? { children: t(text) } : text)}
      />
    </li>
  );
}
