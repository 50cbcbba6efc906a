import type { ApiKey } from '@vitral/sdk/contracts/api-keys';
import { renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ApiKeysPanel } from './api-keys-panel.tsx';

const KEY = 'a-key-of-youtube-1234';
const unset: ApiKey = { platform: 'twitter', lastFour: null, updatedAt: null };
const set: ApiKey = { platform: 'youtube', lastFour: '1234', updatedAt: '2026-11-20T09:30:00.000Z' };

const open = (responses: StubbedResponses) => renderPage(<ApiKeysPanel />, { module: remote, responses });
const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }));
const youtube = () => rowOf('YouTube (video platform)');

describe('ApiKeysPanel', () => {
  it('stores a key, clears the field and shows only the last four characters', async () => {
    let stored: ApiKey = { ...set, lastFour: null, updatedAt: null };
    const { user, calls } = open({
      'GET /api/api-keys': () => [stored, unset],
      'PUT /api/api-keys/youtube': () => (stored = set),
    });
    const row = await youtube();
    const field = row.getByLabelText(/^Key/, { selector: 'input' });
    expect(field).toHaveAttribute('type', 'password');
    await user.type(field, 'short{Enter}');
    expect(await row.findByText('A key has at least 8 characters')).toBeVisible();

    await user.clear(field);
    await user.type(field, `${KEY}{Enter}`);
    expect(await row.findByText(/^•••• 1234, set on Nov 20, 2026/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ key: KEY });
    expect(row.getByLabelText(/^New key/, { selector: 'input' })).toHaveValue('');
  });

  it.each([
    [{ problem: null, status: 200 }, 'YouTube (video platform) accepted the key.'],
    [{ problem: 'refused', status: 403 }, /rejected the key\..*\(Response 403\)/],
    [{ problem: 'limit', status: 429 }, /request limit/],
    [{ problem: 'unreachable', status: null }, /could not be reached/],
    [{ problem: 'unreadable', status: null }, /SECRET_KEY/],
  ])('shows the result %j of a test', async (response, text) => {
    const { user } = open({
      'GET /api/api-keys': [set, unset],
      'POST /api/api-keys/youtube/test': response,
    });
    await user.click((await youtube()).getByRole('button', { name: /^Test/ }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('removes a key after a confirmation', async () => {
    let stored = set;
    const { user } = open({
      'GET /api/api-keys': () => [stored, unset],
      'DELETE /api/api-keys/youtube': () => {
        stored = { ...set, lastFour: null, updatedAt: null };
      },
    });
    await user.click((await youtube()).getByRole('button', { name: /^Remove/ }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await youtube()).getByText('No key is set.')).toBeVisible());
    expect((await youtube()).queryByRole('button', { name: /^Test/ })).not.toBeInTheDocument();
  });
});
