import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { type LatestEmbed, readEmbeds } from '../data/embeds.ts';
import type { Contact, Sections } from '../data/landing-content.ts';
import { type Post, readLatestPosts } from '../data/latest-posts.ts';
import { type TeamMember, readTeamMembers } from '../data/team-members.ts';
import { type Testimonial, readTestimonials } from '../data/testimonials.ts';
import { type Meeting, readZoomMeetings } from '../data/zoom-meetings.ts';
import { scheduleMeetings } from '../education/schedule/meetings.ts';
import { endOf, nextSessionOf } from './next-session.data.ts';
import type { NextSessionData } from './next-session.tsx';
import { readLogo, readResponse, readSections } from '../site/frame.ts';
import { openingHoursSpecification } from '../site/structured-data.ts';
import type { HeadContext, PageSource, Responses } from '../site/page-definition.ts';

export interface LandingData {
  sections: Sections;
  /** Null without a live session that has a date. */
  nextSession: NextSessionData | null;
  teamMembers: TeamMember[];
  testimonials: Testimonial[];
  posts: Post[];
  embeds: LatestEmbed[];
  /** Null for the site's own logo. */
  logo: string | null;
}

const LATEST = '/api/social-feeds/latest';

export const landingSource: PageSource<LandingData> = {
  read({ responses, language, now }) {
    return {
      sections: readSections(responses, language),
      nextSession: readNextSession(responses, language, now),
      teamMembers: readResponse(
        responses,
        '/api/team-members',
        (response) => readTeamMembers(response, language),
        [],
      ),
      testimonials: readResponse(
        responses,
        '/api/testimonials',
        (response) => readTestimonials(response, language),
        [],
      ),
      posts: readResponse(responses, LATEST, (response) => readLatestPosts(response, language), []),
      embeds: readResponse(responses, '/api/embeds', readEmbeds, []),
      logo: readLogo(responses),
    };
  },
  freshUntil: ({ nextSession }) => nextSession && endOf(nextSession),
  head({ sections, logo }, context) {
    const { t, siteDescription } = context;
    return {
      title: t('landing.title'),
      description: siteDescription || t('landing.description'),
      structuredData: [organization(sections.contact?.contact, logo, context), website(context)],
    };
  },
};

function readNextSession(responses: Responses, language: Language, now: number): NextSessionData | null {
  const readMeetings = (response: unknown): Meeting[] => readZoomMeetings(response, language);
  const all = readResponse(responses, '/api/zoom-meetings', readMeetings, []);
  return nextSessionOf(scheduleMeetings(all, language, now), now);
}

/** Describes the site for search engines (https://schema.org/WebSite). */
function website({ t, origin }: HeadContext) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: t('site.name'),
    url: origin,
    inLanguage: LANGUAGES,
    publisher: { '@id': `${origin}/#organization` },
  };
}

const OWN_LOGO = '/favicon.svg';

/** Describes the organization for search engines (https://schema.org/Organization); fields that are not stored are left out. */
function organization(contact: Contact | undefined, logo: string | null, context: HeadContext) {
  const { t, origin, siteDescription } = context;
  const none = { email: '', phone: '', networks: [], address: [], openingHours: [] };
  const { email, phone, networks, address, openingHours } = contact ?? none;
  const place = address.map(({ children }) => children).join(', ');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: t('site.name'),
    url: origin,
    logo: new URL(logo ?? OWN_LOGO, origin).href,
    description: siteDescription || t('landing.description'),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        availableLanguage: LANGUAGES,
      },
    }),
    ...(place && { address: place }),
    // Opening hours are those of a place.
    ...(openingHours.length > 0 && {
      location: {
        '@type': 'Place',
        name: t('site.name'),
        ...(place && { address: place }),
        openingHoursSpecification: openingHoursSpecification(openingHours),
      },
    }),
    ...(networks.length > 0 && { sameAs: networks.map(({ url }) => url) }),
  };
}
