import { failure, renderPage, screen } from '@vitral/testing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Remote } from '@vitral/module-kit';
import { loadModule, ModuleLoadError } from '../federation/load-module.ts';
import { moduleWith, pageOf } from '../testing/boot.ts';
import { ModulePage } from './module-page.tsx';

jest.mock('../federation/load-module.ts', () => ({
  ...jest.requireActual<object>('../federation/load-module.ts'),
  loadModule: jest.fn(),
}));

const texts = { es: () => import('../i18n/es.json'), en: () => import('../i18n/en.json') };
const noTexts = { es: async () => ({ default: {} }), en: async () => ({ default: {} }) };

let release = 0;

/** A release of its own for each test: what failed is remembered per release. */
function open(permission: 'testimonials.write' | 'users.write', answers = {}) {
  release += 1;
  const module = { ...moduleWith([]), base: `/modules/mfe-people/0.1.0-${release}/` };
  return renderPage(<ModulePage module={module} contribution={pageOf('/admin/x', { permission })} />, {
    role: 'manager',
    module: { name: 'shell', texts },
    answers,
  });
}

function arrives(Component: Remote['pages'][string] extends () => Promise<infer Page> ? Page : never) {
  jest.mocked(loadModule).mockResolvedValue({
    default: { name: 'mfe-people', texts: noTexts, pages: { page: async () => Component } },
  });
}

beforeEach(() => {
  jest.mocked(loadModule).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('draws the page of the module', async () => {
  arrives({ Component: () => <h1>Here it is</h1> });
  open('testimonials.write');
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
});

it('refuses whoever may not see the page, without loading its module', async () => {
  open('users.write');
  expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  expect(loadModule).not.toHaveBeenCalled();
});

it('says why a module did not come and loads it anew on Retry', async () => {
  jest.mocked(loadModule).mockRejectedValue(new ModuleLoadError('mfe-people', 'altered', null));
  const { user } = open('testimonials.write');
  expect(await screen.findByText(/not the ones that were released/)).toBeVisible();

  arrives({ Component: () => <h1>Here it is</h1> });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
  expect(jest.mocked(loadModule).mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

it('shows the generic error screen for a page that breaks and asks again on Try Again', async () => {
  arrives({
    Component: () => {
      const { data } = useSuspenseQuery({ queryKey: ['x'], queryFn: () => api.get<{ title: string }>('/x') });
      return <h1>{data.title}</h1>;
    },
  });
  let isUp = false;
  const { user } = open('testimonials.write', {
    'GET /api/x': () => (isUp ? { title: 'Back again' } : failure(503, 'server.not-ready')),
  });
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(screen.getByText('The service is not ready. Please try again shortly')).toBeVisible();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
});
