import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { adriana, RESPONSES, ivan, link, lucia } from './users.fixtures.ts';
import { Component } from './users.page.tsx';

const open = (responses: StubbedResponses = {}) =>
  renderPage(<Component />, { module: remote, responses: { ...RESPONSES, ...responses } });

async function openMenu(name: string, responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return page;
}

async function choose(name: string, entry: string, responses?: StubbedResponses) {
  const page = await openMenu(name, responses);
  await page.user.click(screen.getByRole('menuitem', { name: entry }));
  return page;
}

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const question = async () => within(await screen.findByRole('alertdialog'));
const stale = () => failure(409, 'users.stale', { current: 4 });
const PUT_LUCIA = `PUT /api/admin/users/${lucia.id}`;

describe('user tasks', () => {
  it('offers the actions that fit the state of the account', async () => {
    const { user } = await openMenu('Adriana Salazar');
    expect(entries()).toEqual([
      'Edit',
      'Disable',
      'Reset password',
      'End sessions',
      'Turn off second factor',
      'Remove passkeys',
      'Delete',
    ]);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Actions for Iván Soler' }));
    expect(entries()).toEqual(['Edit', 'Approve', 'Delete']);
  });

  it('adds a user and shows the invitation link once', async () => {
    const { user, calls } = open({
      'POST /api/admin/users': { user: { ...lucia, state: 'invited' }, link: link() },
    });
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(await field('Name'), 'Lucía Ferrer');
    await user.type(await field('Username'), 'lucia');
    await user.click(screen.getByRole('button', { name: 'Add and create link' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Invitation for Lucía Ferrer' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Lucía Ferrer',
      username: 'lucia',
      email: null,
      role: 'user',
    });
    expect(shown.getByRole('textbox', { name: 'One-time link' })).toHaveValue(link().address);
    expect(shown.getByText(/Valid until Nov 28, 2026/)).toBeVisible();
    expect(shown.getByText(/not emailed because the account has no email/)).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(link().address);
  });

  it('validates username and email before it sends a request', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(await field('Name'), 'Lucía');
    await user.type(await field('Username'), 'lucía');
    await user.type(await field('Email'), 'lucia');
    await user.click(screen.getByRole('button', { name: 'Add and create link' }));

    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
    expect(await field('Username')).toBeInvalid();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows at its field that a username is taken', async () => {
    const { user } = await choose('Lucía Ferrer', 'Edit', {
      [PUT_LUCIA]: failure(409, 'users.username-taken'),
    });
    await user.type(await field('Username'), 'x');
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByText('This username is taken')).toBeVisible();
    expect(await field('Username')).toHaveFocus();
  });

  it("preselects the other side's values in unchanged fields after a conflict", async () => {
    let isStale = true;
    const theirs = { ...lucia, name: 'Lucía F. Ferrer', role: 'manager' as const, version: 4 };
    const { user, calls } = await choose('Lucía Ferrer', 'Edit', {
      [PUT_LUCIA]: () => (isStale ? stale() : { ...theirs, version: 5 }),
      [`GET /api/admin/users/${lucia.id}`]: theirs,
    });
    await user.type(await field('Email'), 'lucia@vitral.example');
    await user.click(screen.getByRole('button', { name: 'Update' }));

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('radio', { name: 'Theirs: Manager' })).toBeChecked();
    await user.click(alert.getByRole('radio', { name: 'Mine: Lucía Ferrer' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Lucía Ferrer',
      username: 'lucia',
      email: 'lucia@vitral.example',
      role: 'manager',
      isEnabled: true,
      version: 4,
    });
  });

  it('warns admins before they restrict their own account, and explains why the last admin must stay', async () => {
    const { user, calls } = await choose('Adriana Salazar', 'Edit', {
      [`PUT /api/admin/users/${adriana.id}`]: failure(409, 'users.last-admin'),
    });
    await user.click(await screen.findByRole('switch', { name: 'Can log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This is your own account');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

    await user.click((await question()).getByRole('button', { name: 'Change my account' }));
    expect(await screen.findByText(/last enabled administrator/)).toBeVisible();
  });

  it('approves a registration by sending the whole account with `isEnabled`', async () => {
    const { user, calls } = await choose('Iván Soler', 'Approve', {
      [`PUT /api/admin/users/${ivan.id}`]: ivan,
    });
    await user.click((await question()).getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('Registration approved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Iván Soler',
      username: 'ivan',
      email: null,
      role: 'user',
      isEnabled: true,
      version: 3,
    });
  });

  it('creates a password link and shows whether it was emailed', async () => {
    const { user } = await choose('Adriana Salazar', 'Reset password', {
      [`POST /api/admin/users/${adriana.id}/link`]: link({ kind: 'password-reset', isMailed: true }),
    });
    await user.click((await question()).getByRole('button', { name: 'Create link' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Password link for Adriana Salazar' }));
    expect(shown.getByText('It was also emailed to adriana@vitral.example.')).toBeVisible();
  });

  it.each([
    ['End sessions', 'End sessions', `DELETE /api/admin/users/${adriana.id}/sessions`, 'Sessions ended'],
    [
      'Turn off second factor',
      'Turn off',
      `DELETE /api/admin/users/${adriana.id}/second-factor`,
      'Second factor turned off',
    ],
    ['Remove passkeys', 'Remove', `DELETE /api/admin/users/${adriana.id}/passkeys`, 'Passkeys removed'],
  ])('runs the action only after a confirmation: %s', async (entry, confirm, call, message) => {
    const { user } = await choose('Adriana Salazar', entry, { [call]: undefined });
    await user.click((await question()).getByRole('button', { name: confirm }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('disables an account only after a confirmation, and returns the focus', async () => {
    const { user, calls } = await choose('Lucía Ferrer', 'Disable', {
      [PUT_LUCIA]: { ...lucia, isEnabled: false, state: 'disabled' },
    });
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click((await question()).getByRole('button', { name: 'Disable' }));

    expect(await screen.findByText('User disabled')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isEnabled: false });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Lucía Ferrer' })).toHaveFocus(),
    );
  });

  it('deletes an account only after a confirmation, and restores it from the message', async () => {
    const call = `DELETE /api/admin/users/${lucia.id}`;
    let isGone = false;
    const { user, calls } = await choose('Lucía Ferrer', 'Delete', {
      'GET /api/admin/users': () => (isGone ? [] : [lucia]),
      [call]: () => {
        isGone = true;
        return jsonResponse(204);
      },
      [`POST /api/admin/users/${lucia.id}/restore`]: () => {
        isGone = false;
        return lucia;
      },
    });
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const asked = await question();
    expect(
      asked.getByText(
        /@lucia cannot log in any more and its sessions end. It stays in the trash for 30 days/,
      ),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('User deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Lucía Ferrer')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    screen.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(await screen.findByText('Lucía Ferrer')).toBeVisible();
  });

  it('shows why a user could not be deleted', async () => {
    const { user } = await choose('Adriana Salazar', 'Delete', {
      [`DELETE /api/admin/users/${adriana.id}`]: failure(409, 'users.last-admin'),
    });
    await user.click((await question()).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete user')).toBeVisible();
    expect(screen.getByText('At least one enabled administrator must remain')).toBeVisible();
  });
});
