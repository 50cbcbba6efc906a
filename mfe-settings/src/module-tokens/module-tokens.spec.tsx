import type { ModuleToken } from '@vitral/sdk/contracts/module-tokens';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ModuleTokens } from './module-tokens.tsx';
import { expiryOf } from '../shared/token-parts.tsx';

const TOKEN = 'vitral_module_of-no-site-4f2a';
const token: ModuleToken = {
  id: 'ci',
  name: 'People CI',
  module: 'mfe-people',
  mayActivate: false,
  mayPreview: false,
  mayPromote: false,
  lastFour: '4f2a',
  createdBy: 'Adriana Salazar',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2099-02-18T09:30:00.000Z',
  lastUsedAt: null,
  isSuspended: false,
  isDeviceLogin: false,
};

const open = (responses: StubbedResponses) =>
  renderPage(<ModuleTokens />, { module: remote, responses: { 'GET /api/modules': [], ...responses } });

describe('ModuleTokens', () => {
  it('creates a token, shows it once, and revokes it', async () => {
    let tokens: ModuleToken[] = [];
    const { user, calls } = open({
      'GET /api/module-tokens': () => tokens,
      'POST /api/module-tokens': () => {
        tokens = [token];
        return { ...token, token: TOKEN };
      },
      'DELETE /api/module-tokens/ci': () => void (tokens = []),
    });
    expect(await screen.findByText('No tokens yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create a token' }));
    expect(screen.getByText(/on the server it runs in an isolated process/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Name/), 'People CI{Enter}');
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /^Module/ }));
    await user.click(screen.getByRole('option', { name: 'mfe-people' }));
    await user.click(screen.getByRole('combobox', { name: /^Valid for/ }));
    await user.click(screen.getByRole('option', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Token “People CI” created' }));
    expect(shown.getByLabelText('Token')).toHaveValue(TOKEN);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'People CI',
      module: 'mfe-people',
      mayActivate: false,
      mayPreview: false,
      mayPromote: false,
      days: 30,
    });
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByDisplayValue(TOKEN)).not.toBeInTheDocument());
    const row = await screen.findByRole('row', { name: /People CI/ });
    for (const text of ['•••• 4f2a', 'Never used', 'Publishes', 'By Adriana Salazar'])
      expect(row).toHaveTextContent(text);

    await user.click(screen.getByRole('button', { name: 'Revoke People CI' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('No tokens yet')).toBeVisible();
  });

  it('preserves the input when there are too many tokens', async () => {
    const { user } = open({
      'GET /api/module-tokens': [token],
      'POST /api/module-tokens': failure(409, 'module-tokens.too-many', { max: 50 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    await user.type(screen.getByLabelText(/^Name/), 'Social CI');
    await user.type(screen.getByRole('combobox', { name: /^Module/ }), 'Our blog');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/lower-case letters, digits and hyphens/)).toBeVisible();
    await user.clear(screen.getByRole('combobox', { name: /^Module/ }));
    await user.type(screen.getByRole('combobox', { name: /^Module/ }), 'blog');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('There are already 50 tokens, which is the limit')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Social CI');
  });

  it('marks expired and suspended tokens', async () => {
    const expiresAt = '2020-01-01T00:00:00.000Z';
    open({ 'GET /api/module-tokens': [{ ...token, expiresAt, isSuspended: true }] });
    const row = await screen.findByRole('row', { name: /People CI/ });
    for (const text of ['Expired', 'Suspended']) expect(row).toHaveTextContent(text);
  });

  it('classifies tokens by their expiry', () => {
    const now = Date.parse('2026-11-22T00:00:00Z');
    expect(expiryOf('2026-12-20T00:00:00Z', now)).toBe('later');
    expect(expiryOf('2026-12-05T00:00:00Z', now)).toBe('soon');
    expect(expiryOf('2026-11-22T00:00:00Z', now)).toBe('past');
  });
});
