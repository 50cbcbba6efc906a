import type { IdentityProvider } from '@vitral/sdk/contracts/identity-providers';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { IdentityProvidersPanel } from './identity-providers-panel.tsx';

const provider: IdentityProvider = {
  ...{ id: 'one', name: 'Estudio', issuer: 'https://login.example.org', clientId: 'vitral', scopes: '' },
  ...{ isActive: true, linksByEmail: false, createsAccounts: false, roleRules: [], defaultRole: 'user' },
  redirectUrl: 'https://vitral.example/api/auth/login/providers/one/callback',
  logoutUrl: 'https://vitral.example/api/auth/providers/one/logout',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 3,
};

const open = (responses: StubbedResponses) =>
  renderPage(<IdentityProvidersPanel />, { module: remote, role: 'admin', responses });

type Calls = ReturnType<typeof open>['calls'];
const sent = (calls: Calls, method: string) => calls.find((call) => call.method === method)?.body;

describe('IdentityProvidersPanel', () => {
  it('adds a provider with a rule, which it tries on an example first', async () => {
    let providers: IdentityProvider[] = [];
    const { user, calls } = open({
      'GET /api/identity-providers': () => providers,
      'POST /api/identity-providers/rules-trial': { role: 'manager', rule: 0 },
      'POST /api/identity-providers': () => {
        providers = [provider];
        return provider;
      },
    });
    expect(await screen.findByText(/No provider yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a provider' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Name/), 'Estudio');
    await user.type(dialog.getByLabelText(/^Issuer URL/), 'https://login.example.org');
    await user.type(dialog.getByLabelText(/^Client ID/), 'vitral');
    await user.type(dialog.getByLabelText(/^Client secret/), 'sesame');
    await user.click(dialog.getByRole('button', { name: 'Add a rule' }));
    const rule = within(dialog.getByRole('group', { name: 'Rule 1' }));
    expect(rule.getByLabelText(/^Claim/)).toHaveFocus();
    await user.type(rule.getByLabelText(/^Claim/), 'groups');
    await user.type(rule.getByLabelText(/^Value/), 'editors');

    await user.click(dialog.getByRole('button', { name: 'Try' }));
    expect(await dialog.findByText(/gets the role .*Rule 1 matches/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Test Estudio' })).toBeVisible();
    const rules = [{ claim: 'groups', operator: 'contains', value: 'editors', role: 'manager' }];
    const [trial, input] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(trial).toEqual({ roleRules: rules, defaultRole: 'user', claims: { groups: ['editors'] } });
    expect(input).toMatchObject({ clientSecret: 'sesame', linksByEmail: false, roleRules: rules });
  });

  it('keeps the secret that stays blank, and the input that the server refuses', async () => {
    const { user, calls } = open({
      'GET /api/identity-providers': [provider],
      'PUT /api/identity-providers/one': failure(400, 'identity-providers.not-https'),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Estudio' }));
    const dialog = within(await screen.findByRole('dialog'));
    const issuer = dialog.getByLabelText(/^Issuer URL/);
    await user.clear(issuer);
    await user.type(issuer, 'http://login.example.org');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/must be an address that starts with https/)).toBeVisible();
    expect(issuer).toHaveValue('http://login.example.org');
    expect(sent(calls, 'PUT')).toMatchObject({ clientSecret: null, version: 3 });
  });

  it('shows what is wrong with a provider, and the URLs to register there', async () => {
    const { user } = open({
      'GET /api/identity-providers': [provider],
      'POST /api/identity-providers/one/test': { problem: 'client-refused', detail: 'invalid_client' },
    });
    expect(await screen.findByLabelText('Redirect URL')).toHaveValue(provider.redirectUrl);
    expect(screen.getByLabelText(/^Back-channel logout URL/)).toHaveValue(provider.logoutUrl);
    await user.click(screen.getByRole('button', { name: 'Test Estudio' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /does not accept the client ID.*invalid_client/,
    );
  });

  it('removes a provider after a confirmation, unless it is needed', async () => {
    const { user } = open({
      'GET /api/identity-providers': [provider],
      'DELETE /api/identity-providers/one': failure(409, 'identity-providers.needed'),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Estudio' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/one active identity provider must remain/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
