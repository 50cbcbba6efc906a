import { jsonResponse, screen, stubApi, waitFor, type ApiCall } from '@vitral/testing';
import type { BootModule } from '@vitral/contracts/modules';
import { loadModule } from '../federation/load-module.ts';
import { bootWith, moduleWith } from '../testing/boot.ts';
import { entryLoadError } from '../testing/load-errors.ts';
import { mountPage } from './mount-page.ts';
import { wakeIslands } from './wake-islands.ts';

jest.mock('../federation/load-module.ts');
jest.mock('../federation/timing.ts', () => ({
  ...jest.requireActual<object>('../federation/timing.ts'),
  jitter: () => 0,
}));

const load = jest.mocked(loadModule);
const wake = jest.fn();
const awake = jest.fn();
let calls: ApiCall[];
let release = 0;
let site: BootModule;

/** Uses a new release for each test, because failed attempts are counted per release. */
beforeEach(() => {
  release += 1;
  const base = `/modules/mfe-public/0.1.0-${release}/`;
  site = { ...moduleWith([]), name: 'mfe-public', base };
  document.body.innerHTML = '<div id="root"><h1>Rendered by the server</h1></div><script id="boot"></script>';
  document.getElementById('boot')?.append(JSON.stringify(bootWith([])));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const mock of [load, wake, awake]) mock.mockReset();
  load.mockResolvedValue({ default: wake });
  calls = stubApi({
    'POST /api/modules/reports': jsonResponse(204),
    'POST /api/client-errors': jsonResponse(204),
    [`GET ${base}remoteEntry.js`]: jsonResponse(404),
  });
});

const boot = () => ({ ...bootWith([site]), language: 'fr' as const });
const attempts = () => load.mock.calls.map(([, attempt, exposed]) => `${exposed} ${attempt}`);
const reported = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
const bar = () => screen.queryByRole('complementary', { name: 'Avis' });
const retry = () => screen.getByRole('button', { name: 'Réessayer' }).click();
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function island(name: string) {
  const element = document.createElement('div');
  element.dataset['island'] = name;
  return { element, awake };
}

/** Starts the shell on a page where the visitor has reached these islands. */
function startWith(...names: string[]): void {
  globalThis.vitralIslands = names.map(island);
  wakeIslands(boot());
}

describe('wakeIslands', () => {
  it('wakes the islands that were reached before the shell started, and each further one', async () => {
    startWith('carousel', 'toast');
    globalThis.vitralIslands.push(island('menu'));
    await waitFor(() => expect(awake).toHaveBeenCalledTimes(3));
    expect(attempts()).toEqual(['carousel 0', 'toast 0', 'menu 0']);
    expect(wake).toHaveBeenCalledWith(expect.any(HTMLElement), boot());
    expect(load).toHaveBeenCalledWith(site, 0, 'menu');
  });

  it('repeats events only once the island is awake', async () => {
    let finish: () => void = () => undefined;
    wake.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    startWith('carousel');
    await waitFor(() => expect(wake).toHaveBeenCalled());
    expect(awake).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(awake).toHaveBeenCalledTimes(1));
  });

  it('retries a script that failed to load, and shows the visitor nothing', async () => {
    load.mockRejectedValueOnce(entryLoadError());
    startWith('carousel');
    await waitFor(() => expect(reported('/api/modules/reports')).toHaveLength(1));
    expect(attempts()).toEqual(['carousel 0', 'carousel 1']);
    expect(awake).toHaveBeenCalledTimes(1);
    expect(bar()).not.toBeInTheDocument();
    expect(reported('/api/modules/reports')).toMatchObject([
      { module: 'mfe-public', reason: 'missing', outcome: 'retried' },
    ]);
    expect(reported('/api/client-errors')).toEqual([]);
  });

  it('shows one bar for all islands that failed twice, and retries them on request', async () => {
    load.mockRejectedValue(entryLoadError());
    startWith('carousel', 'toast');
    await waitFor(() => expect(bar()).toHaveTextContent(/n'est pas arrivée en entier/));
    await settled();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Rendered by the server' })).toBeVisible();
    expect(reported('/api/modules/reports')).toMatchObject([{ outcome: 'failed' }]);
    expect(reported('/api/client-errors')).toMatchObject([{ kind: 'module-load' }]);

    retry();
    await waitFor(() => expect(bar()).toBeInTheDocument());
    await settled();
    load.mockResolvedValue({ default: wake });
    retry();
    await waitFor(() => expect(awake).toHaveBeenCalledTimes(2));
    expect(bar()).not.toBeInTheDocument();
    expect(attempts().slice(-2)).toEqual(['carousel 4', 'toast 4']);
  });

  it('does not retry code that threw by itself, and lets the visitor close the bar', async () => {
    wake.mockRejectedValue(new TypeError('x is undefined'));
    startWith('carousel');
    await waitFor(() => expect(bar()).toBeInTheDocument());
    expect(attempts()).toEqual(['carousel 0']);
    expect(reported('/api/modules/reports')).toMatchObject([{ reason: 'broken', outcome: 'failed' }]);
    screen.getByRole('button', { name: 'Fermer' }).click();
    expect(bar()).not.toBeInTheDocument();

    globalThis.vitralIslands.push(island('toast'));
    await waitFor(() => expect(bar()).toBeInTheDocument());
    wake.mockReset();
    retry();
    await waitFor(() => expect(awake).toHaveBeenCalledTimes(2));
  });
});

describe('mountPage', () => {
  const root = () => document.getElementById('root') ?? document.body;

  it('lets the public module render the page, and then announces its islands', async () => {
    const mounted = jest.fn();
    document.addEventListener('vitral:mounted', mounted, { once: true });
    const mount = jest.fn<Promise<void>, unknown[]>().mockResolvedValue();
    load.mockResolvedValue({ mount });
    await mountPage(root(), boot());
    expect(mount).toHaveBeenCalledWith(root(), boot());
    expect(attempts()).toEqual(['remote 0']);
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('shows a panel in place of the page if that fails, again after each retry', async () => {
    root().replaceChildren();
    load.mockRejectedValue(new TypeError('x is undefined'));
    await mountPage(root(), boot());
    expect(screen.getByRole('alert')).toHaveTextContent("Cette page n'a pas pu s'afficher");
    retry();
    await settled();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    expect(attempts()).toEqual(['remote 0', 'remote 1']);
    expect(bar()).not.toBeInTheDocument();

    load.mockResolvedValue({ mount: async () => root().replaceChildren('mounted') });
    retry();
    await waitFor(() => expect(root()).toHaveTextContent(/^mounted$/));
  });
});
