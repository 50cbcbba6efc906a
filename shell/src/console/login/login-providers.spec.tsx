import { failure, screen, userWithRole, waitFor, type StubbedResponses } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { LoginPage } from './login-page.tsx';

const providers = [{ id: 'one', name: 'Estudio' }];

function renderLogin(responses: StubbedResponses = {}, onLoggedIn = jest.fn()) {
  const page = renderScreen(<LoginPage asksForPage={false} onLoggedIn={onLoggedIn} />, {
    responses: {
      'GET /api/auth/demo-accounts': [],
      'GET /api/auth/options': { ...OPTIONS, providers },
      ...responses,
    },
  });
  return { ...page, onLoggedIn };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('LoginPage with identity providers', () => {
  it('links to each provider, which leads back to the requested page', async () => {
    window.history.replaceState(null, '', '/admin/users?page=2');
    renderLogin();
    expect(await screen.findByRole('link', { name: 'Continue with Estudio' })).toHaveAttribute(
      'href',
      '/api/auth/login/providers/one?returnTo=%2Fadmin%2Fusers%3Fpage%3D2',
    );
  });

  it.each([
    ['auth.provider-no-account', /No account here belongs to this login/],
    ['auth.provider-<b>', /The login with the provider failed/],
  ])('shows the failure %s once, and removes it from the URL', async (code, text) => {
    window.history.replaceState(null, '', `/admin/users?page=2&problem=${encodeURIComponent(code)}`);
    renderLogin();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(window.location.search).toBe('?page=2');
  });

  it('asks for the second factor after a provider, and sends it alone', async () => {
    window.history.replaceState(null, '', '/admin?second-factor=required');
    const { user, calls, onLoggedIn } = renderLogin({
      'POST /api/auth/login/second-factor': ({ body }: { body: unknown }) =>
        (body as { code?: string }).code === '123456'
          ? { user: userWithRole('admin') }
          : failure(401, 'auth.second-factor-required', { hasCode: true, hasPasskey: false }),
    });
    const code = await screen.findByRole('textbox', { name: /Verification code/ });
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ code: '123456' });
  });

  it('starts again when the login with the provider has expired', async () => {
    window.history.replaceState(null, '', '/admin?second-factor=required');
    renderLogin({ 'POST /api/auth/login/second-factor': failure(410, 'auth.provider-expired') });
    expect(await screen.findByText(/has expired/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Username/ })).toBeVisible();
  });

  it('shows no field before it knows whether passwords are accepted', async () => {
    let respond: (options: object) => void = () => {};
    renderLogin({ 'GET /api/auth/options': () => new Promise((resolve) => (respond = resolve)) });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    respond({ ...OPTIONS, isPasswordLoginOff: true, providers });
    expect(await screen.findByRole('link', { name: 'Continue with Estudio' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers the password if its options cannot be loaded', async () => {
    renderLogin({ 'GET /api/auth/options': failure(503, 'server.unavailable') });
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  });

  it('offers passwords only on request while password login is off', async () => {
    const { user } = renderLogin({
      'GET /api/auth/options': { ...OPTIONS, isPasswordLoginOff: true, providers },
    });
    await user.click(await screen.findByRole('button', { name: 'Log in with a password' }));
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).not.toBeInTheDocument();
  });
});
