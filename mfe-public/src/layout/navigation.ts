import type { Site } from '../site/site-context.ts';
import type { TextKey } from '../i18n/texts.ts';
import { addressOf } from '../site/addresses.ts';
import { ANCHORS, type Anchor } from '../site/frame.ts';

export interface NavigationLink {
  href: string;
  text: TextKey;
  /** Value of `aria-current`: the page itself, or the section being read. */
  current?: 'page' | 'location';
}

const SECTIONS: [Anchor, TextKey][] = [
  ['about', 'navigation.about'],
  ['mission', 'navigation.mission'],
  ['teamMembers', 'navigation.team-members'],
  ['testimonials', 'navigation.testimonials'],
  ['events', 'navigation.events'],
];

/** The header links only to sections that the landing page has. */
export function navigationLinks(
  { language, page, frame }: Omit<Site, 't'>,
  currentSection: Anchor | null = null,
): NavigationLink[] {
  const sections = SECTIONS.filter(([anchor]) => frame.anchors.includes(anchor)).map(
    ([anchor, text]): NavigationLink => ({
      href: anchorAddress(anchor, { language, page }),
      text,
      current: page === 'landing' && anchor === currentSection ? 'location' : undefined,
    }),
  );
  return [...sections, pageLink('education', 'navigation.education', { language, page })];
}

/** The pages with rules and rights, as the footer lists them. */
export function policyLinks(site: Pick<Site, 'language' | 'page'>): NavigationLink[] {
  return [
    pageLink('privacy', 'navigation.privacy', site),
    pageLink('terms', 'navigation.terms', site),
    pageLink('contact', 'navigation.contact', site),
  ];
}

/** A section of the landing page: on the page itself the anchor alone, so that the browser only scrolls. */
export function anchorAddress(anchor: Anchor, { language, page }: Pick<Site, 'language' | 'page'>): string {
  return page === 'landing' ? ANCHORS[anchor] : addressOf('landing', language, ANCHORS[anchor]);
}

function pageLink(
  target: 'education' | 'privacy' | 'terms' | 'contact',
  text: TextKey,
  { language, page }: Pick<Site, 'language' | 'page'>,
): NavigationLink {
  return { href: addressOf(target, language), text, current: page === target ? 'page' : undefined };
}
