import { LRUCache } from 'lru-cache';
import type { KeptBody } from '../platform/http/kept-body.ts';

export interface RenderedDocument {
  /** The same bytes under an address with a language and under a bare one, which varies by the visitor's cookie. */
  bodies: Record<'prefixed' | 'bare', KeptBody>;
  /** False: the renderer failed; what is sent is older, or its browser is left to render the page. */
  isRendered: boolean;
  /** Whether it holds for whoever comes next: a page with something left out does not, nor does an older one. */
  isKept: boolean;
  /** When it starts to be out of date, in milliseconds since 1970. */
  freshUntil: number;
}

interface Entry {
  generation: number;
  /** For whoever asks now: while a page is rendered, it, or the one of before when that takes long. */
  page: Promise<RenderedDocument>;
  freshUntil: number;
  last: Last | null;
}

/** The last whole page, and since when it is not the latest any more. */
interface Last {
  page: RenderedDocument;
  staleSince: number | null;
}

/** Two sets of all pages in all languages for several origins; addresses that are made up push one another out. */
const MOST_ENTRIES = 400;
/** What was taken off the site must not stay for long, even while nothing else can be rendered. */
const STALE_FOR_MS = 10 * 60_000;
/** Nobody for whom there is a page of before waits longer than this for the next one. */
const PATIENCE_MS = 2000;

/** Pages as they were rendered last, until what they show has changed; then, while no new one can be rendered, for a while. */
export class KeptPages {
  private readonly entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES });

  /** The page under `key`, if it is of this generation and still fresh. */
  find(key: string, generation: number): Promise<RenderedDocument> | null {
    const entry = this.entries.get(key);
    return entry?.generation === generation && entry.freshUntil > Date.now() ? entry.page : null;
  }

  /** Renders a page once for all who ask for it meanwhile. One without content is never kept. */
  keep(key: string, generation: number, render: () => Promise<RenderedDocument>): Promise<RenderedDocument> {
    const last = this.entries.get(key)?.last ?? null;
    if (last) last.staleSince ??= Date.now();
    const rendering = render();
    const page = last ? orElse(rendering, last) : rendering;
    const entry: Entry = { generation, page, freshUntil: Infinity, last };
    this.entries.set(key, entry);
    rendering.then(
      (rendered) => this.note(key, entry, rendered),
      () => this.note(key, entry, null),
    );
    return page;
  }

  private note(key: string, entry: Entry, page: RenderedDocument | null): void {
    if (page?.isKept) {
      const last = { page, staleSince: null };
      Object.assign(entry, { page: Promise.resolve(page), freshUntil: page.freshUntil, last });
      return;
    }
    entry.freshUntil = 0;
    if (!entry.last && this.entries.peek(key) === entry) this.entries.delete(key);
  }
}

/** What is rendered, or the page of before when that fails or takes long. Nobody keeps that one any longer. */
function orElse(rendering: Promise<RenderedDocument>, { page, staleSince }: Last): Promise<RenderedDocument> {
  if (staleSince !== null && staleSince + STALE_FOR_MS < Date.now()) return rendering;
  const stale = { ...page, isRendered: false, isKept: false, freshUntil: 0 };
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, stale).unref();
    rendering
      .then((rendered) => resolve(rendered.isRendered ? rendered : stale))
      .catch(() => resolve(stale))
      .finally(() => clearTimeout(timer));
  });
}
