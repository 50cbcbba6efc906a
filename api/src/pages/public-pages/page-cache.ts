import { LRUCache } from 'lru-cache';
import type { CachedBody } from '../../platform/http/cached-body.ts';

export interface RenderedDocument {
  /** The same bytes for a URL with a language prefix and for a bare one, which varies by the visitor's cookie. */
  bodies: Record<'prefixed' | 'bare', CachedBody>;
  /** False if the renderer failed: the page is an older one, or left to the browser to render. */
  isRendered: boolean;
  /** True if caches may store it: it is neither an older page nor one with a part left out. */
  isCached: boolean;
  freshUntil: number;
}

interface Entry {
  generation: number;
  /** The page for current callers: the one being rendered, or the previous one if rendering takes long. */
  page: Promise<RenderedDocument>;
  freshUntil: number;
  last: Last | null;
}

interface Last {
  page: RenderedDocument;
  staleSince: number | null;
}

/** Two sets of all pages in all languages for several origins. Invented URLs evict one another. */
const MOST_ENTRIES = 400;
/** Limits how long content removed from the site may still appear while rendering fails. */
const STALE_FOR_MS = 10 * 60_000;
const STALE_FALLBACK_MS = 2000;

/** Caches rendered pages until their data changes; serves the previous one for a while when rendering fails. */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES });

  find(key: string, generation: number): Promise<RenderedDocument> | null {
    const entry = this.entries.get(key);
    return entry?.generation === generation && entry.freshUntil > Date.now() ? entry.page : null;
  }

  /** Renders a page once for all concurrent callers. A page without content is not cached. */
  render(
    key: string,
    generation: number,
    render: () => Promise<RenderedDocument>,
  ): Promise<RenderedDocument> {
    const last = this.entries.get(key)?.last ?? null;
    if (last) last.staleSince ??= Date.now();
    const rendering = render();
    const page = last ? stalePageAfterTimeout(rendering, last) : rendering;
    const entry: Entry = { generation, page, freshUntil: Infinity, last };
    this.entries.set(key, entry);
    rendering.then(
      (rendered) => this.note(key, entry, rendered),
      () => this.note(key, entry, null),
    );
    return page;
  }

  private note(key: string, entry: Entry, page: RenderedDocument | null): void {
    if (page?.isCached) {
      const last = { page, staleSince: null };
      Object.assign(entry, { page: Promise.resolve(page), freshUntil: page.freshUntil, last });
      return;
    }
    entry.freshUntil = 0;
    if (!entry.last && this.entries.peek(key) === entry) this.entries.delete(key);
  }
}

/** Returns the rendered page, or the previous one if rendering fails or takes long. The previous one is not cached again. */
function stalePageAfterTimeout(
  rendering: Promise<RenderedDocument>,
  { page, staleSince }: Last,
): Promise<RenderedDocument> {
  if (staleSince !== null && staleSince + STALE_FOR_MS < Date.now()) return rendering;
  const stale = { ...page, isRendered: false, isCached: false, freshUntil: 0 };
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STALE_FALLBACK_MS, stale).unref();
    rendering
      .then((rendered) => resolve(rendered.isRendered ? rendered : stale))
      .catch(() => resolve(stale))
      .finally(() => clearTimeout(timer));
  });
}
