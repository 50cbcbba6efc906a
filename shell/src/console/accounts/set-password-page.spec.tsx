import { failure, screen, type StubbedResponses } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { SetPasswordPage } from './set-password-page.tsx';

const CHECK = 'POST /api/auth/password-links/check';
const REDEEM = 'POST /api/auth/password-links/redeem';
const info = {
  kind: 'invitation',
  name: 'Ana López',
  username: 'ana',
  expiresAt: '2026-11-28T10:00:00.000Z',
};

function follow(link: string, responses: StubbedResponses = {}) {
  window.history.replaceState(null, '', `/admin/set-password${link}`);
  return renderScreen(<SetPasswordPage />, { responses: { 'GET /api/auth/options': OPTIONS, ...responses } });
}

describe('SetPasswordPage', () => {
  // Runs first, because the token is stored for the lifetime of the window.
  it('shows that a link without its token is incomplete', async () => {
    const { calls } = follow('');

    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/password-links/check');
  });

  it('removes the token from the URL and lets an invited person choose a password', async () => {
    const { user, calls } = follow('#token-1', { [CHECK]: info, [REDEEM]: undefined });

    expect(await screen.findByRole('heading', { name: 'Welcome, Ana López' })).toBeVisible();
    expect(window.location.href).not.toContain('token-1');
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ana');
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText(/^New password/);
    expect(password).toHaveAttribute('autocomplete', 'new-password');

    await user.type(password, 'four unrelated words{Enter}');
    expect(await screen.findByRole('heading', { name: 'Password saved' })).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({ token: 'token-1', password: 'four unrelated words' });
  });

  it('explains what to do about an invalid link', async () => {
    follow('#token-2', { [CHECK]: failure(404, 'auth.link-invalid') });

    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/admin/forgot-password',
    );
  });

  it('distinguishes an unreachable server from an invalid link', async () => {
    let isUp = false;
    const { user } = follow('#token-3', {
      [CHECK]: () => (isUp ? { ...info, kind: 'password-reset' } : failure(503, 'server.not-ready')),
    });
    expect(await screen.findByText(/The service is not ready/)).toBeVisible();

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  it.each([
    [failure(400, 'auth.weak-password', { minLength: 10 }), /too easy to guess/],
    [failure(400, 'auth.leaked-password'), /lists of leaked passwords/],
    [failure(404, 'auth.link-invalid'), 'This link does not work'],
  ])('shows why the server refuses a password', async (refusal, message) => {
    const { user } = follow('#token-4', { [CHECK]: info, [REDEEM]: refusal });
    await user.type(await screen.findByLabelText(/^New password/), 'four unrelated words{Enter}');

    expect(await screen.findByText(message)).toBeVisible();
  });
});
