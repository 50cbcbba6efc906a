import type { Language } from './languages.ts';

/** A page of the public site as `mfe-public/src/module.json` describes it: what the server must know before any code runs. */
export interface PublicPage {
  /** The page's name inside the module. */
  page: string;
  /** Its one address per language, without the language's prefix (`/educacion`); absent where only the server leads to it. */
  addresses?: Record<Language, string>;
  /** The public calls whose answers it shows (`/api/testimonials`). */
  reads: string[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

/** What a visitor sent with a plain form, without scripts: the page shows it again beside what is wrong with it. */
export interface SentForm {
  values: Record<string, string>;
  /** Field → what is wrong with it; empty when the form as a whole could not be taken. */
  problems: Record<string, string>;
}

/** What the server asks of the renderer of a release of mfe-public (`renderer` in its descriptor). */
export interface RenderRequest {
  page: string;
  language: Language;
  /** What the site is called and says of itself in this language; a blank description leaves it to the page. */
  site: { name: string; description: string };
  /** `https://vitral.example`, without a path. */
  origin: string;
  /** Where the release's files are served: `/modules/mfe-public/<version>-<digest8>/`. */
  base: string;
  /** The moment of rendering, in milliseconds since 1970: the only clock that a page may read. */
  now: number;
  /** Call → its answer as JSON text; null when it failed or took too long. */
  answers: Record<string, string | null>;
  form?: SentForm;
}

export interface RenderedPage {
  /** Elements of the document's head, as HTML. */
  head: string;
  /** What belongs into `#root`. */
  html: string;
  /** What the page needs in the browser to take the markup over; JSON. */
  state: PageState;
  /** When the page starts to be out of date though nothing was changed (a session begins), in milliseconds since 1970. */
  freshUntil: number | null;
}

/** The JSON block `<script type="application/json" id="page">` of a page that was rendered on the server. */
export interface PageState {
  page: string;
  /** What all pages show: logo, contact, which sections the landing page has. */
  frame: unknown;
  /** What this page shows. */
  data: unknown;
  /** Every text of the page in its language: key → text. */
  texts: Record<string, string>;
}

/** The exports of a renderer. */
export interface PublicRenderer {
  render(request: RenderRequest): Promise<RenderedPage>;
}
