import type { LandingData } from '../data/landing-data.ts';
import type { TextKey } from '../i18n/texts.ts';

export interface NavigationLink {
  href: string;
  text: TextKey;
}

/** The header's links: only to sections that the page has. Specification, section 2. */
export function navigationLinks({ sections, leaders, quotes }: LandingData): NavigationLink[] {
  const links: (NavigationLink & { isThere: boolean })[] = [
    { href: '#acerca', text: 'navigation.about', isThere: sections.about !== undefined },
    { href: '#mission', text: 'navigation.mission', isThere: sections.mission !== undefined },
    { href: '#carousel-medicos', text: 'navigation.team-members', isThere: leaders.length > 0 },
    { href: '#carousel-testimonios', text: 'navigation.testimonials', isThere: quotes.length > 0 },
  ];
  return links.filter((link) => link.isThere);
}
