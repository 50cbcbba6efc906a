import { type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { type Announcement, announcementAt } from '../data/announcement.ts';
import { isObject, type JsonObject, objectsOf, textOf, urlOf } from '../data/json.ts';
import { type Phrase, phraseOf } from '../data/phrase.ts';
import { readLandingContent, type SectionCopy, type Sections } from '../data/landing-content.ts';
import { readTeamMembers } from '../data/team-members.ts';
import { readTestimonials } from '../data/testimonials.ts';
import type { Responses, PageSources, Slugs } from './page-definition.ts';

/** Anchors of the landing page, which other sites also link to. */
export const ANCHORS = {
  about: '#acerca',
  mission: '#mission',
  events: '#educacion',
  teamMembers: '#carousel-medicos',
  testimonials: '#carousel-testimonios',
} as const;
export type Anchor = keyof typeof ANCHORS;

/** Data of header and footer on every page. */
export interface Frame {
  /** Null for the site's own logo. */
  logo: string | null;
  contact: SectionCopy | null;
  /** Null for a link to the contact page. */
  action: SectionCopy['action'] | null;
  /** Null if none is shown now in this language. */
  announcement: Announcement | null;
  /** Instant at which the announcement appears or disappears, in milliseconds since 1970; null for never. */
  changesAt: number | null;
  /** Existing sections of the landing page; only these are linked. */
  anchors: Anchor[];
  /** Pages of the site that the header links to. */
  pages: { title: Phrase; slugs: Slugs }[];
  year: number;
}

export function readFrame({ responses, language, now }: PageSources): Frame {
  const sections = readSections(responses, language);
  const anchors = readResponse(responses, '/api/site-pages/anchors', readAnchors, []);
  const hasItems: Partial<Record<Anchor, boolean>> = {
    teamMembers:
      readResponse(responses, '/api/team-members', (response) => readTeamMembers(response, language), [])
        .length > 0,
    testimonials:
      readResponse(responses, '/api/testimonials', (response) => readTestimonials(response, language), [])
        .length > 0,
  };
  return {
    logo: readLogo(responses),
    contact: sections.contact ?? null,
    action: sections.navigation?.action ?? null,
    ...announcementAt(sections.announcement?.announcement, now),
    anchors: (Object.keys(ANCHORS) as Anchor[]).filter(
      (anchor) => anchors.includes(ANCHORS[anchor].slice(1)) && hasItems[anchor] !== false,
    ),
    pages: readPages(responses, language),
    year: new Date(now).getUTCFullYear(),
  };
}

/** Returns the stored sections; empty when the response is missing or invalid. */
export function readSections(responses: Responses, language: Language): Sections {
  return readResponse(
    responses,
    '/api/landing-content',
    (response) => readLandingContent(response, language),
    {},
  );
}

const readAnchors = (response: unknown): string[] => (Array.isArray(response) ? response.map(textOf) : []);

function readPages(responses: Responses, language: Language): Frame['pages'] {
  const reader = (response: unknown) =>
    objectsOf(response).map((row) => ({ title: phraseOf(row, 'title', language), slugs: slugsIn(row) }));
  return readResponse(responses, '/api/site-pages/navigation', reader, []);
}

/** Returns the slugs of a row in each language. */
function slugsIn({ slugs }: JsonObject): Slugs {
  const each = LANGUAGES.map((language) => [language, isObject(slugs) ? textOf(slugs[language]) : '']);
  return Object.fromEntries(each) as Slugs;
}

/** Parses the response of a path; returns `fallback` when it is missing or invalid. */
export function readResponse<T>(
  responses: Responses,
  path: string,
  reader: (response: unknown) => T,
  fallback: T,
): T {
  if (responses[path] === undefined) return fallback;
  try {
    return reader(responses[path]);
  } catch (error) {
    console.warn(`The response of ${path} is invalid`, error);
    return fallback;
  }
}

/** Returns the URL of the logo that staff chose; null for the site's own logo. */
export function readLogo(responses: Responses): string | null {
  const reader = (response: unknown) => (isObject(response) ? urlOf(response.value) : null);
  return readResponse(responses, '/api/site-config/site_logo', reader, null);
}
