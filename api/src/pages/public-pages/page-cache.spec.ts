import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PageCache, type RenderedDocument } from './page-cache.ts';

const HOUR = 3_600_000;

function rendered(text: string, more: Partial<RenderedDocument> = {}): RenderedDocument {
  const body = { encodings: { identity: Buffer.from(text) }, etag: text, headers: {} };
  const bodies = { prefixed: body, bare: body };
  const freshUntil = Date.now() + HOUR;
  return { bodies, isRendered: true, isCached: true, freshUntil, ...more };
}
const failed = () => Promise.resolve(rendered('no content', { isRendered: false, isCached: false }));
const textOf = (page: RenderedDocument | null) => page?.bodies.bare.etag;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('PageCache', () => {
  it('caches a page for its generation only', async () => {
    const pages = new PageCache();
    await pages.render('/es', 1, async () => rendered('one'));

    expect(textOf(await pages.find('/es', 1))).toBe('one');
    expect(pages.find('/es', 2)).toBeNull();
    expect(pages.find('/en', 1)).toBeNull();
  });

  it('renders a page once for concurrent callers', async () => {
    const pages = new PageCache();
    const rendering = pages.render('/es', 1, async () => rendered('one'));

    expect(await pages.find('/es', 1)).toBe(await rendering);
  });

  it('does not cache an incomplete page or one that could not be rendered', async () => {
    const pages = new PageCache();
    await pages.render('/es', 1, async () => rendered('half', { isCached: false }));
    await pages.render('/en', 1, () => Promise.reject(new Error('broken'))).catch(() => undefined);

    expect(pages.find('/es', 1)).toBeNull();
    expect(pages.find('/en', 1)).toBeNull();
  });

  it('drops a page when it expires', async () => {
    const pages = new PageCache();
    await pages.render('/es', 1, async () => rendered('one'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);

    expect(pages.find('/es', 1)).toBeNull();
  });

  it('caches a limited number of pages, the latest', async () => {
    const pages = new PageCache();
    for (let index = 0; index < 450; index += 1)
      await pages.render(`/${index}`, 1, async () => rendered('page'));

    expect(pages.find('/0', 1)).toBeNull();
    expect(pages.find('/449', 1)).not.toBeNull();
  });

  describe('when a page cannot be rendered again', () => {
    it.each<[string, () => Promise<RenderedDocument>]>([
      ['fails', failed],
      ['rejects', () => Promise.reject(new Error('broken'))],
    ])('because it %s, the previous one is sent and not cached', async (_how, render) => {
      const pages = new PageCache();
      await pages.render('/es', 1, async () => rendered('one'));
      for (const generation of [2, 3]) {
        const rendering = pages.render('/es', generation, render);
        const waiting = pages.find('/es', generation);
        expect(textOf(await rendering)).toBe('one');
        expect(await waiting).toMatchObject({ isCached: false, freshUntil: 0 });
        expect(pages.find('/es', generation)).toBeNull();
      }
      await pages.render('/es', 3, async () => rendered('two'));
      expect(textOf(await pages.find('/es', 3))).toBe('two');
    });

    it('because it is slow, the previous one is sent until it is ready', async () => {
      jest.useFakeTimers();
      const pages = new PageCache();
      await pages.render('/es', 1, async () => rendered('one'));
      let finish: (page: RenderedDocument) => void = () => {};
      const sent = pages.render('/es', 2, () => new Promise((resolve) => (finish = resolve)));
      await jest.advanceTimersByTimeAsync(2000);
      expect(textOf(await sent)).toBe('one');
      expect(textOf(await pages.find('/es', 2))).toBe('one');
      finish(rendered('two'));
      await jest.advanceTimersByTimeAsync(0);
      expect(textOf(await pages.find('/es', 2))).toBe('two');
    });

    it('the previous one is sent for ten minutes at most', async () => {
      const pages = new PageCache();
      await pages.render('/es', 1, async () => rendered('one'));
      expect(textOf(await pages.render('/es', 2, failed))).toBe('one');
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      expect(textOf(await pages.render('/es', 2, failed))).toBe('no content');
    });

    it('and there is no previous one, nothing is cached', async () => {
      const pages = new PageCache();
      expect(textOf(await pages.render('/es', 1, failed))).toBe('no content');
      expect(pages.find('/es', 1)).toBeNull();
    });
  });
});
