import { readEmbeds, type LatestEmbed } from '../data/embeds.ts';
import { readLatestPosts, type Post } from '../data/latest-posts.ts';
import type { Sections } from '../data/landing-content.ts';
import { readTeamMembers, type Leader } from '../data/team-members.ts';
import { readTestimonials, type Quote } from '../data/testimonials.ts';
import { read, readLogo, readSections } from '../site/frame.ts';
import type { PageSource } from '../site/page-definition.ts';
import { organization } from './organization.ts';

export interface LandingData {
  sections: Sections;
  leaders: Leader[];
  quotes: Quote[];
  posts: Post[];
  embeds: LatestEmbed[];
  /** Null for the site's own logo. */
  logo: string | null;
}

const LATEST = '/api/social-feeds/latest';

export const landingSource: PageSource<LandingData> = {
  read({ answers, language }) {
    return {
      sections: readSections(answers, language),
      leaders: read(answers, '/api/team-members', (response) => readTeamMembers(response, language), []),
      quotes: read(answers, '/api/testimonials', (response) => readTestimonials(response, language), []),
      posts: read(answers, LATEST, (response) => readLatestPosts(response, language), []),
      embeds: read(answers, '/api/embeds', readEmbeds, []),
      logo: readLogo(answers),
    };
  },
  head({ sections, logo }, context) {
    const { t, siteDescription } = context;
    return {
      title: t('landing.title'),
      description: siteDescription || t('landing.description'),
      structuredData: [organization(sections.contact?.contact, logo, context)],
    };
  },
};
