import { failure, screen } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const open = (answers = {}) =>
  renderScreen(<ForgotPasswordPage />, { answers: { 'GET /api/auth/options': OPTIONS, ...answers } });

it('asks for a link and says the same whoever asks', async () => {
  const { user, calls } = open({ 'POST /api/auth/forgotten-password': undefined });
  await user.type(await screen.findByRole('textbox', { name: /Username or email/ }), ' ana@example.org ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));

  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
  expect(document.title).toBe('Check your mail · Vitral');
  expect(calls.at(-1)?.body).toEqual({ account: 'ana@example.org', language: 'en' });
  expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/admin');
});

it('names who can help when the server cannot send mail', async () => {
  open({ 'GET /api/auth/options': { ...OPTIONS, canMail: false } });

  expect(await screen.findByText(/Ask an administrator for a link/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('asks for nothing without a name, and says when it was too often', async () => {
  const { user, calls } = open({ 'POST /api/auth/forgotten-password': failure(429, 'request.too-many') });
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Enter your username or email')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  await user.type(screen.getByRole('textbox'), 'ana{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
});
