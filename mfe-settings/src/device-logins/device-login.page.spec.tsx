import type { DeviceLogin } from '@vitral/sdk/contracts/device-logins';
import { failure, renderPage, screen, waitFor, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component as DeviceLoginPage } from './device-login.page.tsx';

const login: DeviceLogin = {
  machine: 'ada-laptop',
  module: 'mfe-people',
  mayActivate: false,
  mayPreview: true,
  mayPromote: false,
  address: '203.0.113.7',
  createdAt: '2026-11-29T10:00:00.000Z',
  expiresAt: '2026-11-29T10:10:00.000Z',
};
const GET = 'GET /api/device-logins/BCDF-GHJK';
const APPROVE = 'POST /api/device-logins/BCDF-GHJK/approve';
const DENY = 'POST /api/device-logins/BCDF-GHJK/deny';
const PAGE = '/admin/device-login';

const open = (responses: StubbedResponses, path = `${PAGE}?code=BCDF-GHJK`) =>
  renderPage(<DeviceLoginPage />, {
    module: remote,
    page: PAGE,
    path,
    responses: { 'GET /api/modules': [], [GET]: login, ...responses },
  });

describe('the page of a login from the command line', () => {
  it('shows who asks for what, and approves with the chosen rights', async () => {
    const { user, calls } = open({ [APPROVE]: undefined });
    expect(await screen.findByText('ada-laptop')).toBeVisible();
    for (const text of ['BCDF-GHJK', '203.0.113.7']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/only if your terminal shows the same code/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Module/ })).toHaveValue('mfe-people');
    expect(screen.getByRole('switch', { name: /previews/ })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: /roll back/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^Approved/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ module: 'mfe-people', mayActivate: true, mayPreview: true, mayPromote: false, days: 30 },
    });
  });

  it('denies without sending rights', async () => {
    const { user, calls } = open({ [DENY]: undefined });
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(await screen.findByText(/gets no token/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/device-logins/BCDF-GHJK/deny');
  });

  it('asks for the module when the program names none', async () => {
    const { user } = open({ [GET]: { ...login, module: null } });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('accepts a typed code in any spelling, and explains a malformed one', async () => {
    const { user } = open({}, PAGE);
    const field = await screen.findByLabelText(/^Code/);
    await user.type(field, 'aeio{Enter}');
    expect(await screen.findByText(/eight letters/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'bcdf ghjk{Enter}');
    expect(await screen.findByText('ada-laptop')).toBeVisible();
  });

  it.each([
    [404, 'device-logins.not-found', /There is no login with this code/],
    [409, 'device-logins.answered', /was answered already/],
  ] as const)('explains a code that gets the response %i, and preserves it', async (status, code, text) => {
    open({ [GET]: failure(status, code) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/^Code/)).toHaveValue('BCDF-GHJK');
  });

  it('explains why an approval is refused, and keeps the choice', async () => {
    const { user } = open({ [APPROVE]: failure(409, 'module-tokens.too-many', { max: 50 }) });
    await user.click(await screen.findByRole('switch', { name: /roll back/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('There are already 50 tokens, which is the limit')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: /roll back/ })).toBeChecked());
  });
});
