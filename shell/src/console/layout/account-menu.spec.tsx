import type { Boot } from '@vitral/contracts/modules';
import { failure, userWithRole, screen, waitFor } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { ConsoleTheme } from '../console-session.tsx';
import { AccountMenu, type HelpMenu } from './account-menu.tsx';

const { modules } = bootWith([
  moduleWith([
    pageOf('/admin/profile', { navigation: { order: 1, icon: 'account_circle', group: 'account' } }),
    pageOf('/admin/dashboard', {}),
  ]),
]);

const help = { onHelp: jest.fn(), onShortcuts: jest.fn(), onNews: jest.fn(), hasUnreadNews: false };

const open = (response: unknown, boot: Partial<Boot> = {}, more: Partial<HelpMenu> = {}) =>
  renderScreen(
    <ConsoleTheme>
      <AccountMenu {...help} {...more} />
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
      'Help on this page',
      'Keyboard shortcuts',
      'What is new',
      'Log out',
    ]);
    expect(screen.getByRole('menuitem', { name: '/admin/profile in English' })).toHaveAttribute(
      'href',
      '/admin/profile',
    );
  });

  it.each([
    ['Help on this page', help.onHelp],
    ['Keyboard shortcuts', help.onShortcuts],
    ['What is new', help.onNews],
  ])('closes and opens %s', async (name, onOpen) => {
    const { user } = open(userWithRole('user'));
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name }));

    expect(onOpen).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('offers no help on a page without it', async () => {
    const { user } = open(userWithRole('user'), {}, { onHelp: null });
    await openMenu(user);
    expect(screen.queryByRole('menuitem', { name: 'Help on this page' })).not.toBeInTheDocument();
  });

  it('marks unread news with a dot and in words', async () => {
    const { user, container } = open(userWithRole('user'), {}, { hasUnreadNews: true });
    const button = await screen.findByRole('button', { name: /^Account of .*There is news/ });
    expect(container.querySelectorAll('[data-unread]')).toHaveLength(1);
    await user.click(button);
    expect(await screen.findByRole('menuitem', { name: 'What is new, unread' })).toBeVisible();
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
