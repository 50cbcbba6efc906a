import { jsonResponse, stubApi, waitFor } from '@vitral/testing';
import type { BootModule } from '@vitral/contracts/modules';
import { createI18n } from '@vitral/i18n';
import type { Remote } from '@vitral/module-kit';
import { getI18n } from 'react-i18next';
import { bootWith, moduleWith, pageOf } from '../testing/boot.ts';
import { chunkLoadError, entryLoadError } from '../testing/load-errors.ts';
import { loadModule } from './load-module.ts';
import { loadPage } from './load-page.ts';
import { pageRequest, type PageRequest } from './page-request.ts';
import { showsPrevious } from './previous-releases.ts';
import { reportLoad } from './report-load.ts';

jest.mock('./load-module.ts');
jest.mock('./report-load.ts');
jest.mock('./timing.ts', () => ({
  ...jest.requireActual<object>('./timing.ts'),
  jitter: () => 0,
}));

const page = pageOf('/admin/x', {});
const load = jest.mocked(loadModule);
const Current = () => null;
const Previous = () => null;

let release = 0;
let request: PageRequest;
let alone: PageRequest;

/** Uses new releases for each test, because failures are stored per release. */
beforeEach(() => {
  release += 1;
  createI18n('en');
  const current = {
    ...moduleWith([page]),
    base: `/modules/mfe-people/1.0.0-${release}/`,
    library: 'current',
  };
  const before = { ...current, base: `/modules/mfe-people/0.9.0-${release}/`, library: 'before' };
  const boot = { ...bootWith([current]), set: `set-${release}` };
  request = pageRequest({ ...boot, fallbacks: [before] }, current, page);
  alone = pageRequest(boot, current, page);
  load.mockReset();
  jest.mocked(reportLoad).mockClear();
});
afterEach(() => jest.useRealTimers());

const remoteWith = (Component: () => null, text = 'text'): { default: Remote } => ({
  default: {
    name: 'mfe-people',
    texts: { es: async () => ({ text }), en: async () => ({ text }) },
    pages: { page: async () => ({ Component }) },
  },
});

/** Mocks the result of each attempt per release; the last one repeats. */
function respondWith(current: (() => unknown)[], before: (() => unknown)[] = [() => remoteWith(Previous)]) {
  load.mockImplementation(async (module: BootModule) => {
    const responses = module.library === 'current' ? current : before;
    const next = responses.length > 1 ? responses.shift() : responses[0];
    return (await next?.()) as never;
  });
}

const failEntry = () => {
  throw entryLoadError();
};
const breaks = () => {
  throw new TypeError('x is not a function');
};
const hang = () => new Promise(() => undefined);

const reported = () =>
  jest
    .mocked(reportLoad)
    .mock.calls.map(([set, { base }, reason, outcome]) => ({ set, base, reason, outcome }));
const loaded = () => load.mock.calls.map(([{ library }, attempt]) => `${library}#${attempt}`);
const entryIs = (status: number) =>
  stubApi({ [`GET /modules/mfe-people/1.0.0-${release}/remoteEntry.js`]: jsonResponse(status) });

describe('loadPage', () => {
  it('loads the page and reports nothing', async () => {
    respondWith([() => remoteWith(Current)]);
    expect(await loadPage(request)).toEqual({ Component: Current });
    expect(loaded()).toEqual(['current#0']);
    expect(reported()).toEqual([]);
  });

  it('loads only the texts of the page, or all texts of a release without texts per page', async () => {
    await new Promise((resolve) => createI18n('en').on('initialized', resolve));
    const all = jest.fn(async () => ({ all: 'all' }));
    const { default: remote } = remoteWith(Current);
    const whole = { ...remote, texts: { es: all, en: all } };
    const ofPage = jest.fn(async () => ({ own: 'own' }));
    respondWith([() => ({ default: { ...whole, pageTexts: { page: { es: ofPage, en: ofPage } } } })]);
    await loadPage(alone);
    expect(getI18n().getResourceBundle('en', 'mfe-people')).toEqual({ own: 'own' });
    expect(all).not.toHaveBeenCalled();

    respondWith([() => ({ default: whole })]);
    await loadPage({ ...alone, module: { ...alone.module, base: '/modules/mfe-people/0.1.0-before/' } });
    expect(getI18n().getResourceBundle('en', 'mfe-people')).toEqual({ own: 'own', all: 'all' });
  });

  it('retries a quick failure once and reports the success', async () => {
    entryIs(404);
    respondWith([failEntry, () => remoteWith(Current)]);
    expect(await loadPage(alone)).toEqual({ Component: Current });
    expect(loaded()).toEqual(['current#0', 'current#1']);
    await waitFor(() =>
      expect(reported()).toEqual([
        {
          set: `set-${release}`,
          base: alone.module.base,
          reason: 'missing',
          outcome: 'retried',
        },
      ]),
    );
  });

  it('falls back to the previous release and uses it directly from then on', async () => {
    entryIs(404);
    respondWith([failEntry]);
    expect(await loadPage(request)).toEqual({ Component: Previous });
    expect(loaded()).toEqual(['current#0', 'current#1', 'before#0']);
    expect(showsPrevious(request.set, 'mfe-people')).toBe(true);
    await waitFor(() =>
      expect(reported()).toMatchObject([
        { base: request.module.base, reason: 'missing', outcome: 'fell-back' },
      ]),
    );

    load.mockClear();
    expect(await loadPage(request)).toEqual({ Component: Previous });
    expect(loaded()).toEqual([]);
  });

  it.each([
    ['broken', breaks],
    [
      'incompatible',
      () => {
        throw new Error('Version 19.3.1 of react does not satisfy the requirement of mfe_people');
      },
    ],
  ])('does not retry a %s module', async (reason, fail) => {
    respondWith([fail]);
    expect(await loadPage(request)).toEqual({ Component: Previous });
    expect(loaded()).toEqual(['current#0', 'before#0']);
    await waitFor(() => expect(reported()).toMatchObject([{ reason, outcome: 'fell-back' }]));
  });

  it('falls back when a lazy chunk of the page fails to load', async () => {
    stubApi({ [`GET /modules/mfe-people/1.0.0-${release}/12.aa.js`]: jsonResponse(404) });
    const { default: remote } = remoteWith(Current);
    const failChunk = async () => {
      throw chunkLoadError(`/modules/mfe-people/1.0.0-${release}/12.aa.js`);
    };
    respondWith([() => ({ default: { ...remote, pages: { page: failChunk } } })]);
    expect(await loadPage(request)).toEqual({ Component: Previous });
    await waitFor(() => expect(reported()).toMatchObject([{ reason: 'missing', outcome: 'fell-back' }]));
  });

  it('fails with the reason when retry and fallback have failed', async () => {
    entryIs(404);
    respondWith([failEntry], [failEntry]);
    await expect(loadPage(request)).rejects.toMatchObject({ moduleName: 'mfe-people', reason: 'missing' });
    expect(reported()).toMatchObject([{ outcome: 'failed' }]);
    expect(showsPrevious(request.set, 'mfe-people')).toBe(false);
  });

  it('never falls back to a release with an unsupported contract', async () => {
    await expect(loadPage({ ...request, module: { ...request.module, contract: 0 } })).rejects.toMatchObject({
      reason: 'incompatible',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('neither retries nor waits for a module that hangs', async () => {
    jest.useFakeTimers();
    respondWith([hang]);
    const page = loadPage(request);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await page).toEqual({ Component: Previous });
    expect(loaded()).toEqual(['current#0', 'before#0']);
    await jest.advanceTimersByTimeAsync(0);
    expect(reported()).toMatchObject([{ reason: 'slow', outcome: 'fell-back' }]);
  });

  it('uses a slow new release if it loads before the previous one', async () => {
    jest.useFakeTimers();
    const late = () => new Promise((resolve) => setTimeout(() => resolve(remoteWith(Current)), 7000));
    respondWith([late], [hang]);
    const page = loadPage(request);
    await jest.advanceTimersByTimeAsync(7000);
    expect(await page).toEqual({ Component: Current });
    expect(reported()).toEqual([]);
  });

  it('fails within ten seconds if both releases hang', async () => {
    jest.useFakeTimers();
    respondWith([hang], [hang]);
    const ended = loadPage(request).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(9600);
    expect(await ended).toMatchObject({ reason: 'slow' });
  });
});
