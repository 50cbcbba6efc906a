import { renderPage, failure, screen, waitFor, type Answers } from '@vitral/testing';
import { useCurrentUser, useSession } from './session-context.ts';

beforeEach(() => {
  document.cookie = 'language=; path=/; max-age=0';
});

function Probe() {
  const { user, allows, language, setLanguage, logout, isLoggingOut } = useSession();
  return (
    <>
      <p>{user?.name ?? 'Nobody'}</p>
      <p>{allows('testimonials.write') ? 'may write' : 'may not write'}</p>
      <p>reads {language}</p>
      <button onClick={() => void setLanguage('en')}>English</button>
      <button onClick={logout}>{isLoggingOut ? 'Logging out...' : 'Log out'}</button>
    </>
  );
}

const open = (role: 'admin' | 'user' | null, answers: Answers = {}) =>
  renderPage(<Probe />, { role, language: 'es', answers: { 'GET /api/auth/user': null, ...answers } });

it('tells who is logged in and what they may do', async () => {
  open('admin');

  expect(await screen.findByText('Adriana Salazar')).toBeVisible();
  expect(screen.getByText('may write')).toBeVisible();
});

it('lets a role do no more than it is granted', async () => {
  open('user');

  expect(await screen.findByText('may not write')).toBeVisible();
});

it('grants nothing without a session', async () => {
  open(null);

  expect(await screen.findByText('Nobody')).toBeVisible();
  expect(screen.getByText('may not write')).toBeVisible();
});

it("keeps a visitor's language in a cookie and never on the server", async () => {
  const { user, calls } = open(null);

  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByText('reads en')).toBeVisible();
  expect(document.cookie).toContain('language=en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('keeps the language of a person with the account', async () => {
  const { user, calls } = open('user', { 'PUT /api/profile/language': undefined });

  await user.click(await screen.findByRole('button', { name: 'English' }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { language: 'en' } })),
  );
});

it('switches the language even when it cannot be kept', async () => {
  const { user } = open('user', { 'PUT /api/profile/language': failure(503, 'server.not-ready') });

  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByText('reads en')).toBeVisible();
});

it('forgets the person after logging out', async () => {
  const { user } = open('admin', { 'POST /api/auth/logout': undefined });

  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Nobody')).toBeVisible();
});

it('keeps the person when logging out fails', async () => {
  const { user, calls } = open('admin', { 'POST /api/auth/logout': failure(500, 'server.failure') });

  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/logout')).toBe(true));
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.getByText('Adriana Salazar')).toBeVisible();
});

it('refuses a page for people to whom nobody is logged in', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const ForPeople = () => <p>{useCurrentUser().name}</p>;

  renderPage(<ForPeople />, { role: null, answers: { 'GET /api/auth/user': null } });
  expect(
    await screen.findByRole('heading', { name: 'useCurrentUser needs somebody logged in' }),
  ).toBeVisible();
});
