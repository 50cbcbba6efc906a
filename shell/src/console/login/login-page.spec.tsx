import { answer, failure, personWith, renderPage, screen, waitFor } from '@vitral/testing';
import { bootWith } from '../../testing/boot.ts';
import { BootContext } from '../boot-context.ts';
import { LoginPage } from './login-page.tsx';

const texts = { es: () => import('../../i18n/es.json'), en: () => import('../../i18n/en.json') };
const demo = [{ username: 'manager', password: 'manager-vitral', role: 'manager' }];

function renderLogin(answers = {}, onLoggedIn = jest.fn()) {
  const page = renderPage(
    <BootContext value={bootWith([])}>
      <LoginPage onLoggedIn={onLoggedIn} />
    </BootContext>,
    {
      role: null,
      module: { name: 'shell', texts },
      answers: { 'GET /api/auth/demo-accounts': demo, ...answers },
    },
  );
  return { ...page, onLoggedIn };
}

async function logIn(user: ReturnType<typeof renderLogin>['user'], username: string, password: string) {
  await user.type(await screen.findByRole('textbox', { name: /Username/ }), username);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('says what is wrong with each field and sends nothing', async () => {
  const { user, calls } = renderLogin();
  await logIn(user, 'ab', '123');

  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

it('logs in and goes on', async () => {
  const { user, calls, onLoggedIn } = renderLogin({ 'POST /api/auth/login': { user: personWith('admin') } });
  await logIn(user, 'admin', 'admin-vitral');

  await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  expect(calls.find((call) => call.method === 'POST')?.body).toEqual({
    username: 'admin',
    password: 'admin-vitral',
  });
});

it('says that username or password are wrong and keeps what was typed', async () => {
  const { user } = renderLogin({ 'POST /api/auth/login': failure(401, 'auth.invalid-credentials') });
  await logIn(user, 'admin', 'wrong-one');

  expect(await screen.findByRole('alert')).toHaveTextContent('Login failedInvalid username or password');
  expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('admin');
});

it('says that the server failed', async () => {
  const { user } = renderLogin({ 'POST /api/auth/login': answer(500, { message: 'x' }) });
  await logIn(user, 'admin', 'admin-vitral');

  expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again.');
});

it('fills in the demo account that is chosen', async () => {
  const { user } = renderLogin();
  await user.click(await screen.findByRole('button', { name: /manager-vitral/ }));

  expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('manager');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('manager-vitral');
});

it('speaks Spanish to whoever chooses it', async () => {
  const { user } = renderLogin({ 'GET /api/auth/user': failure(401, 'auth.unauthorized') });
  await user.click(await screen.findByRole('button', { name: 'Español' }));

  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});
