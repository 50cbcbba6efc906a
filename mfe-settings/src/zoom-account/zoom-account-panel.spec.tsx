import type { ZoomAccount } from '@vitral/sdk/contracts/zoom-account';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ZoomAccountPanel } from './zoom-account-panel.tsx';

const UNSET: ZoomAccount = {
  accountId: '',
  clientId: '',
  clientSecretEnd: null,
  eventSecretEnd: null,
  updatedAt: null,
  version: 0,
};
const SET: ZoomAccount = {
  accountId: 'acc-1',
  clientId: 'client-1',
  clientSecretEnd: '1234',
  eventSecretEnd: '5678',
  updatedAt: '2026-11-20T09:30:00.000Z',
  version: 1,
};

const open = (responses: StubbedResponses) => renderPage(<ZoomAccountPanel />, { module: remote, responses });
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });

describe('ZoomAccountPanel', () => {
  it('stores an account, then shows only the last characters of its secrets', async () => {
    let stored = UNSET;
    const { user, calls } = open({
      'GET /api/zoom-account': () => stored,
      'PUT /api/zoom-account': () => (stored = SET),
    });
    expect(await screen.findByText(/^No account is set/)).toBeVisible();
    await user.type(field(/^Account ID/), ' acc-1 ');
    await user.type(field(/^Client ID/), 'client-1');
    await user.click(screen.getByRole('button', { name: 'Save the Zoom account' }));
    expect(field(/^Client secret/)).toBeInvalid();
    await user.type(field(/^Client secret/), 'a-secret-1234');
    await user.type(field(/^Secret token/), 'a-token-5678{Enter}');
    expect(await screen.findByText(/^•••• 1234, set on Nov 20, 2026/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      accountId: 'acc-1',
      clientId: 'client-1',
      clientSecret: 'a-secret-1234',
      eventSecret: 'a-token-5678',
      version: 0,
    });
    await waitFor(() => expect(field(/^Client secret/)).toHaveValue(''));
    expect(screen.getByText(/^Ends with 5678/)).toBeVisible();
  });

  it('keeps the secrets that are left blank', async () => {
    const { user, calls } = open({ 'GET /api/zoom-account': SET, 'PUT /api/zoom-account': SET });
    await screen.findByText(/^•••• 1234/);
    await user.type(field(/^Client ID/), '0{Enter}');
    await screen.findByText('Zoom account saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      accountId: 'acc-1',
      clientId: 'client-10',
      clientSecret: null,
      eventSecret: null,
      version: 1,
    });
  });

  it('keeps the typed values when somebody else saved first, and saves them the next time', async () => {
    let stored = SET;
    const { user, calls } = open({
      'GET /api/zoom-account': () => stored,
      'PUT /api/zoom-account': () => {
        if (stored.version === 2) return { ...stored, version: 3 };
        stored = { ...SET, accountId: 'acc-2', version: 2 };
        return failure(409, 'zoom-account.stale');
      },
    });
    await screen.findByText(/^•••• 1234/);
    await user.type(field(/^Client ID/), '0{Enter}');
    expect(await screen.findByText(/changed by somebody else/)).toBeVisible();
    expect(await screen.findByDisplayValue('acc-2')).toBeVisible();
    expect(field(/^Client ID/)).toHaveValue('client-10');
    await user.click(screen.getByRole('button', { name: 'Save the Zoom account' }));
    await screen.findByText('Zoom account saved');
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      accountId: 'acc-2',
      clientId: 'client-10',
      version: 2,
    });
  });

  it.each([
    [{ problem: null, status: 200 }, 'Zoom accepted the credentials.'],
    [{ problem: 'refused', status: 400 }, /^Zoom rejected the credentials.*\(Response 400\)/],
    [{ problem: 'unreachable', status: null }, /^Zoom could not be reached/],
  ])('shows the result %j of a test', async (response, text) => {
    const { user } = open({ 'GET /api/zoom-account': SET, 'POST /api/zoom-account/test': response });
    await user.click(await screen.findByRole('button', { name: 'Test the Zoom account' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('removes the account after a confirmation', async () => {
    let stored = SET;
    const { user } = open({
      'GET /api/zoom-account': () => stored,
      'DELETE /api/zoom-account': () => {
        stored = UNSET;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the Zoom account' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^No account is set/)).toBeVisible();
    expect(field(/^Account ID/)).toHaveValue('');
  });

  it('shows the URL for events', async () => {
    open({ 'GET /api/zoom-account': UNSET });
    expect(await screen.findByDisplayValue(/^http.*\/api\/zoom-calls\/events$/)).toBeVisible();
  });
});
