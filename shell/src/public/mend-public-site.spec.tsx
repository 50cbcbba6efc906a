import { answer, screen, stubApi, waitFor, type ApiCall } from '@vitral/testing';
import { bootWith, moduleWith } from '../testing/boot.ts';
import { lostEntry } from '../testing/lost.ts';
import { mendPublicSite } from './mend-public-site.ts';

jest.mock('../federation/within-time.ts', () => ({
  ...jest.requireActual<object>('../federation/within-time.ts'),
  jitter: () => 0,
}));

let calls: ApiCall[];
let release = 0;
const draw = jest.fn<Promise<void>, [number]>();

beforeEach(() => {
  release += 1;
  document.body.innerHTML = '<div id="root"></div><script id="boot" type="application/json"></script>';
  document.getElementById('boot')?.append(JSON.stringify(bootWith([])));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw.mockReset();
  calls = stubApi({
    'POST /api/modules/reports': answer(204),
    'POST /api/client-errors': answer(204),
    [`GET /modules/mfe-public/0.1.0-${release}/remoteEntry.js`]: answer(404),
  });
});

function mend(cause: unknown = lostEntry(), markup = '<h1>What the server drew</h1>') {
  const root = document.getElementById('root') ?? document.body;
  root.innerHTML = markup;
  const module = {
    ...moduleWith([]),
    name: 'mfe-public' as const,
    base: `/modules/mfe-public/0.1.0-${release}/`,
  };
  const boot = { ...bootWith([module]), language: 'fr' as const };
  return mendPublicSite({ root, boot, module, draw, startedAt: performance.now() }, cause);
}

const told = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
const bar = () => screen.queryByRole('complementary', { name: 'Avis' });

it('asks once more for what was lost on its way, and says nothing to the visitor', async () => {
  draw.mockResolvedValue();
  await mend();
  expect(draw.mock.calls).toEqual([[1]]);
  expect(bar()).not.toBeInTheDocument();
  expect(told('/api/modules/reports')).toMatchObject([
    { module: 'mfe-public', reason: 'missing', outcome: 'retried' },
  ]);
  expect(told('/api/client-errors')).toEqual([]);
});

it('leaves what the server drew, says below it what is missing, and tries again when asked to', async () => {
  draw.mockRejectedValue(lostEntry());
  await mend();
  expect(screen.getByRole('heading', { name: 'What the server drew' })).toBeVisible();
  expect(bar()).toHaveTextContent(/n'est pas arrivée en entier/);
  expect(told('/api/modules/reports')).toMatchObject([{ outcome: 'failed' }]);
  expect(told('/api/client-errors')).toMatchObject([{ kind: 'module-load' }]);

  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getAllByRole('complementary')).toHaveLength(1);

  draw.mockResolvedValue();
  screen.getByRole('button', { name: 'Réessayer' }).click();
  await waitFor(() => expect(bar()).not.toBeInTheDocument());
  expect(draw.mock.calls).toEqual([[1], [2], [3]]);
});

it('does not try twice what threw, and can be closed', async () => {
  await mend(new TypeError('x is undefined'));
  expect(draw).not.toHaveBeenCalled();
  expect(told('/api/modules/reports')).toMatchObject([{ reason: 'broken', outcome: 'failed' }]);
  screen.getByRole('button', { name: 'Fermer' }).click();
  expect(bar()).not.toBeInTheDocument();
});

it('brings back what the server draws where a script has cleared it', async () => {
  const page = '<html><body><div id="root"><h1>Drawn anew</h1></div></body></html>';
  stubApi({ [`GET ${location.pathname}`]: new Response(page) });
  await mend(new TypeError('x is undefined'), '');
  expect(screen.getByRole('heading', { name: 'Drawn anew' })).toBeVisible();
  expect(bar()).toBeInTheDocument();
});

it('shows a panel where nobody drew anything', async () => {
  stubApi({ [`GET ${location.pathname}`]: answer(503) });
  await mend(new TypeError('x is undefined'), '');
  expect(screen.getByRole('alert')).toHaveTextContent("Cette page n'a pas pu s'afficher");
  draw.mockResolvedValue();
  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(draw).toHaveBeenCalledWith(2);
});
