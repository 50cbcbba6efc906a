import type { Language } from '@vitral/contracts';
import { addressOf, isObject } from './json.ts';
import { readLandingContent, type Sections } from './landing-content.ts';
import { readTeamMembers, type Leader } from './team-members.ts';
import { readTestimonials, type Quote } from './testimonials.ts';

export interface LandingData {
  sections: Sections;
  leaders: Leader[];
  quotes: Quote[];
  logo: string | null;
}

/** How long a list may take before the page is drawn without its section, in milliseconds. */
const LIST_TIME_LIMIT = 8000;

/** Everything the landing page shows. What fails, is slow or answers nonsense leaves out its own section only. */
export async function loadLandingData(language: Language, timeLimit = LIST_TIME_LIMIT): Promise<LandingData> {
  const [sections, leaders, quotes, logo] = await Promise.all([
    load('/api/landing-content', (answer) => readLandingContent(answer, language), {}, timeLimit),
    load('/api/team-members', (answer) => readTeamMembers(answer, language), [], timeLimit),
    load('/api/testimonials', (answer) => readTestimonials(answer, language), [], timeLimit),
    load('/api/site-config/site_logo', readLogo, null, timeLimit),
  ]);
  return { sections, leaders, quotes, logo };
}

async function load<T>(
  path: string,
  read: (answer: unknown) => T,
  fallback: T,
  timeLimit: number,
): Promise<T> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return read(await response.json());
  } catch (error) {
    console.warn(`${path} could not be read`, error);
    return fallback;
  }
}

function readLogo(answer: unknown): string | null {
  return isObject(answer) ? addressOf(answer.value) : null;
}
