import { FIRST_STEPS, type FirstStep } from '@vitral/sdk/contracts/first-steps';
import {
  failure,
  renderPage,
  screen,
  stubApi,
  userWithRole,
  waitFor,
  within,
  type ApiCall,
  type PageOptions,
} from '@vitral/sdk/testing';
import { PageHeader } from '@vitral/sdk/ui';
import remote from '../remote.tsx';
import { Component } from './dashboard.page.tsx';
import { FirstSteps } from './first-steps.tsx';

const withDone = (...done: FirstStep[]) => FIRST_STEPS.map((step) => ({ step, isDone: done.includes(step) }));

const open = (steps: unknown, options: PageOptions = {}, preferences?: unknown) =>
  renderPage(
    <main>
      <PageHeader title="Today" />
      <FirstSteps />
    </main>,
    {
      module: remote,
      ...options,
      responses: {
        'GET /api/first-steps': steps,
        'PUT /api/profile/preferences':
          preferences ?? (({ body }: ApiCall) => ({ ...userWithRole('admin'), ...(body as object) })),
      },
    },
  );

const list = (name = 'First steps') => screen.findByRole('list', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());

describe('FirstSteps', () => {
  it('ticks what is done, and says how and where the others are done', async () => {
    open(withDone('email', 'backup'));
    const steps = within(await list()).getAllByRole('listitem');
    expect(steps).toHaveLength(FIRST_STEPS.length);
    expect(screen.getByText('2 of 8 done')).toBeVisible();

    expect(screen.getByRole('heading', { name: 'Done: Check the email' })).toBeVisible();
    expect(screen.queryByText(/^With SMTP_URL/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Add the account of another person/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/profile',
      '/admin/settings',
      '/admin/pages',
      '/admin/users/new',
    ]);
  });

  it('describes what is set on the server without a link', async () => {
    open(withDone('second-factor', 'site-name', 'texts', 'colleague', 'email', 'backup'), { language: 'es' });
    await list('Primeros pasos');
    expect(screen.getByText(/PUBLIC_URL/)).toBeVisible();
    expect(screen.getByText(/DEMO=false/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is hidden for the account on request, and says where it is', async () => {
    const { user, calls } = open(withDone());
    await list();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await gone();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ hidesFirstSteps: true });
    expect(await screen.findByText(/are in the help of every page/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays if hiding fails', async () => {
    const { user } = open(withDone(), {}, failure(503, 'server.not-ready'));
    await list();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText(/The service is not ready/)).toBeVisible();
    expect(await list()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide' })).toBeEnabled();
  });

  it('fails without affecting the page, and loads again on request', async () => {
    const { user } = renderPage(<Component />, {
      module: remote,
      responses: {
        'GET /api/first-steps': failure(503, 'server.not-ready'),
        'GET /api/work-queue': [],
        'GET /api/admin/stats': () => new Promise(() => undefined),
      },
    });
    expect(await screen.findByText('Failed to load the first steps')).toBeVisible();
    expect(await screen.findByText('Nothing is due.')).toBeVisible();

    stubApi({ 'GET /api/first-steps': withDone('email') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).toBeVisible();
  });

  it('disappears once all is done', async () => {
    const { calls } = open(withDone(...FIRST_STEPS));
    await waitFor(() => expect(calls).toHaveLength(1));
    await gone();
  });

  it.each([
    ['those who hid it', { person: { hidesFirstSteps: true } }],
    ['managers', { role: 'manager' }],
    ['users', { role: 'user' }],
  ] as const)('is neither shown to %s nor requested', async (_, options) => {
    const { calls } = open(withDone(), options);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
