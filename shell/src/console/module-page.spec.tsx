import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/testing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Remote } from '@vitral/module-kit';
import type { ReactNode } from 'react';
import { loadModule } from '../federation/load-module.ts';
import type { BootModule } from '@vitral/contracts/modules';
import { bootWith, moduleWith, pageOf } from '../testing/boot.ts';
import { chunkLoadError } from '../testing/load-errors.ts';
import { BootContext } from './boot-context.ts';
import { ModulePage } from './module-page.tsx';

jest.mock('../federation/load-module.ts');
jest.mock('../federation/timing.ts', () => ({
  ...jest.requireActual<object>('../federation/timing.ts'),
  jitter: () => 0,
}));

const texts = { es: () => import('../i18n/es.json'), en: () => import('../i18n/en.json') };
const noTexts = { es: async () => ({ default: {} }), en: async () => ({ default: {} }) };

let release = 0;

interface Opening {
  permission?: 'testimonials.write' | 'users.write';
  responses?: StubbedResponses;
  /** A previous release exists. */
  hasPrevious?: boolean;
}

/** Uses a new release for each test, because failures are stored per release. */
function open({ permission = 'testimonials.write', responses = {}, hasPrevious = false }: Opening = {}) {
  release += 1;
  const page = pageOf('/admin/x', { permission });
  const module = { ...moduleWith([page]), base: `/modules/mfe-people/1.0.0-${release}/` };
  const previous = { ...module, base: `/modules/mfe-people/0.9.0-${release}/`, library: 'before' };
  const boot = {
    ...bootWith([module]),
    set: `set-${release}`,
    ...(hasPrevious && { fallbacks: [previous] }),
  };
  const element = (
    <BootContext value={boot}>
      <ModulePage module={module} contribution={page} />
    </BootContext>
  );
  return renderPage(element, {
    role: 'manager',
    module: { name: 'shell', texts },
    responses: { 'POST /api/modules/reports': jsonResponse(204), ...responses },
  });
}

type PageComponent = () => ReactNode;

const remoteWith = (Component: PageComponent): { default: Remote } => ({
  default: { name: 'mfe-people', texts: noTexts, pages: { page: async () => ({ Component }) } },
});

/** Mocks the pages of the new release and of the previous one. */
function mockPages(current: PageComponent | Error, previous: PageComponent = () => <h1>As before</h1>) {
  jest.mocked(loadModule).mockImplementation(async ({ library }: BootModule) => {
    const loaded = library === 'before' ? previous : current;
    if (loaded instanceof Error) throw loaded;
    return remoteWith(loaded) as never;
  });
}

const reports = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === '/api/modules/reports').map(({ body }) => body);

beforeEach(() => {
  jest.mocked(loadModule).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ModulePage', () => {
  it('renders the page of the module', async () => {
    mockPages(() => <h1>Here it is</h1>);
    open();
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('denies access without the permission and does not load the module', async () => {
    open({ permission: 'users.write' });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/admin/dashboard');
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('shows why a module failed to load and reloads it on Retry', async () => {
    mockPages(new Error('it threw'));
    const { user, calls } = open();
    expect(await screen.findByText(/Its code stopped with an error/)).toBeVisible();
    expect(reports(calls)).toMatchObject([{ reason: 'broken', outcome: 'failed' }]);

    mockPages(() => <h1>Here it is</h1>);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(jest.mocked(loadModule).mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('reports that the previous version is shown, and tries the new one on request', async () => {
    mockPages(new Error('it threw'));
    const { user } = open({ hasPrevious: true });
    expect(await screen.findByRole('heading', { name: 'As before' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/previous version of this part/);

    mockPages(() => <h1>Here it is</h1>);
    await user.click(screen.getByRole('button', { name: 'Try the new one' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
    expect(screen.queryByText(/previous version/)).not.toBeInTheDocument();
  });

  it('retries a page with a chunk that fails to load, then shows the previous release', async () => {
    let renders = 0;
    mockPages(() => {
      renders += 1;
      throw chunkLoadError(`/modules/mfe-people/1.0.0-${release}/12.aa.js`);
    });
    const { calls } = open({
      hasPrevious: true,
      responses: { [`GET /modules/mfe-people/1.0.0-${release + 1}/12.aa.js`]: jsonResponse(404) },
    });
    expect(await screen.findByRole('heading', { name: 'As before' })).toBeVisible();
    expect(renders).toBeGreaterThan(1);
    expect(reports(calls)).toMatchObject([{ reason: 'missing', outcome: 'fell-back' }]);
  });

  it('reports a page whose code throws, and offers the previous release', async () => {
    mockPages(() => {
      throw new TypeError('x is undefined');
    });
    const { user, calls } = open({ hasPrevious: true });
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(reports(calls)).toMatchObject([{ reason: 'broken', outcome: 'failed' }]);

    await user.click(screen.getByRole('button', { name: 'Use the previous version' }));
    expect(await screen.findByRole('heading', { name: 'As before' })).toBeVisible();
  });

  it('retries a page whose shell chunk fails to load, and reports no release as failed', async () => {
    const loadError = chunkLoadError('/modules/shell/1.0.0-1/12.aa.js');
    mockPages(loadError);
    const { user, calls } = open({ hasPrevious: true });
    expect(await screen.findByText(/server could not be reached/)).toBeVisible();
    expect(reports(calls)).toEqual([]);

    mockPages(() => <h1>Here it is</h1>);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('retries a shell chunk that fails to load after the page rendered', async () => {
    let isFailing = true;
    mockPages(() => {
      if (isFailing) throw chunkLoadError('/modules/shell/1.0.0-1/12.aa.js');
      return <h1>Here it is</h1>;
    });
    const { user, calls } = open({ hasPrevious: true });
    await screen.findByRole('heading', { name: 'Something went wrong.' });
    expect(reports(calls)).toEqual([]);

    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  });

  it('shows the generic error screen for an API error, and retries on Try Again', async () => {
    mockPages(() => {
      const { data } = useSuspenseQuery({ queryKey: ['x'], queryFn: () => api.get<{ title: string }>('/x') });
      return <h1>{data.title}</h1>;
    });
    let isUp = false;
    const { user, calls } = open({
      hasPrevious: true,
      responses: { 'GET /api/x': () => (isUp ? { title: 'Back again' } : failure(503, 'server.not-ready')) },
    });
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByText('The service is not ready. Please try again shortly')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the previous version' })).not.toBeInTheDocument();
    expect(reports(calls)).toEqual([]);

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
  });
});
