import {
  failure,
  renderPage,
  screen,
  userWithRole,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES } from './profile.fixtures.ts';
import { Component } from './profile.page.tsx';

const login = {
  ...{ id: 'link', providerId: 'one', providerName: 'Estudio', email: 'ines@estudio.example' },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null },
};
const OPTIONS = {
  ...{ isRegistrationOpen: false, canMail: false, passwordMinLength: 10, isPasswordLoginOff: false },
  providers: [{ id: 'one', name: 'Estudio' }],
};

const open = (responses: StubbedResponses = {}, person = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    person,
    responses: {
      ...RESPONSES,
      'GET /api/auth/options': OPTIONS,
      'GET /api/auth/user': { ...userWithRole('manager'), ...person },
      'GET /api/profile/linked-logins': [login],
      ...responses,
    },
  });

const section = async () => within(await screen.findByRole('region', { name: 'Linked logins' }));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('linked logins', () => {
  it('are listed, and removed after a confirmation', async () => {
    let logins = [login];
    const { user, calls } = open({
      'GET /api/profile/linked-logins': () => logins,
      'DELETE /api/profile/linked-logins/link': () => {
        logins = [];
      },
    });
    const part = await section();
    expect(await part.findByText(/ines@estudio.example/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Remove the login of Estudio' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await part.findByText('No login is linked to your account.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('cannot be removed while there is no other way in', async () => {
    const { user } = open({ 'DELETE /api/profile/linked-logins/link': failure(409, 'auth.last-login-way') });
    await user.click(await (await section()).findByRole('button', { name: 'Remove the login of Estudio' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/the only way to log in/)).toBeVisible();
  });

  it('show why a link failed, once', async () => {
    window.history.replaceState(null, '', '/admin/profile?problem=auth.provider-login-taken');
    open();
    expect(await (await section()).findByRole('alert')).toHaveTextContent(/already linked/);
    expect(window.location.search).toBe('');
  });

  it('are left out on a site without providers', async () => {
    open({ 'GET /api/auth/options': { ...OPTIONS, providers: [] }, 'GET /api/profile/linked-logins': [] });
    expect(await screen.findByRole('region', { name: 'Sessions' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Linked logins' })).not.toBeInTheDocument(),
    );
  });
});

describe('the profile of an account that logs in without a password', () => {
  it.each([
    ['has none', OPTIONS, { hasPassword: false }],
    ['may not use it', { ...OPTIONS, isPasswordLoginOff: true }, { hasPassword: true }],
  ])('sets a password without the current one if the account %s', async (_, options, person) => {
    const responses = { 'POST /api/profile/password': undefined, 'GET /api/auth/options': options };
    const { user, calls } = open(responses, person);
    await user.type(await screen.findByLabelText(/^New password/), 'tres linternas de papel');
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        newPassword: 'tres linternas de papel',
      }),
    );
  });

  it('asks a break-glass account for its password', async () => {
    open(
      { 'GET /api/auth/options': { ...OPTIONS, isPasswordLoginOff: true } },
      { hasPassword: true, isBreakGlass: true },
    );
    expect(await screen.findByLabelText(/^Current password/)).toBeVisible();
  });
});
