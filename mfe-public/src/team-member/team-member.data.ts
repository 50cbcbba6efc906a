import type { Language } from '@vitral/sdk/contracts/languages';
import { keyOfSlug } from '@vitral/sdk/contracts/public-pages';
import { readTeamMembers, type TeamMember } from '../data/team-members.ts';
import { inLanguage, readAllTestimonials, type Testimonial } from '../data/testimonials.ts';
import { type Meeting, readZoomMeetings } from '../data/zoom-meetings.ts';
import { scheduleMeetings, type SessionCard, toSessionCard } from '../education/schedule/meetings.ts';
import { readResponse } from '../site/frame.ts';
import type { HeadContext, PageSource } from '../site/page-definition.ts';
import { absoluteUrl } from '../site/paths.ts';
import { breadcrumbs } from '../site/structured-data.ts';

export interface TeamMemberData {
  /** Null when the team could not be loaded. */
  member: TeamMember | null;
  /** Names in the page's language; blank if unknown. */
  languages: string;
  country: string;
  /** Testimonials about the member, newest first. */
  testimonials: Testimonial[];
  /** Live sessions that the member leads, the nearest first. */
  sessions: SessionCard[];
}

export const teamMemberSource: PageSource<TeamMemberData> = {
  read({ responses, language, now, slugs }) {
    const read = <Item>(path: string, reader: (response: unknown, language: Language) => Item[]) =>
      readResponse(responses, path, (response) => reader(response, language), []);
    const key = keyOfSlug(slugs?.[language] ?? '');
    const members: TeamMember[] = read('/api/team-members', readTeamMembers);
    const member = members.find(({ slug }) => slug && keyOfSlug(slug) === key) ?? null;
    const meetings: Meeting[] = read('/api/zoom-meetings', readZoomMeetings);
    const led = meetings.filter(({ leaderId }) => leaderId === member?.id);
    const all: Testimonial[] = read('/api/testimonials', readAllTestimonials);
    const about = all.filter(({ aboutMember }) => aboutMember && aboutMember === member?.id);
    return {
      member,
      ...namesOf(member, language),
      testimonials: inLanguage(about, language),
      sessions: scheduleMeetings(led, language, now).map(toSessionCard),
    };
  },
  head({ member }, context) {
    const { t } = context;
    const name = member?.name || t('team-member.title');
    const { children: title = '' } = member?.title ?? {};
    return {
      title: `${[name, title].filter(Boolean).join(', ')} · ${t('site.name')}`,
      description: firstSentences(member?.bio.children ?? '') || title || name,
      ...(member?.imageLarge && { image: member.imageLarge }),
      structuredData: member ? [personOf(member, context), breadcrumbs(name, context)] : [],
    };
  },
};

/** Lists languages and country in the page's language: "español e inglés". */
function namesOf(member: TeamMember | null, language: Language) {
  const { languages = [], country = '' } = member ?? {};
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  return {
    languages: new Intl.ListFormat(language).format(languages.map((code) => languageNames.of(code) ?? code)),
    country: country && (countryNames.of(country) ?? country),
  };
}

/** Maximum length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Returns the beginning of a text up to the last sentence that fits, else up to the last word. */
function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, DESCRIPTION_LENGTH);
  const sentences = start.slice(0, start.lastIndexOf('. ') + 1);
  return sentences || `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** Describes the member for search engines (https://schema.org/Person). */
function personOf(member: TeamMember, { t, origin, url }: HeadContext): object {
  const { name, title, bio, imageLarge, languages, country } = member;
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    url,
    ...(title.children && { jobTitle: title.children }),
    ...(bio.children && { description: bio.children }),
    ...(imageLarge && { image: absoluteUrl(imageLarge, origin) }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    // The country of work, which may differ from the country of citizenship (`nationality`).
    ...(country && {
      workLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: country } },
    }),
    worksFor: { '@type': 'Organization', '@id': `${origin}/#organization`, name: t('site.name') },
  };
}
