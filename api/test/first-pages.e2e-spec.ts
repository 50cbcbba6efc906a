import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ChannelChange } from '@vitral/contracts/releases';
import { Health } from '../src/modules/index.ts';
import type { ActiveSet } from '../src/modules/serving/served-set.ts';
import { PageWarmUp } from '../src/pages/public-pages/page-warm-up.ts';
import { PageRenderer } from '../src/pages/rendering/page-renderer.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const PATHS = ['/', '/en', '/fr/contact', '/es/educacion', '/es/contact/sent'];
const PAGES = ['landing', 'education', 'contact', 'contact-sent', 'not-found'];
const NO_CONTENT = '<div id="root"></div>';

type Render = PageRenderer['render'];

let api: Api;
let site: ServedSite;
let before: ActiveSet;
let count = 0;
/** Spy on the renderer; a test replaces its implementation to make a rendering fail. */
let rendering: jest.SpiedFunction<Render>;
let render: Render;
beforeAll(async () => {
  api = await startApi();
  site = await ServedSite.open(api);
  api.application.get(PageWarmUp).pausesMs = [0, 0, 0];
  const renderer = api.application.get(PageRenderer);
  render = renderer.render.bind(renderer);
});
afterAll(() => api.stop());
beforeEach(async () => {
  rendering = jest.spyOn(api.application.get(PageRenderer), 'render');
  before = await site.publishPublic(rendererNamed(`before${++count}`));
  await textsOf(PATHS);
  rendering.mockClear();
});
afterEach(() => {
  rendering.mockRestore();
});

const publishAfter = () => site.publishPublic(rendererNamed(`after${count}`));
const textOf = async (path: string, Host?: string) =>
  (await rawRequest(api.url + path, Host ? { Host } : {})).body.toString();
const textsOf = (paths: string[]) => Promise.all(paths.map((path) => textOf(path)));
const lastChange = async () =>
  (
    (await api.as('admin').get('/modules/history').query({ limit: 1 }).expect(200)).body as ChannelChange[]
  )[0];

async function expectPagesOf(name: string): Promise<void> {
  // Reads them twice: the second time from the caches.
  for (const text of [...(await textsOf(PATHS)), ...(await textsOf(PATHS))]) {
    expect(text).toContain(`<main>${name}${count} `);
  }
}

/** Invalidates the pages that show the table, as a change of one of its rows would. */
async function touch(table: string): Promise<void> {
  await api.application.get(MikroORM).em.fork().execute(`delete from ${table} where false`);
  await api.application.get(TableChanges).settle();
}

describe('when another release of mfe-public is activated', () => {
  it('serves the previous pages until all new pages are rendered in all languages', async () => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const begun = new Promise<void>((resolve) => {
      rendering.mockImplementation(async (set, request) => {
        if (set.id === before.id) return render(set, request);
        resolve();
        await gate;
        return render(set, request);
      });
    });
    const publishing = publishAfter();
    await begun;
    await touch('testimonial');
    await expectPagesOf('before');
    open();
    const after = await publishing;
    const rendered = rendering.mock.calls.filter(([set]) => set.id === after.id);
    const pages = rendered.map(([, { page, language }]) => `${page} ${language}`);
    const all = PAGES.flatMap((page) => ['es', 'en', 'fr'].map((language) => `${page} ${language}`));
    expect(pages).toEqual(expect.arrayContaining(all));
    rendering.mockClear();
    await expectPagesOf('after');
    expect(rendering).not.toHaveBeenCalled();
  });

  it('retries a renderer that fails for a while, and serves no page without content', async () => {
    let failures = 3;
    const meanwhile: string[] = [];
    rendering.mockImplementation(async (set, request) => {
      if (set.id === before.id || failures === 0) return render(set, request);
      failures -= 1;
      meanwhile.push(...(await textsOf(PATHS)));
      return null;
    });
    await publishAfter();
    expect(meanwhile).toHaveLength(3 * PATHS.length);
    for (const text of meanwhile) expect(text).toContain(`<main>before${count} `);
    await expectPagesOf('after');
  });

  it('rolls back a renderer that keeps failing', async () => {
    rendering.mockImplementation(async (set, request) => {
      const isLast = request.page === 'contact' && request.language === 'fr';
      return set.id !== before.id && isLast ? null : render(set, request);
    });
    const active = await publishAfter();
    expect(active.id).toBe(before.id);
    await expectPagesOf('before');
    expect(await lastChange()).toMatchObject({
      ...{ kind: 'rolled-back', module: 'mfe-public', actorName: null },
      ...{ reason: 'unrendered: contact fr', toSet: before.id },
    });
  });

  it('does not roll back on a server that cannot render the previous release either', async () => {
    rendering.mockResolvedValue(null);
    const active = await publishAfter();
    expect(active.id).toBe(before.id);
    await expectPagesOf('before');
    expect(await lastChange()).toMatchObject({ kind: 'activated', reason: null });
  });

  it('withdraws a candidate whose pages cannot be rendered', async () => {
    const candidate = await publishAfter();
    await site.publishPublic(rendererNamed(`before${++count}`));
    const active = (await site.page('/api/modules/set')).body as { set: string };
    await touch('testimonial');
    rendering.mockImplementation((set, request) =>
      set.id === candidate.id ? Promise.resolve(null) : render(set, request),
    );
    const { body } = await api.as('admin').get('/modules/channel').expect(200);
    await site.startTrial({ ...before, id: body.active.id }, candidate, 'mfe-public', 50);
    expect(await site.currentSet()).toBe(active.set);
    await expectPagesOf('before');
    expect(await lastChange()).toMatchObject({
      kind: 'candidate-taken-back',
      reason: 'unrendered: landing es',
    });
  });
});

describe('while the renderer of the active release fails', () => {
  it('serves the previous page, and the new one as soon as it is rendered', async () => {
    rendering.mockResolvedValue(null);
    await touch('testimonial');
    await expectPagesOf('before');
    expect(rendering).toHaveBeenCalled();
    rendering.mockClear().mockImplementation(render);
    await expectPagesOf('before');
    expect(rendering).toHaveBeenCalled();
  });

  it('does not cache the page without content that waiting visitors got', async () => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    rendering.mockImplementation(() => gate.then(() => null));
    const visits = ['/en', '/en', '/en'].map((path) => textOf(path, 'other.localhost'));
    // The server has received all of them once it has responded to a later request.
    await api.site().get('/health/live').expect(200);
    open();
    for (const text of await Promise.all(visits)) expect(text).toContain(NO_CONTENT);
    rendering.mockImplementation(render);
    expect(await textOf('/en', 'other.localhost')).toContain(`<main>before${count} `);
  });
});

describe('a page', () => {
  it('is counted for a visitor who opens it, and not for a browser that loads it in advance', async () => {
    const counting = jest.spyOn(api.application.get(Health), 'countPage');
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      for (const path of PATHS) await rawRequest(api.url + path, { 'Sec-Purpose': purpose });
    expect(counting).not.toHaveBeenCalled();
    await textsOf(PATHS);
    expect(counting).toHaveBeenCalledTimes(PATHS.length);
    counting.mockRestore();
  });
});
