import { jsonResponse, renderPage, screen, waitFor, type ApiCall } from '@vitral/testing';
import type { Role } from '@vitral/contracts/access';
import type { BootModule } from '@vitral/contracts/modules';
import type { SlotContribution } from '@vitral/contracts/slots';
import type { PageModule, Remote } from '@vitral/module-kit';
import { Slot } from '@vitral/ui';
import { loadModule } from '../../federation/load-module.ts';
import { bootWith, moduleWith } from '../../testing/boot.ts';
import { BootContext } from '../boot-context.ts';
import { Contributions } from './contributions.tsx';

jest.mock('../../federation/load-module.ts');
jest.mock('../../federation/timing.ts', () => ({
  ...jest.requireActual<object>('../../federation/timing.ts'),
  jitter: () => 0,
}));

const texts = { es: () => import('../../i18n/es.json'), en: () => import('../../i18n/en.json') };
const noTexts = { es: async () => ({ default: {} }), en: async () => ({ default: {} }) };

let release = 0;
let isScrolledTo = true;

/** Elements are near the screen unless a test says otherwise. */
beforeEach(() => {
  release += 1;
  isScrolledTo = true;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (callback) =>
      ({
        observe: () => callback([{ isIntersecting: isScrolledTo } as IntersectionObserverEntry], {} as never),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );
});

const moduleOf = (name: string, slots: SlotContribution[]): BootModule => ({
  ...moduleWith([]),
  ...{ name, slots, base: `/modules/${name}/1.0.0-${release}/`, library: name },
});
const card = (name: string, more: Partial<SlotContribution> = {}) =>
  ({
    ...{ slot: 'dashboard-card', name, title: { es: `${name} es`, en: name }, permission: 'content.write' },
    ...more,
  }) as SlotContribution;
const remoteWith = (pages: Remote['pages']) => ({ default: { name: 'x', texts: noTexts, pages } });
const shows = (text: string) => async (): Promise<PageModule> => ({ Component: () => <p>{text}</p> });

/** Loads these components from every module. */
const respondWith = (components: Remote['pages']) =>
  jest.mocked(loadModule).mockImplementation(async () => remoteWith(components) as never);

function open(modules: BootModule[], { role = 'manager' as Role } = {}) {
  const boot = { ...bootWith(modules), set: `set-${release}` };
  return renderPage(
    <BootContext value={boot}>
      <Contributions>
        <Slot name="dashboard-card" />
      </Contributions>
    </BootContext>,
    {
      role,
      path: '/admin/dashboard',
      module: { name: 'shell', texts },
      responses: { 'POST /api/modules/reports': jsonResponse(204) },
    },
  );
}
const reports = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === '/api/modules/reports').map(({ body }) => body);

describe('slot of the dashboard', () => {
  it('shows the cards of all modules in order, as far as the role may see them', async () => {
    respondWith({
      'slot:one': shows('card one'),
      'slot:two': shows('card two'),
      'slot:all': shows('for all'),
    });
    const modules = () => [
      moduleOf('mfe-people', [card('two', { order: 2 }), card('all', { permission: 'dashboard.read' })]),
      moduleOf('blog', [card('one', { order: 1 })]),
    ];
    const { unmount } = open(modules());
    expect(await screen.findByText('card one')).toBeVisible();
    await screen.findByText('for all');
    const shown = () => screen.getAllByText(/^(card|for)/).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['card one', 'card two', 'for all']);

    unmount();
    open(modules(), { role: 'user' });
    expect(await screen.findByText('for all')).toBeVisible();
    expect(shown()).toEqual(['for all']);
  });

  it('keeps the other cards when one throws and another never arrives', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isBroken = true;
    const Broken = () => {
      if (isBroken) throw new TypeError('x is not a function');
      return <p>repaired</p>;
    };
    respondWith({
      'slot:broken': async () => ({ Component: Broken }),
      'slot:hanging': () => new Promise(() => undefined),
      'slot:fine': shows('fine card'),
    });
    const { user, calls } = open([moduleOf('blog', [card('broken'), card('hanging'), card('fine')])]);

    expect(await screen.findByText('fine card')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('“broken” could not be loaded');
    expect(screen.getByRole('region', { name: 'hanging' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await waitFor(() =>
      expect(reports(calls)).toMatchObject([{ module: 'blog', reason: 'broken', outcome: 'failed' }]),
    );

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('repaired')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reports a card that its release does not contain, and loads it on retry', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    respondWith({});
    const { user, calls } = open([moduleOf('blog', [card('missing')])]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Module: blog');
    expect(reports(calls)).toMatchObject([{ module: 'blog', reason: 'broken', outcome: 'failed' }]);

    respondWith({ 'slot:missing': shows('found') });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('found')).toBeVisible();
  });

  it('loads a card only when it comes near the screen', async () => {
    isScrolledTo = false;
    jest.mocked(loadModule).mockClear();
    open([moduleOf('blog', [card('far')])]);
    expect(await screen.findByRole('region', { name: 'far' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('shows a card that was shown before at once, even far below the screen', async () => {
    const modules = [moduleOf('blog', [card('known')])];
    respondWith({ 'slot:known': shows('known card') });
    const { unmount } = open(modules);
    expect(await screen.findByText('known card')).toBeVisible();

    unmount();
    isScrolledTo = false;
    open(modules);
    expect(await screen.findByText('known card')).toBeVisible();
  });
});
