import type { AccessToken } from '@vitral/sdk/contracts/access-tokens';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { AccessTokensPanel } from './access-tokens-panel.tsx';

const SECRET = 'vitral_access_of-no-site-4f2a';
const token: AccessToken = {
  id: 'school',
  name: 'Website of the school',
  role: 'user',
  scopes: ['content.read'],
  addressRanges: ['203.0.113.0/24', '2001:db8::/32'],
  lastFour: '4f2a',
  createdBy: 'Adriana Salazar',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2099-02-18T09:30:00.000Z',
  lastUsedAt: null,
  isSuspended: false,
};

const open = (responses: StubbedResponses) =>
  renderPage(<AccessTokensPanel />, { module: remote, responses });

describe('AccessTokensPanel', () => {
  it('creates a token, shows it once, and removes it', async () => {
    let tokens: AccessToken[] = [];
    const { user, calls } = open({
      'GET /api/access-tokens': () => tokens,
      'POST /api/access-tokens': () => {
        tokens = [token];
        return { ...token, token: SECRET };
      },
      'DELETE /api/access-tokens/school': () => void (tokens = []),
    });
    expect(await screen.findByText('No access tokens yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create an access token' }));
    const form = within(screen.getByRole('dialog', { name: 'Create an access token' }));
    await user.type(form.getByLabelText(/^Name/), 'Website of the school');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Choose at least one scope')).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Write: Library' })).toBeDisabled();
    await user.click(form.getByRole('checkbox', { name: 'Read: Library' }));
    await user.type(form.getByLabelText(/^IP addresses/), '203.0.113.0/24{Enter}2001:db8::/32');
    await user.click(form.getByRole('button', { name: 'Create' }));

    const name = 'Token “Website of the school” created';
    const shown = within(await screen.findByRole('dialog', { name }));
    expect(shown.getByLabelText('Token')).toHaveValue(SECRET);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Website of the school',
      role: 'user',
      scopes: ['content.read'],
      addressRanges: ['203.0.113.0/24', '2001:db8::/32'],
      days: 90,
    });
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
    const item = await screen.findByRole('listitem', { name: /Website of the school/ });
    for (const text of ['•••• 4f2a', 'Read: Library', '203.0.113.0/24, 2001:db8::/32', 'Never used'])
      expect(item).toHaveTextContent(text);

    await user.click(screen.getByRole('button', { name: 'Remove Website of the school' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No access tokens yet')).toBeVisible();
  });

  it('takes away scopes that a lower role cannot use', async () => {
    const { user, calls } = open({
      'GET /api/access-tokens': [],
      'POST /api/access-tokens': { ...token, token: SECRET },
    });
    await user.click(await screen.findByRole('button', { name: 'Create an access token' }));
    const choose = async (role: string) => {
      await user.click(screen.getByRole('combobox', { name: /^Acts as/ }));
      await user.click(screen.getByRole('option', { name: role }));
    };
    await user.type(screen.getByLabelText(/^Name/), 'Importer');
    await choose('Admin');
    await user.click(screen.getByRole('checkbox', { name: 'Write: Live sessions' }));
    await user.click(screen.getByRole('checkbox', { name: 'Write: Team' }));
    await choose('Manager');
    expect(screen.getByRole('checkbox', { name: 'Write: Live sessions' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByLabelText('Token');
    const { body } = calls.find(({ method }) => method === 'POST') ?? {};
    expect(body).toMatchObject({ role: 'manager', scopes: ['team-members.write'] });
  });

  it('preserves the input when the server refuses it', async () => {
    const { user } = open({
      'GET /api/access-tokens': [],
      'POST /api/access-tokens': failure(409, 'access-tokens.too-many', { max: 100 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create an access token' }));
    await user.type(screen.getByLabelText(/^Name/), 'Importer');
    await user.click(screen.getByRole('checkbox', { name: 'Read: Library' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/There are already 100 tokens/)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Importer');
  });

  it('marks tokens that are over or suspended', async () => {
    const over = { ...token, expiresAt: '2020-01-01T00:00:00.000Z', isSuspended: true, addressRanges: [] };
    open({ 'GET /api/access-tokens': [over] });
    const item = await screen.findByRole('listitem', { name: /Website of the school/ });
    for (const text of ['Expired', 'Suspended', 'Adriana Salazar, currently may not', 'All'])
      expect(item).toHaveTextContent(text);
  });
});
