import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@vitral/session';
import { jsonResponse, screen, waitFor } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../testing/render-screen.fixtures.tsx';
import { useLogoutNavigation } from './console-router.tsx';
import { LoginPage } from './login/login-page.tsx';

const navigate = jest.fn();
const router = { navigate };

function Page() {
  const { logout } = useSession();
  useQuery({ queryKey: ['users'], queryFn: () => Promise.resolve(['Ana']) });
  return <button onClick={logout}>Log out</button>;
}

function Console() {
  const { user } = useSession();
  const cached = useQueryClient().getQueriesData({ queryKey: ['users'] });
  const hasLoggedOut = useLogoutNavigation(user, router);
  if (user) return <Page />;
  return (
    <>
      <LoginPage asksForPage={!hasLoggedOut} onLoggedIn={() => undefined} />
      <output>{cached.length}</output>
    </>
  );
}

const responses = {
  'GET /api/auth/options': OPTIONS,
  'GET /api/auth/demo-accounts': [],
  'POST /api/auth/logout': jsonResponse(204),
};

describe('ConsoleRouter', () => {
  it('shows the login after logout, without a warning, and clears cached data', async () => {
    const { user } = renderScreen(<Console />, { role: 'admin', responses });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));

    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
    expect(navigate).toHaveBeenCalledWith('/admin', { replace: true });
    await waitFor(() => expect(screen.getByText('0')).toBeVisible());
  });

  it('keeps the URL of a page requested without a session', async () => {
    navigate.mockClear();
    renderScreen(<Console />, { role: null, responses });
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });
});
