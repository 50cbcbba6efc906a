import type { Language } from '@vitral/contracts/languages';
import { urlOf, isObject } from '../data/json.ts';
import { readLandingContent, type SectionCopy, type Sections } from '../data/landing-content.ts';
import { readTeamMembers } from '../data/team-members.ts';
import { readTestimonials } from '../data/testimonials.ts';
import type { Answers, PageSources } from './page-definition.ts';

/** The anchors of the landing page; links from elsewhere use them. */
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

export function readFrame({ answers, language, now }: PageSources): Frame {
  const sections = readSections(answers, language);
  const isThere: Record<Anchor, boolean> = {
    about: sections.about !== undefined,
    mission: sections.mission !== undefined,
    events: true,
    teamMembers:
      read(answers, '/api/team-members', (response) => readTeamMembers(response, language), []).length > 0,
    testimonials:
      read(answers, '/api/testimonials', (response) => readTestimonials(response, language), []).length > 0,
  };
  return {
    logo: readLogo(answers),
    contact: sections.contact ?? null,
    anchors: (Object.keys(ANCHORS) as Anchor[]).filter((anchor) => isThere[anchor]),
    year: new Date(now).getUTCFullYear(),
  };
}

/** The stored sections; none when the answer is missing or nonsense. */
export function readSections(answers: Answers, language: Language): Sections {
  return read(answers, '/api/landing-content', (response) => readLandingContent(response, language), {});
}

/** Reads an answer; what is missing or nonsense is left out and nothing else. */
export function read<T>(answers: Answers, call: string, reader: (response: unknown) => T, fallback: T): T {
  if (answers[call] === undefined) return fallback;
  try {
    return reader(answers[call]);
  } catch (error) {
    console.warn(`${call} could not be read`, error);
    return fallback;
  }
}

/** Null for the site's own logo. */
export function readLogo(answers: Answers): string | null {
  const reader = (response: unknown) => (isObject(response) ? urlOf(response.value) : null);
  return read(answers, '/api/site-config/site_logo', reader, null);
}
