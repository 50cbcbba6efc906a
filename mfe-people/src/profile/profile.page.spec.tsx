import {
  jsonResponse,
  failure,
  userWithRole,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES, here, phone } from './profile.fixtures.ts';
import { Component } from './profile.page.tsx';

const open = (responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    responses: { ...RESPONSES, ...responses },
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('profile page', () => {
  it("shows the user's account", async () => {
    open();

    const account = await section('Account');
    expect(account.getByText(userWithRole('manager').name)).toBeVisible();
    expect(account.getByText('manager')).toBeVisible();
    expect(account.getByText('Manager')).toBeVisible();
  });

  describe('preferences', () => {
    it('applies the language at once and saves it with the account', async () => {
      const { user, calls } = open({
        'PUT /api/profile/preferences': userWithRole('manager'),
        'GET /api/auth/user': { ...userWithRole('manager'), language: 'es' },
      });

      await user.click(await screen.findByRole('radio', { name: 'Spanish' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
      await waitFor(() =>
        expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { language: 'es' } })),
      );
    });

    it('saves when notifications are emailed', async () => {
      const { user, calls } = open({ 'PUT /api/profile/preferences': userWithRole('manager') });

      const emails = within(
        await screen.findByRole('radiogroup', { name: 'Emails with your notifications' }),
      );
      expect(emails.getByRole('radio', { name: 'None' })).toBeChecked();
      await user.click(emails.getByRole('radio', { name: 'Once a day' }));
      await waitFor(() =>
        expect(calls).toContainEqual(
          expect.objectContaining({ method: 'PUT', body: { notificationEmails: 'daily' } }),
        ),
      );
    });

    it('saves theme and density separately', async () => {
      const { user, calls } = open({ 'PUT /api/profile/preferences': userWithRole('manager') });

      const theme = within(await screen.findByRole('radiogroup', { name: 'Appearance' }));
      expect(theme.getByRole('radio', { name: 'As the site' })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: 'Dark' }));
      await user.click(screen.getByRole('radio', { name: 'Compact' }));
      expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
      expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
      await user.click(theme.getByRole('radio', { name: 'As the site' }));
      await waitFor(() =>
        expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
          { theme: 'dark' },
          { density: 'compact' },
          { theme: null },
        ]),
      );
    });

    it('reverts a preference that could not be saved', async () => {
      const { user } = open({ 'PUT /api/profile/preferences': failure(503, 'server.not-ready') });

      await user.click(await screen.findByRole('radio', { name: 'Dark' }));
      expect(await screen.findByText('Failed to save the preference')).toBeVisible();
      const theme = within(screen.getByRole('radiogroup', { name: 'Appearance' }));
      expect(theme.getByRole('radio', { name: 'As the site' })).toBeChecked();
    });
  });

  describe('password', () => {
    async function change(responses: StubbedResponses, newPassword = 'seven green lanterns') {
      const page = open(responses);
      await screen.findByText(/At least 10 characters/);
      await page.user.type(screen.getByLabelText(/^Current password/), 'manager-vitral');
      await page.user.type(screen.getByLabelText(/^New password/), newPassword);
      await page.user.click(screen.getByRole('button', { name: 'Change password' }));
      return page;
    }

    it('is changed, and the other sessions end', async () => {
      let isChanged = false;
      await change({
        'POST /api/profile/password': () => {
          isChanged = true;
          return jsonResponse(204);
        },
        'GET /api/profile/sessions': () => (isChanged ? [here] : [here, phone]),
      });

      expect(await screen.findByText('Password changed. Your other sessions have ended.')).toBeVisible();
      expect(screen.getByLabelText(/^New password/)).toHaveValue('');
      expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
    });

    it('is not sent when it is too short', async () => {
      const { calls } = await change({}, 'short');

      expect(await screen.findByLabelText(/^New password/)).toBeInvalid();
      expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    });

    it.each([
      [403, 'auth.wrong-password', {}, 'The current password is not right', /^Current password/],
      [400, 'auth.weak-password', { minLength: 10 }, /too easy to guess/, /^New password/],
      [400, 'auth.leaked-password', {}, /lists of leaked passwords/, /^New password/],
    ] as const)('shows the error at its field: %s %s', async (status, code, params, message, label) => {
      await change({ 'POST /api/profile/password': failure(status, code, params) });

      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText(/^New password/)).toHaveValue('seven green lanterns');
    });

    it('is shown on request', async () => {
      const { user } = open();
      const field = await screen.findByLabelText(/^New password/);

      await user.click(screen.getByRole('button', { name: 'Show: New password' }));
      expect(field).toHaveAttribute('type', 'text');
      await user.click(screen.getByRole('button', { name: 'Hide: New password' }));
      expect(field).toHaveAttribute('type', 'password');
    });
  });

  describe('sessions', () => {
    it('show the browser and system of each', async () => {
      open();

      const rows = await (await section('Sessions')).findAllByRole('listitem');
      expect(rows[0]).toHaveTextContent('Chrome on LinuxThis session');
      expect(rows[1]).toHaveTextContent(/Safari on iOS.*Last used 3 hours ago/);
    });

    it('are ended one by one', async () => {
      let sessions = [here, phone];
      const { user } = open({
        'GET /api/profile/sessions': () => sessions,
        'DELETE /api/profile/sessions/s2': () => void (sessions = [here]),
      });

      await user.click(await screen.findByRole('button', { name: 'End session: Safari on iOS' }));
      expect(await screen.findByText('Session ended')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    });

    it('show the number of all sessions if only the latest are listed', async () => {
      const { user } = open({
        'GET /api/profile/sessions': jsonResponse(200, [here, phone], { 'X-Total-Count': '120' }),
      });

      expect(await screen.findByText('Showing the 2 most recently used of 120 sessions.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
      expect(await screen.findByText(/^119 other devices will be logged out/)).toBeVisible();
    });

    it('are all ended, except the current one, after a confirmation', async () => {
      const { user, calls } = open({ 'DELETE /api/profile/sessions': undefined });

      await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
      expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End sessions' }),
      );
      expect(await screen.findByText('All other sessions ended')).toBeVisible();
    });

    it('show a failure to load', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      open({ 'GET /api/profile/sessions': failure(503, 'server.not-ready') });

      expect(await screen.findByText('Failed to load your sessions')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    });
  });

  it('is translated into Spanish', async () => {
    open({}, 'es');

    expect(await screen.findByText('Chrome en Linux')).toBeVisible();
  });
});
