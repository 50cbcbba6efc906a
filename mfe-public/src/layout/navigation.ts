import type { Site } from '../i18n/site-context.ts';
import type { TextKey } from '../i18n/texts.ts';
import { addressOf } from '../site/addresses.ts';
import { ANCHORS, type Anchor } from '../site/frame.ts';

export interface NavigationLink {
  href: string;
  text: TextKey;
  isCurrent: boolean;
}

const SECTIONS: [Anchor, TextKey][] = [
  ['about', 'navigation.about'],
  ['mission', 'navigation.mission'],
  ['teamMembers', 'navigation.team-members'],
  ['testimonials', 'navigation.testimonials'],
  ['events', 'navigation.events'],
];

/** The header's links: only to sections that the landing page has. Specification, section 2. */
export function navigationLinks({ language, page, frame }: Omit<Site, 't'>): NavigationLink[] {
  const sections = SECTIONS.filter(([anchor]) => frame.anchors.includes(anchor)).map(([anchor, text]) => ({
    href: anchorAddress(anchor, { language, page }),
    text,
    isCurrent: false,
  }));
  const education = { text: 'navigation.education', isCurrent: page === 'education' } as const;
  return [...sections, { href: addressOf('education', language), ...education }];
}

/** A section of the landing page: on the page itself the anchor alone, so that the browser only scrolls. */
export function anchorAddress(anchor: Anchor, { language, page }: Pick<Site, 'language' | 'page'>): string {
  return page === 'landing' ? ANCHORS[anchor] : addressOf('landing', language, ANCHORS[anchor]);
}
