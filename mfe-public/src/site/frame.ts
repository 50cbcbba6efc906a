import type { Language } from '@vitral/contracts/languages';
import { urlOf, isObject } from '../data/json.ts';
import { readLandingContent, type SectionCopy, type Sections } from '../data/landing-content.ts';
import { readTeamMembers } from '../data/team-members.ts';
import { readTestimonials } from '../data/testimonials.ts';
import type { Responses, PageSources } from './page-definition.ts';

/** Anchors of the landing page, which links from other sites use too. */
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
  /** Sections of the landing page; only these are linked. */
  anchors: Anchor[];
  year: number;
}

export function readFrame({ responses, language, now }: PageSources): Frame {
  const sections = readSections(responses, language);
  const exists: Record<Anchor, boolean> = {
    about: sections.about !== undefined,
    mission: sections.mission !== undefined,
    events: true,
    teamMembers:
      sections.experience !== undefined &&
      readResponse(responses, '/api/team-members', (response) => readTeamMembers(response, language), [])
        .length > 0,
    testimonials:
      readResponse(responses, '/api/testimonials', (response) => readTestimonials(response, language), [])
        .length > 0,
  };
  return {
    logo: readLogo(responses),
    contact: sections.contact ?? null,
    anchors: (Object.keys(ANCHORS) as Anchor[]).filter((anchor) => exists[anchor]),
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
