import '@testing-library/jest-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient, currentUserQuery } from '@vitral/api-client';
import type { Role } from '@vitral/contracts/access';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { createI18n, I18nextProvider } from '@vitral/i18n';
import { Suspense } from 'react';
import { permissionsOf, useCurrentUser, useSession } from './session-context.ts';
import { SessionProvider, useLogin, type SessionProviderProps } from './session-provider.tsx';

beforeEach(() => {
  document.cookie = 'language=; path=/; max-age=0';
});

function Probe() {
  const { user, hasEnded, allows, language, setLanguage, logout, isLoggingOut } = useSession();
  const login = useLogin();
  return (
    <>
      <p>{user?.name ?? 'Nobody'}</p>
      <p>{allows('testimonials.write') ? 'may write' : 'may not write'}</p>
      <p>reads {language}</p>
      <p>{allows('profile.write') ? 'opens the profile' : 'opens no profile'}</p>
      <p>{hasEnded ? 'over' : 'not over'}</p>
      <button onClick={() => login.mutate({ username: 'a', password: 'b' })}>Log in</button>
      <button onClick={() => void setLanguage('en')}>English</button>
      <button onClick={logout}>{isLoggingOut ? 'Logging out...' : 'Log out'}</button>
    </>
  );
}

const person = (role: Role): CurrentUser => ({
  id: '1',
  name: 'Adriana Salazar',
  username: 'adriana',
  email: null,
  role,
  isAdmin: role === 'admin',
  isManager: role !== 'user',
  modulePermissions: [],
  language: null,
  theme: null,
  density: null,
  notificationEmails: 'none',
  hidesFirstSteps: false,
  newsSeen: null,
  hasPassword: true,
  isBreakGlass: false,
  hasSecondFactor: false,
  passkeyCount: 0,
  needsSecondFactor: false,
  lastLogin: null,
});

interface Options extends Omit<SessionProviderProps, 'children'> {
  /** Response of the server to writes. */
  respond?: () => Response;
}

/** Renders the probe for a role; returns the writes that the server received. */
function open(
  role: Role | null,
  { respond = () => new Response(null, { status: 204 }), ...callbacks }: Options = {},
) {
  const writes: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method, body } = {}) => {
    if (method === 'GET') return Response.json(null);
    writes.push([`${method} ${String(url)}`, body && JSON.parse(String(body))]);
    return respond();
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, role && person(role));
  render(
    <I18nextProvider i18n={createI18n('es')}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <SessionProvider {...callbacks}>
            <Probe />
          </SessionProvider>
        </Suspense>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { user: userEvent.setup({ delay: null }), writes, queryClient };
}

const failing = () => new Response('{}', { status: 503 });

describe('session', () => {
  it('provides the current user and the permissions of the role', async () => {
    open('admin');

    expect(await screen.findByText('Adriana Salazar')).toBeVisible();
    expect(screen.getByText('may write')).toBeVisible();
  });

  it('allows a role only its own permissions', async () => {
    open('user');

    expect(await screen.findByText('may not write')).toBeVisible();
  });

  it('allows nothing without a session', async () => {
    open(null);

    expect(await screen.findByText('Nobody')).toBeVisible();
    expect(screen.getByText('may not write')).toBeVisible();
  });

  it("saves a visitor's language in a cookie and never on the server", async () => {
    const { user, writes } = open(null);

    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByText('reads en')).toBeVisible();
    expect(document.cookie).toContain('language=en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(writes).toEqual([]);
  });

  it('saves the language of a user with the account and reports it', async () => {
    const onLanguageSaved = jest.fn();
    const { user, writes } = open('user', { onLanguageSaved });

    await user.click(await screen.findByRole('button', { name: 'English' }));
    await waitFor(() => expect(onLanguageSaved).toHaveBeenCalledWith('en'));
    expect(writes).toEqual([['PUT /api/profile/preferences', { language: 'en' }]]);
  });

  it('switches the language even if saving fails', async () => {
    const onLanguageSaveFailed = jest.fn();
    const { user } = open('user', { respond: failing, onLanguageSaveFailed });

    await user.click(await screen.findByRole('button', { name: 'English' }));
    await waitFor(() => expect(onLanguageSaveFailed).toHaveBeenCalled());
    expect(screen.getByText('reads en')).toBeVisible();
  });

  it('clears the user after logout', async () => {
    const onLoggedOut = jest.fn();
    const { user, writes } = open('admin', { onLoggedOut });

    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Nobody')).toBeVisible();
    expect(writes).toEqual([['POST /api/auth/logout', undefined]]);
    expect(onLoggedOut).toHaveBeenCalledTimes(1);
  });

  it('keeps the user if logging out fails', async () => {
    const onLogoutFailed = jest.fn();
    const { user } = open('admin', { respond: failing, onLogoutFailed });

    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(onLogoutFailed).toHaveBeenCalled());
    expect(screen.getByText('Adriana Salazar')).toBeVisible();
  });

  it('has the permissions that modules give to the role, and those of a module under development', () => {
    const user = { ...person('manager'), modulePermissions: ['blog.write'] };
    const title = { es: 'x', en: 'x' };
    const developed = [
      { name: 'diary.write' as const, role: 'manager' as const, title },
      { name: 'diary.delete' as const, role: 'admin' as const, title },
      { name: 'users.write' as const, role: 'user' as const, title },
    ];
    const has = permissionsOf(user, developed);
    expect(
      ['blog.write', 'diary.write', 'diary.delete', 'users.write'].map((name) => has(name as 'users.write')),
    ).toEqual([true, true, false, false]);
    expect(permissionsOf(null, developed)('diary.write')).toBe(false);
    expect(permissionsOf({ ...user, needsSecondFactor: true }, developed)('blog.write')).toBe(false);
  });

  it('allows only the profile while a second factor is missing', async () => {
    const { queryClient } = open('admin');
    const guarded: CurrentUser = { ...person('admin'), needsSecondFactor: true };
    act(() => {
      queryClient.setQueryData(currentUserQuery.queryKey, guarded);
    });

    expect(await screen.findByText('may not write')).toBeVisible();
    expect(screen.getByText('opens the profile')).toBeVisible();
  });

  /** Ends the session of an admin who has read data, and logs in again. */
  async function loginAfterTheEnd(as: CurrentUser) {
    const opened = open('admin', { respond: () => Response.json({ user: as }) });
    const { user, queryClient } = opened;
    expect(await screen.findByText('not over')).toBeVisible();
    queryClient.setQueryData(['testimonials'], ['read as the first person']);
    act(() => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    });
    expect(await screen.findByText('over')).toBeVisible();
    expect(screen.getByText('Adriana Salazar')).toBeVisible();
    expect(screen.getByText('may write')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('not over')).toBeVisible();
    return opened;
  }

  it('keeps the user and cached data when a session ends and is renewed', async () => {
    const { queryClient } = await loginAfterTheEnd({ ...person('admin') });

    expect(screen.getByText('Adriana Salazar')).toBeVisible();
    expect(queryClient.getQueryData(['testimonials'])).toEqual(['read as the first person']);
  });

  it('clears cached data when another user logs in', async () => {
    const { queryClient } = await loginAfterTheEnd({ ...person('user'), id: '2', name: 'Lucía Ferrer' });

    expect(await screen.findByText('Lucía Ferrer')).toBeVisible();
    expect(queryClient.getQueryData(['testimonials'])).toBeUndefined();
  });

  it('throws if a user is required but nobody is logged in', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const ForPeople = () => <p>{useCurrentUser().name}</p>;

    expect(() => render(<ForPeople />)).toThrow('useSession requires a SessionProvider');
  });
});
