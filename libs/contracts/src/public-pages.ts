import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from './languages.ts';
import { slugOf } from './slug.ts';

/**
 * A page of the public site as described in `mfe-public/src/module.json`, for the server to read before any code
 * runs.
 */
export interface PublicPage {
  /** Name of the page within the module. */
  page: string;
  /**
   * Path per language, without the language prefix (`/educacion`); absent for pages that only the server shows. Ends with
   * `/:slug` for a page per item. `addressIn` reads it.
   */
  addresses?: Addresses;
  /** Public API path of the list whose items have a page each; the list's items are `PageItem`s (docs/adr/068). */
  items?: string;
  /**
   * True for slugs that people choose. Otherwise a slug ends with a key, by which the item is also found under an
   * earlier title.
   */
  hasOwnSlugs?: boolean;
  /**
   * Public API paths whose responses the page shows (`/api/testimonials`); for a page per item, `:slug` in the path is
   * its Spanish slug.
   */
  reads: string[];
  /** Public API path of the texts that the page consists of: the newest `publishedAt` or `updatedAt` is its last change. */
  datedBy?: string;
  /** Search engines may index the page. */
  isIndexed: boolean;
}

/** Paths of a page; languages without one use the path of the default language. */
export type Addresses = Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>;

export const addressIn = (addresses: Addresses, language: Language): string =>
  addresses[language] ?? addresses[DEFAULT_LANGUAGE];

/** Last part of a path, as a placeholder for the slug of an item. */
export const SLUG_PART = '/:slug';

/** An item of a public list that has its own page. */
export interface PageItem {
  /** Last part of the page's path in each language. */
  slugs: Record<Language, string>;
  /** Slugs that redirect to the current ones; only for exact slugs. */
  formerSlugs?: string[];
  /** ISO instant. */
  updatedAt: string;
}

/** Length of the end of an id that is appended to a slug. */
const SLUG_KEY = 8;

/** Returns the slugs of an item: its title in each language, and the end of its id, so that they are unique. */
export function keyedSlugs(id: string, titleIn: (language: Language) => string): Record<Language, string> {
  return inEveryLanguage((language) =>
    [slugOf(titleIn(language)), id.slice(-SLUG_KEY)].filter(Boolean).join('-'),
  );
}

/** Returns the end of a slug, which stays the same when the item gets another title. */
export function keyOfSlug(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}

/** A plain form sent without scripts: the page shows its values again beside the problems. */
export interface SentForm {
  values: Record<string, string>;
  /** Field → problem; empty when the form as a whole could not be processed. */
  problems: Record<string, string>;
}

/** Input of the renderer of a release of mfe-public (`renderer` in its descriptor). */
export interface RenderRequest {
  page: string;
  language: Language;
  /** Name and description of the site in this language; a blank description is replaced by the page's own. */
  site: { name: string; description: string };
  /** `https://vitral.example`, without a path. */
  origin: string;
  /** Base path of the release's files: `/modules/mfe-public/<version>-<digest8>/`. */
  base: string;
  /** Time of rendering, in milliseconds since 1970: the only clock that a page may read. */
  now: number;
  /** API path → response as JSON text; null if the request failed or timed out. */
  answers: Record<string, string | null>;
  form?: SentForm;
  /** Slugs of the item whose page is rendered. */
  slugs?: Record<Language, string>;
}

/** Content of the picture of a page in social networks and chat apps, which the server draws (docs/adr/074). */
export interface SocialPicture {
  /** Title of the page, without the site's name. */
  title: string;
  /** URL of a picture of the page, drawn beside the title if it is in the library; null for none. */
  picture: string | null;
  /** URL of the picture that staff chose instead of a drawn one; null for none. */
  chosen: string | null;
}

export interface RenderedPage {
  /** Elements of the document's head as HTML. */
  head: string;
  /** Content of `#root` as HTML. */
  html: string;
  /**
   * When the page becomes outdated without any change of data (a live session begins), in milliseconds since 1970.
   */
  freshUntil: number | null;
  /** Languages in which search engines may index the page, since most of its content is in them; absent in older releases. */
  indexedLanguages?: Language[];
  /**
   * The server adds this picture to the head, which names none; absent for pages with the picture of the site, and in
   * older releases.
   */
  socialPicture?: SocialPicture;
}

/** Exports of a renderer. */
export interface PublicRenderer {
  render(request: RenderRequest): Promise<RenderedPage>;
}
