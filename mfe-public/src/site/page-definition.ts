import type { Language } from '@vitral/sdk/contracts/languages';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n/texts.ts';

/** The pages of the public site, as module.json lists them and pages.ts loads them. */
export const PAGE_NAMES = [
  'landing',
  'education',
  'live-session',
  'team-member',
  'testimonials',
  'contact',
  'contact-sent',
  'join',
  'join-sent',
  'privacy',
  'terms',
  'vital-health',
  'language-test',
  'backup-download',
  'site-page',
  'not-found',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Last part of the path of a page per item, in each language. */
export type Slugs = Record<Language, string>;

/** API responses by path; those of failed or slow requests are missing. */
export type Responses = Partial<Record<string, unknown>>;

/** Everything from which a page may derive its data; any other clock, cookie or URL would make server and browser differ. */
export interface PageSources {
  responses: Responses;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  /** Slugs of the item of a page per item. */
  slugs?: Slugs;
  /** Refused form, which was sent without scripts. */
  form?: SentForm;
}

/** Metadata of a page for search engines and social networks. */
export interface PageHead {
  title: string;
  description: string;
  /** URL or path of a picture of the page, which social networks show beside its title. */
  image?: string;
  /** URL or path of the picture that staff chose for social networks instead of a drawn one. */
  chosenImage?: string;
  /** JSON-LD objects without their `@context`. */
  structuredData?: object[];
}

export interface HeadContext {
  t: Translate;
  language: Language;
  /** `https://vitral.example` */
  origin: string;
  /** Full URL of the page. */
  url: string;
  /** Description of the site; blank falls back to the page's own. */
  siteDescription: string;
}

/** Derives the data of a page: on the server, and in the browser only if the server could not render the page. */
export interface PageSource<Data> {
  /** Must not throw for any response: unreadable data is left out. The result is serialized as JSON. */
  read(sources: PageSources): Data;
  head(data: Data, context: HeadContext): PageHead;
  /** Search engines may index the page, provided that its description in module.json allows it too; true by default. */
  isIndexed?(data: Data): boolean;
  /** Instant in milliseconds since 1970 from which the page is outdated even without any change of data; null for never. */
  freshUntil?(data: Data): number | null;
}

export interface PageDefinition<Data> {
  /** The view's chunk is named `page-<page>`; the server links its style sheets. */
  view: () => Promise<ComponentType<{ data: Data }>>;
  source: () => Promise<PageSource<Data>>;
}
