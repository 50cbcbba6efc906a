import type { PageContribution } from '@vitral/contracts/modules';
import { useLocation } from '@vitral/router';
import { screen, waitFor, within, userWithRole, type ApiCall } from '@vitral/testing';
import { PageHeader, PageHelpContext } from '@vitral/ui';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.fixtures.tsx';
import { useHelp } from './use-help.tsx';

const help = (name: string): PageContribution['help'] => ({
  text: { es: `Esto es ${name}. Se usa así.`, en: `This is ${name}. It is used so.` },
  picture: 'cards',
});
const users = pageOf('/admin/users', {
  page: 'users',
  permission: 'users.write',
  title: { es: 'Usuarios', en: 'Users' },
  items: [{ noun: 'users' }],
  search: { create: { title: { es: '', en: '' } } },
  help: help('users'),
});
const { modules } = bootWith([
  moduleWith([
    users,
    { ...users, path: '/admin/people', help: undefined, navigation: undefined },
    pageOf('/admin/dashboard', { page: 'dashboard', title: { es: 'Hoy', en: 'Today' }, help: help('today') }),
    pageOf('/admin/old', { page: 'old', title: { es: 'Antigua', en: 'Old' } }),
    pageOf('/admin/future', { page: 'future', help: { ...help('it'), picture: 'globe' as never } as never }),
  ]),
]);

function Screen() {
  const { help: panel, openHelp } = useHelp();
  const { pathname } = useLocation();
  return (
    <main>
      <PageHelpContext value={openHelp}>
        <PageHeader title="Title" />
      </PageHelpContext>
      <input type="search" aria-label="Search" />
      <output>{pathname}</output>
      {panel}
    </main>
  );
}

function open(path: string, options: Partial<ScreenOptions> = {}) {
  return renderScreen(<Screen />, { role: 'admin', path, boot: { modules }, ...options });
}

const button = (name = 'Help on this page') => screen.findByRole('button', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const keysIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('help of a page', () => {
  it('shows the sentences of its module, a drawing that screen readers skip, and the keys that work', async () => {
    const { user } = open('/admin/users');
    await user.click(await button());
    const dialog = await sheet('Help: Users');
    expect(await within(dialog).findByText('This is users. It is used so.')).toBeVisible();
    const picture = dialog.querySelector('svg[data-picture=cards]');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(keysIn(dialog)).toEqual(['CtrlK', '/', 'N', 'H', '?']);
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button()).toHaveFocus();
  });

  it('is in the language of the user', async () => {
    const { user } = open('/admin/users', { language: 'es' });
    await user.click(await button('Ayuda de esta página'));
    const dialog = await sheet('Ayuda: Usuarios');
    expect(await within(dialog).findByText('Esto es users. Se usa así.')).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: 'Teclas que funcionan aquí' })).toBeVisible();
  });

  it('is that of the page for an item and for another path of the page', async () => {
    const item = open('/admin/users/u1');
    await item.user.click(await button());
    expect(await sheet('Help: Users')).toBeVisible();
    item.unmount();

    const { user } = open('/admin/people');
    await user.click(await button());
    expect(await within(await sheet('Help: Users')).findByText(/^This is users/)).toBeVisible();
  });

  it('lists no single keys while they are switched off', async () => {
    localStorage.setItem('vitral.keys', 'off');
    const { user } = open('/admin/users');
    await user.click(await button());
    const dialog = await sheet('Help: Users');
    await within(dialog).findByText(/^This is users/);
    expect(keysIn(dialog)).toEqual(['CtrlK']);
  });

  it('draws a list for a picture that the shell does not know', async () => {
    const { user } = open('/admin/future');
    await user.click(await button());
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^This is it/);
    expect(dialog.querySelectorAll('svg[data-picture] rect').length).toBeGreaterThan(10);
  });

  it.each([
    ['a page of a release from before the help', '/admin/old', 'admin'],
    ['a page that the role may not open', '/admin/users', 'manager'],
    ['an unknown path', '/admin/nothing', 'admin'],
  ] as const)('is not offered on %s', async (_, path, role) => {
    open(path, { role });
    await screen.findByRole('heading', { name: 'Title' });
    expect(screen.queryByRole('button', { name: 'Help on this page' })).not.toBeInTheDocument();
  });
});

describe('first steps in the help', () => {
  const steps = [
    { step: 'site-name', isDone: true },
    { step: 'email', isDone: false },
  ];
  const hidden = { person: { hidesFirstSteps: true } };
  const again = (dialog: HTMLElement) =>
    within(dialog).findByRole('button', { name: 'Show the first steps again' });

  it('return to Today for an admin who hid them', async () => {
    const { user, calls } = open('/admin/users', {
      ...hidden,
      responses: {
        'GET /api/first-steps': steps,
        'PUT /api/profile/preferences': ({ body }: ApiCall) => ({
          ...userWithRole('admin'),
          ...(body as object),
        }),
      },
    });
    await user.click(await button());
    await user.click(await again(await sheet('Help: Users')));
    expect(await screen.findByText('/admin/dashboard')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ hidesFirstSteps: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['all are done', 'admin', { 'GET /api/first-steps': steps.slice(0, 1) }],
    ['the role is no admin', 'user', {}],
  ] as const)('are not offered if %s', async (_, role, responses) => {
    const { user } = open('/admin/dashboard', { ...hidden, role, responses });
    await user.click(await button());
    const dialog = await sheet('Help: Today');
    await within(dialog).findByText(/^This is today/);
    expect(within(dialog).queryByRole('button', { name: /first steps/ })).not.toBeInTheDocument();
  });
});
