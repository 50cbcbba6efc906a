import { failure, screen } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { RegisterPage } from './register-page.tsx';

const open = (responses = {}) =>
  renderScreen(<RegisterPage />, { responses: { 'GET /api/auth/options': OPTIONS, ...responses } });

async function register(user: ReturnType<typeof open>['user'], password = 'four unrelated words') {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ana López');
  await user.type(screen.getByRole('textbox', { name: /Username/ }), 'ana');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.org');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('RegisterPage', () => {
  it('requests an account that awaits approval', async () => {
    const { user, calls } = open({ 'POST /api/auth/registration': undefined });
    await register(user);

    expect(await screen.findByRole('heading', { name: 'Request sent' })).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({
      name: 'Ana López',
      username: 'ana',
      email: 'ana@example.org',
      password: 'four unrelated words',
      language: 'en',
    });
  });

  it('shows the error of each field and sends nothing', async () => {
    const { user, calls } = open();
    expect(await screen.findByText(/^At least 10 characters/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@');
    await user.type(screen.getByLabelText(/^Password/), 'short');
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    for (const problem of [
      'Name is required',
      'Username is required',
      'Please enter a valid email address',
      'Password must be at least 10 characters',
    ])
      expect(await screen.findByText(problem)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [failure(409, 'users.username-taken'), /Username/, 'This username is taken'],
    [failure(400, 'auth.weak-password', { minLength: 10 }), /^Password/, /too easy to guess/],
    [failure(400, 'auth.leaked-password'), /^Password/, /lists of leaked passwords/],
    [failure(400, 'request.invalid', { fields: ['email:isEmail'] }), /Email/, 'This value is not valid'],
  ])('shows an error of the server at its field', async (refusal, field, message) => {
    const { user } = open({ 'POST /api/auth/registration': refusal });
    await register(user);

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that registration is closed', async () => {
    open({ 'GET /api/auth/options': { ...OPTIONS, isRegistrationOpen: false } });

    expect(await screen.findByText(/Registration is closed/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
