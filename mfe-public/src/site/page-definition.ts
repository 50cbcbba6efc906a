import type { Language, SentForm } from '@vitral/contracts';
import type { ComponentType } from 'react';
import type { TextLoaders, Translate } from '../i18n/texts.ts';

/** The API's answers by call; a call that failed or took too long has none. */
export type Answers = Partial<Record<string, unknown>>;

/** All that a page may make its data of: no clock, cookie or address beside these, or server and browser would differ. */
export interface PageSources {
  answers: Answers;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  /** What was sent without scripts and could not be taken. */
  form?: SentForm;
}

/** What search engines and networks are told of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** JSON-LD objects without their `@context`. */
  structuredData?: object[];
}

export interface HeadContext {
  t: Translate;
  language: Language;
  /** `https://vitral.example` */
  origin: string;
  /** The page's own full address. */
  address: string;
  /** What the site says of itself; blank: the page's own words. */
  siteDescription: string;
}

/** How the data of a page come about: on the server, and in the browser only when the server could not draw the page. */
export interface PageSource<Data> {
  /** Must not throw for any answers: what can't be read is left out. The result travels as JSON. */
  read(sources: PageSources): Data;
  head(data: Data, context: HeadContext): PageHead;
  /** When the page is out of date though nothing was changed; null: never. Milliseconds since 1970. */
  freshUntil?(data: Data): number | null;
}

export interface PageDefinition<Data> {
  /** The view is loaded under the chunk name `page-<page>`, whose style sheets the server links. */
  view: () => Promise<ComponentType<{ data: Data }>>;
  source: () => Promise<PageSource<Data>>;
  /** The texts of this page alone; those of header, footer and dialogs are in src/i18n. */
  texts: TextLoaders;
}

/** A page whose data are known to nobody but itself. */
export interface LoadedPage {
  View: ComponentType<{ data: never }>;
  t: Translate;
}
