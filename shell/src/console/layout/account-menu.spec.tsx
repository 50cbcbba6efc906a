import type { Boot } from '@vitral/contracts/modules';
import { failure, userWithRole, screen, waitFor } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { ConsoleTheme } from '../console-session.tsx';
import { AccountMenu } from './account-menu.tsx';

const { modules } = bootWith([
  moduleWith([
    pageOf('/admin/profile', { navigation: { order: 1, icon: 'account_circle', group: 'account' } }),
    pageOf('/admin/dashboard', {}),
  ]),
]);

const onShortcuts = jest.fn();

const open = (response: unknown, boot: Partial<Boot> = {}) =>
  renderScreen(
    <ConsoleTheme>
      <AccountMenu onShortcuts={onShortcuts} />
    </ConsoleTheme>,
    { role: 'user', boot: { modules, ...boot }, responses: { 'PUT /api/profile/preferences': response } },
  );

type User = ReturnType<typeof open>['user'];

async function openMenu(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await screen.findByRole('menu');
}

const theme = (name: string) => screen.findByRole('menuitemradio', { name: `Appearance: ${name}` });

describe('AccountMenu', () => {
  it('leads to the pages of the account and to the site', async () => {
    const { user } = open(userWithRole('user'));
    await openMenu(user);

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '/admin/profile in English',
      'View the site',
      'Keyboard shortcuts',
      'Log out',
    ]);
    expect(screen.getByRole('menuitem', { name: '/admin/profile in English' })).toHaveAttribute(
      'href',
      '/admin/profile',
    );
  });

  it('opens the list of keyboard shortcuts', async () => {
    const { user } = open(userWithRole('user'));
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));

    expect(onShortcuts).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('saves the theme with the account', async () => {
    const { user, calls } = open(userWithRole('user'));
    await openMenu(user);
    await user.click(await theme('Dark'));

    await waitFor(async () => expect(await theme('Dark')).toBeChecked());
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { theme: 'dark' } });
  });

  it('restores the previous theme when saving fails', async () => {
    const { user } = open(failure(503, 'server.not-ready'));
    await openMenu(user);
    await user.click(await theme('Dark'));

    await waitFor(() => expect(screen.getByText(/The service is not ready/)).toBeVisible());
    expect(await theme('As the site')).toBeChecked();
  });

  it('follows the site until another theme is chosen, and again after the choice is reset', async () => {
    const { user, calls } = open(userWithRole('user'), { siteTheme: 'dark' });
    await openMenu(user);
    expect(await theme('As the site')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    await user.click(await theme('Light'));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
    await user.click(await theme('As the site'));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { theme: null } }));
  });

  it('moves through its items by keyboard', async () => {
    const { user } = open(userWithRole('user'));
    await openMenu(user);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Account of/ })).toHaveFocus();
  });
});
