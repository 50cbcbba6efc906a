import type { Language } from '@vitral/sdk/contracts/languages';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { type LatestEmbed, readEmbeds } from '../data/embeds.ts';
import { type Post, readLatestPosts } from '../data/latest-posts.ts';
import type { Phrase } from '../data/phrase.ts';
import { readTeamMembers, type TeamMember } from '../data/team-members.ts';
import { readAllTestimonials } from '../data/testimonials.ts';
import { type Meeting, readZoomMeetings } from '../data/zoom-meetings.ts';
import { scheduleMeetings, type ScheduledMeeting } from '../education/schedule/meetings.ts';
import type { GridTestimonial } from './testimonial-grid.tsx';
import { readResponse } from '../site/frame.ts';
import type { PageSources } from '../site/page-definition.ts';
import { countriesIn } from '../contact/countries.ts';
import { type Periods, readPeriods } from './periods.ts';

export interface Heading extends Phrase {
  anchor: string;
}

/** Lists and figures of the site that blocks show; lists that could not be loaded are empty, unless noted. */
export interface BlockData {
  /** In all languages; null when they could not be loaded. */
  testimonials: GridTestimonial[] | null;
  teamMembers: TeamMember[];
  /** Null when they could not be loaded. */
  meetings: ScheduledMeeting[] | null;
  /** True if the page has a calendar of the live sessions. */
  hasCalendar: boolean;
  posts: Post[];
  embeds: LatestEmbed[];
  /** Headings of the page's blocks with their anchors, for a table of contents. */
  headings: Heading[];
  /** ISO instant of the last publication; null in a preview. */
  updatedAt: string | null;
  periods: Periods;
  /** Refused form of the page, which was sent without scripts. */
  form: SentForm | null;
  /** Codes of all countries in the order of their names. */
  countries: readonly string[];
  /** Time of the rendering, in milliseconds since 1970. */
  now: number;
}

/** Types of blocks that show live sessions. */
const OF_MEETINGS = ['calendar', 'pillars', 'sessions'];

/**
 * Returns the lists whose items blocks of these types show. Leaves the other lists empty, since search engines read all
 * texts of a page.
 */
export function readBlockData(sources: PageSources, types: readonly string[]): BlockData {
  const { responses, language, now, form = null } = sources;
  const read = <Item>(
    readers: string[],
    path: string,
    reader: (response: unknown, language: Language) => Item[],
  ): Item[] =>
    types.some((type) => readers.includes(type))
      ? readResponse(responses, path, (response) => reader(response, language), [])
      : [];
  const meetings = OF_MEETINGS.some((type) => types.includes(type)) ? readMeetings(sources) : [];
  return {
    testimonials: types.includes('testimonials') ? readGridTestimonials(sources) : [],
    teamMembers: read(['team'], '/api/team-members', readTeamMembers),
    meetings,
    hasCalendar: types.includes('calendar') && meetings !== null,
    posts: read(['feed'], '/api/social-feeds/latest', readLatestPosts),
    embeds: read(['embed', 'feed'], '/api/embeds', readEmbeds),
    headings: [],
    updatedAt: null,
    periods: readPeriods({ responses, language }),
    form,
    countries: types.includes('join') ? countriesIn(language) : [],
    now,
  };
}

/** Reads testimonials with the team members whom they are about. */
function readGridTestimonials({ responses, language }: PageSources): GridTestimonial[] | null {
  const readMembers = (response: unknown): TeamMember[] => readTeamMembers(response, language);
  const members = readResponse(responses, '/api/team-members', readMembers, []);
  const memberOf = (id: string) => members.find((member) => member.id === id && member.name);
  const reader = (response: unknown): GridTestimonial[] | null =>
    readAllTestimonials(response).map((one) => {
      const { name = '', slug = '' } = memberOf(one.aboutMember) ?? {};
      return { ...one, about: name ? { name, slug } : null };
    });
  return readResponse(responses, '/api/testimonials', reader, null);
}

function readMeetings({ responses, language, now }: PageSources): ScheduledMeeting[] | null {
  const reader = (response: unknown): Meeting[] | null => readZoomMeetings(response, language);
  const meetings = readResponse(responses, '/api/zoom-meetings', reader, null);
  return meetings && scheduleMeetings(meetings, language, now);
}

/** Returns the items with these ids, in this order; all of them without ids. */
export function chosenOf<Item extends { id: string }>(items: Item[], ids: string[]): Item[] {
  if (ids.length === 0) return items;
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
