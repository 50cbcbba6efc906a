import { jsonResponse, screen, stubApi, waitFor, type ApiCall } from '@vitral/testing';
import { bootWith, moduleWith } from '../testing/boot.ts';
import { entryLoadError } from '../testing/load-errors.ts';
import { recoverPublicSite } from './recover-public-site.ts';

jest.mock('../federation/timing.ts', () => ({
  ...jest.requireActual<object>('../federation/timing.ts'),
  jitter: () => 0,
}));

let calls: ApiCall[];
let release = 0;
const hydrate = jest.fn<Promise<void>, [number]>();

beforeEach(() => {
  release += 1;
  document.body.innerHTML = '<div id="root"></div><script id="boot" type="application/json"></script>';
  document.getElementById('boot')?.append(JSON.stringify(bootWith([])));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  hydrate.mockReset();
  calls = stubApi({
    'POST /api/modules/reports': jsonResponse(204),
    'POST /api/client-errors': jsonResponse(204),
    [`GET /modules/mfe-public/0.1.0-${release}/remoteEntry.js`]: jsonResponse(404),
  });
});

function recover(cause: unknown = entryLoadError(), markup = '<h1>Rendered by the server</h1>') {
  const root = document.getElementById('root') ?? document.body;
  root.innerHTML = markup;
  const module = {
    ...moduleWith([]),
    name: 'mfe-public' as const,
    base: `/modules/mfe-public/0.1.0-${release}/`,
  };
  const boot = { ...bootWith([module]), language: 'fr' as const };
  return recoverPublicSite({ root, boot, module, hydrate, startedAt: performance.now() }, cause);
}

const reported = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
const bar = () => screen.queryByRole('complementary', { name: 'Avis' });

describe('recoverPublicSite', () => {
  it('retries a script that failed to load, and shows the visitor nothing', async () => {
    hydrate.mockResolvedValue();
    await recover();
    expect(hydrate.mock.calls).toEqual([[1]]);
    expect(bar()).not.toBeInTheDocument();
    expect(reported('/api/modules/reports')).toMatchObject([
      { module: 'mfe-public', reason: 'missing', outcome: 'retried' },
    ]);
    expect(reported('/api/client-errors')).toEqual([]);
  });

  it("keeps the server's markup, shows a bar, and retries on request", async () => {
    hydrate.mockRejectedValue(entryLoadError());
    await recover();
    expect(screen.getByRole('heading', { name: 'Rendered by the server' })).toBeVisible();
    expect(bar()).toHaveTextContent(/n'est pas arrivée en entier/);
    expect(reported('/api/modules/reports')).toMatchObject([{ outcome: 'failed' }]);
    expect(reported('/api/client-errors')).toMatchObject([{ kind: 'module-load' }]);

    screen.getByRole('button', { name: 'Réessayer' }).click();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);

    hydrate.mockResolvedValue();
    screen.getByRole('button', { name: 'Réessayer' }).click();
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    expect(hydrate.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('does not retry code that threw, and lets the visitor close the bar', async () => {
    await recover(new TypeError('x is undefined'));
    expect(hydrate).not.toHaveBeenCalled();
    expect(reported('/api/modules/reports')).toMatchObject([{ reason: 'broken', outcome: 'failed' }]);
    screen.getByRole('button', { name: 'Fermer' }).click();
    expect(bar()).not.toBeInTheDocument();
  });

  it("restores the server's markup after a script has cleared it", async () => {
    const page = '<html><body><div id="root"><h1>Rendered again</h1></div></body></html>';
    stubApi({ [`GET ${location.pathname}`]: new Response(page) });
    await recover(new TypeError('x is undefined'), '');
    expect(screen.getByRole('heading', { name: 'Rendered again' })).toBeVisible();
    expect(bar()).toBeInTheDocument();
  });

  it('shows a panel if the page has no markup', async () => {
    stubApi({ [`GET ${location.pathname}`]: jsonResponse(503) });
    await recover(new TypeError('x is undefined'), '');
    expect(screen.getByRole('alert')).toHaveTextContent("Cette page n'a pas pu s'afficher");
    hydrate.mockResolvedValue();
    screen.getByRole('button', { name: 'Réessayer' }).click();
    expect(hydrate).toHaveBeenCalledWith(2);
  });
});
