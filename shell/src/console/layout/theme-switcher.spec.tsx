import type { Boot } from '@vitral/contracts/modules';
import { failure, userWithRole, screen, waitFor } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { ConsoleTheme } from '../console-session.tsx';
import { ThemeSwitcher } from './theme-switcher.tsx';

const open = (response: unknown, boot: Partial<Boot> = {}) =>
  renderScreen(
    <ConsoleTheme>
      <ThemeSwitcher />
    </ConsoleTheme>,
    { role: 'user', boot, responses: { 'PUT /api/profile/preferences': response } },
  );

async function choose(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^Appearance/ }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
}

describe('ThemeSwitcher', () => {
  it('saves the theme with the account', async () => {
    const { user, calls } = open(userWithRole('user'));
    await choose(user, 'Dark');

    expect(await screen.findByRole('button', { name: 'Appearance: Dark' })).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { theme: 'dark' } });
  });

  it('restores the previous theme when saving fails', async () => {
    const { user } = open(failure(503, 'server.not-ready'));
    await choose(user, 'Dark');

    await waitFor(() => expect(screen.getByText(/The service is not ready/)).toBeVisible());
    expect(screen.getByRole('button', { name: 'Appearance: As the site' })).toBeVisible();
  });

  it('follows the site until another theme is chosen, and again after the choice is reset', async () => {
    const { user, calls } = open(userWithRole('user'), { siteTheme: 'dark' });
    expect(await screen.findByRole('button', { name: 'Appearance: As the site' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    await choose(user, 'Light');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
    await choose(user, 'As the site');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { theme: null } }));
  });
});
