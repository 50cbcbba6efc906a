import { failure, screen } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const open = (responses = {}) =>
  renderScreen(<ForgotPasswordPage />, { responses: { 'GET /api/auth/options': OPTIONS, ...responses } });

describe('ForgotPasswordPage', () => {
  it('requests a link and shows the same result for any account', async () => {
    const { user, calls } = open({ 'POST /api/auth/forgotten-password': undefined });
    await user.type(await screen.findByRole('textbox', { name: /Username or email/ }), ' ana@example.org ');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(document.title).toBe('Check your email · Vitral');
    expect(calls.at(-1)?.body).toEqual({ account: 'ana@example.org', language: 'en' });
    expect(screen.getByRole('link', { name: 'Go to log in' })).toHaveAttribute('href', '/admin');
  });

  it('refers to an administrator when the server cannot send email', async () => {
    open({ 'GET /api/auth/options': { ...OPTIONS, canMail: false } });

    expect(await screen.findByText(/Ask an administrator for a link/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('requires an account name and reports too many requests', async () => {
    const { user, calls } = open({ 'POST /api/auth/forgotten-password': failure(429, 'request.too-many') });
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Enter your username or email')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.type(screen.getByRole('textbox'), 'ana{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
  });
});
