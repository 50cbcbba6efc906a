import type { CaughtErrorKind } from '@vitral/contracts/client-errors';
import { LIMITS } from '@vitral/contracts/limits';
import { ApiError } from '@vitral/api-client';
import { jsonResponse, stubApi, waitFor, type ApiCall } from '@vitral/testing';
import { ModuleLoadError } from '../federation/diagnose.ts';
import { bootWith, moduleWith } from '../testing/boot.ts';
import { MAX_LENGTHS } from './send-report.ts';

const PEOPLE = 'https://vitral.example/modules/mfe-people/0.1.0-6d3ad4f0/page.js:1:20';
const SHELL = 'https://vitral.example/modules/shell/0.1.0-aabbccdd/public.js:2:30';

let calls: ApiCall[];
let sendReport: (kind: CaughtErrorKind, error: unknown) => void;
beforeEach(async () => {
  // Simulates a page that has just been loaded.
  jest.resetModules();
  ({ sendReport } = await import('./send-report.ts'));
  calls = stubApi({ 'POST /api/client-errors': jsonResponse(204) });
  history.replaceState(null, '', '/es/educacion?utm=1#carousel');
  document.body.innerHTML = '<script id="boot" type="application/json"></script>';
  const boot = JSON.stringify(bootWith([moduleWith([])]));
  document.getElementById('boot')?.append(boot);
});

const sent = () => calls.map(({ body }) => body);

function errorAt(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at render (${place})`)].join('\n');
  return error;
}

describe('sendReport', () => {
  it('reports the error, its place and the release', () => {
    const error = errorAt('x is undefined', SHELL, PEOPLE);
    sendReport('script', error);
    expect(sent()).toEqual([
      {
        kind: 'script',
        message: 'TypeError: x is undefined',
        stack: error.stack,
        page: '/es/educacion',
        module: 'mfe-people',
        release: '0.1.0-6d3ad4f0',
      },
    ]);
  });

  it('names the shell if the stack contains no module, and no module if there is no stack', () => {
    sendReport('promise', errorAt('in the shell', SHELL));
    sendReport('promise', 'a word');
    sendReport(
      'script',
      new ErrorEvent('error', { message: 'Uncaught x', filename: PEOPLE, lineno: 1, colno: 2 }),
    );
    expect(sent()).toMatchObject([
      { module: 'shell', release: '0.1.0-aabbccdd' },
      { message: 'string: a word', stack: null, module: null, release: null },
      { message: 'Uncaught x', stack: `${PEOPLE}:1:2`, module: 'mfe-people' },
    ]);
  });

  it('names the release of a module that failed to load, and the reason', () => {
    const cause = errorAt('no such file', SHELL);
    sendReport('render', new ModuleLoadError('mfe-people', 'missing', cause));
    expect(sent()).toMatchObject([
      {
        kind: 'module-load',
        message: 'ModuleLoadError: mfe-people: missing (TypeError: no such file)',
        stack: cause.stack,
        module: 'mfe-people',
        release: '0.1.0-1',
      },
    ]);
  });

  it('reports each error once and at most ten per page', () => {
    const error = errorAt('the same', PEOPLE);
    sendReport('render', error);
    sendReport('script', error);
    sendReport('script', errorAt('the same', PEOPLE));
    expect(sent()).toHaveLength(1);
    for (let index = 0; index < 20; index += 1) sendReport('script', errorAt(`another ${index}`, PEOPLE));
    expect(sent()).toHaveLength(10);
  });

  it.each([
    ['an extension', 'script', errorAt('x', 'chrome-extension://abc/content.js:1:2')],
    ['another origin', 'script', new ErrorEvent('error', { message: 'Script error.' })],
    [
      'a ResizeObserver warning',
      'script',
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with …' }),
    ],
    ['an API error that a panel shows', 'render', new ApiError(404, 'Not found')],
  ] as const)('does not report %s', (_what, kind, error) => {
    sendReport(kind, error);
    expect(sent()).toEqual([]);
  });

  it('truncates its fields to the limits of the contract', () => {
    expect(MAX_LENGTHS).toEqual({
      errorMessage: LIMITS.errorMessage,
      errorStack: LIMITS.errorStack,
      pagePath: LIMITS.pagePath,
    });
    sendReport('script', errorAt('a'.repeat(9000), PEOPLE));
    const [{ message, stack }] = sent() as [{ message: string; stack: string }];
    expect([message.length, stack.length]).toEqual([LIMITS.errorMessage, LIMITS.errorStack]);
  });

  it('ignores a report that cannot be sent', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    sendReport('script', errorAt('x', PEOPLE));
    await expect(fetched.mock.results[0]?.value).rejects.toThrow();
    fetched.mockRestore();
    const { report } = await import('./report.ts');
    report('script', {
      toString() {
        throw new Error('unspeakable');
      },
    });
    report('script', errorAt('y', PEOPLE));
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'TypeError: y' }]));
  });

  it('reports uncaught errors', async () => {
    const { reportUncaught } = await import('./report.ts');
    reportUncaught();
    window.dispatchEvent(new ErrorEvent('error', { error: errorAt('uncaught', PEOPLE) }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: errorAt('rejected', PEOPLE) }),
    );
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { kind: 'script', message: 'TypeError: uncaught' },
        { kind: 'promise', message: 'TypeError: rejected' },
      ]),
    );
  });
});
