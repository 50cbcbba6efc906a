import { jsonResponse, failure, userWithRole, screen, waitFor, type StubbedResponses } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { LoginPage } from './login-page.tsx';

const demo = [{ username: 'manager', password: 'manager-vitral', role: 'manager' }];

function renderLogin(responses: StubbedResponses = {}, onLoggedIn = jest.fn()) {
  const page = renderScreen(<LoginPage asksForPage={false} onLoggedIn={onLoggedIn} />, {
    responses: { 'GET /api/auth/demo-accounts': demo, 'GET /api/auth/options': OPTIONS, ...responses },
  });
  return { ...page, onLoggedIn };
}

async function logIn(user: ReturnType<typeof renderLogin>['user'], username: string, password: string) {
  await user.type(await screen.findByRole('textbox', { name: /Username/ }), username);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('LoginPage', () => {
  it('shows the error of each field and sends nothing', async () => {
    const { user, calls } = renderLogin();
    await logIn(user, 'ab', '123');

    expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  it('hides the password, and shows it on request', async () => {
    const { user } = renderLogin();
    const password = await screen.findByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('logs in, then calls onLoggedIn', async () => {
    const { user, calls, onLoggedIn } = renderLogin({
      'POST /api/auth/login': { user: userWithRole('admin') },
    });
    await logIn(user, 'admin', 'admin-vitral');

    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
      username: 'admin',
      password: 'admin-vitral',
    });
  });

  it('reports wrong credentials and keeps the input', async () => {
    const { user } = renderLogin({ 'POST /api/auth/login': failure(401, 'auth.invalid-credentials') });
    await logIn(user, 'admin', 'wrong-one');

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failedInvalid username or password');
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('admin');
  });

  it('reports a server error', async () => {
    const { user } = renderLogin({ 'POST /api/auth/login': jsonResponse(500, { message: 'x' }) });
    await logIn(user, 'admin', 'admin-vitral');

    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again.');
  });

  it('fills in the chosen demo account', async () => {
    const { user } = renderLogin();
    await user.click(await screen.findByRole('button', { name: /manager-vitral/ }));

    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('manager');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('manager-vitral');
  });

  it('switches to Spanish', async () => {
    const { user } = renderLogin({ 'GET /api/auth/user': failure(401, 'auth.unauthorized') });
    await user.click(await screen.findByRole('button', { name: 'Español' }));

    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('links to the screen for forgotten passwords, and to registration while it is open', async () => {
    renderLogin();
    expect(await screen.findByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/admin/register',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/admin/forgot-password',
    );
  });

  it('does not offer registration while it is closed', async () => {
    const { calls } = renderLogin({ 'GET /api/auth/options': { ...OPTIONS, isRegistrationOpen: false } });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/auth/options'));

    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  });

  /** Responses of a login that requires the code 123456 after the password. */
  const withSecondFactor = {
    'POST /api/auth/login': ({ body }: { body: unknown }) => {
      const { code } = body as { code?: string };
      if (code === undefined) return failure(401, 'auth.second-factor-required');
      return code === '123456' ? { user: userWithRole('admin') } : failure(401, 'auth.wrong-code');
    },
  };

  it('asks for the second factor and sends it with the credentials', async () => {
    const { user, calls, onLoggedIn } = renderLogin(withSecondFactor);
    await logIn(user, 'admin', 'admin-vitral');

    const code = await screen.findByRole('textbox', { name: /Verification code/ });
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is incorrect');
    expect(code).toHaveValue('');
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      username: 'admin',
      password: 'admin-vitral',
      code: '123456',
    });
  });

  it('accepts a recovery code, and returns to the credentials', async () => {
    const { user } = renderLogin(withSecondFactor);
    await logIn(user, 'admin', 'admin-vitral');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByRole('textbox', { name: /Recovery code/ })).toHaveAttribute('inputmode', 'text');

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('admin');
  });

  it('shows no error after tabbing past an empty field', async () => {
    const { user } = renderLogin();
    const username = await screen.findByRole('textbox', { name: /Username/ });
    await user.click(username);
    await user.tab();
    expect(screen.queryByText('Username is required')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Username is required')).toBeVisible();
  });

  it('shows when to try again after too many attempts', async () => {
    const { user } = renderLogin({
      'POST /api/auth/login': failure(429, 'request.too-many', { retryAfter: 900 }),
    });
    await logIn(user, 'admin', 'wrong-one');
    expect(await screen.findByText('Too many requests. Try again in 15 minutes')).toBeVisible();
  });
});
