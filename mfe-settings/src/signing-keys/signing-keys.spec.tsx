import type { SigningKey } from '@vitral/sdk/contracts/signing-keys';
import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import { active, people } from '../modules/modules.fixtures.ts';
import remote from '../remote.tsx';
import { SigningKeys } from './signing-keys.tsx';

const key: SigningKey = {
  id: 'people',
  name: 'People team',
  publicKey: '-----BEGIN PUBLIC KEY-----',
  fingerprint: '0123456789abcdef'.repeat(4),
  modules: ['mfe-people'],
  createdBy: 'Adriana Salazar',
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: null,
  revokedAt: null,
  revokedBy: null,
  revokedReason: null,
};
const revoked = {
  ...key,
  revokedAt: '2026-11-21T09:30:00.000Z',
  revokedBy: 'Adriana Salazar',
  revokedReason: 'Lost laptop',
};
const signature = { keyId: 'people', signer: 'People team', fingerprint: key.fingerprint, isRevoked: false };
const signed = { ...active, signature: { ...signature, signedAt: key.createdAt } };

const open = (responses: StubbedResponses) =>
  renderPage(<SigningKeys />, {
    module: remote,
    responses: { 'GET /api/modules': [{ ...people, active: signed }], ...responses },
  });

describe('SigningKeys', () => {
  it('registers a key, and revokes it with a reason', async () => {
    let keys: SigningKey[] = [];
    const { user, calls } = open({
      'GET /api/signing-keys': () => keys,
      'POST /api/signing-keys': () => {
        keys = [key];
        return key;
      },
      'POST /api/signing-keys/people/revoke': () => {
        keys = [revoked];
        return revoked;
      },
    });
    expect(await screen.findByText('No signing keys yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Register a key' }));
    await user.type(screen.getByLabelText(/^Team or publisher/), 'People team');
    await user.type(screen.getByLabelText(/^Public key/), 'AAAA');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Choose at least one module')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Modules it may sign' }), 'mfe-people,');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const row = await screen.findByRole('row', { name: /People team/ });
    for (const text of ['0123456789abcdef', 'mfe-people', 'No end']) expect(row).toHaveTextContent(text);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'People team',
      publicKey: 'AAAA',
      modules: ['mfe-people'],
      days: 365,
    });

    await user.click(screen.getByRole('button', { name: 'Revoke the key of People team' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Revoke the key/ }));
    expect(await dialog.findByText(/stay active and are marked: mfe-people 0.2.0/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Reason/), 'Lost laptop');
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/Lost laptop/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke the key of People team' })).not.toBeInTheDocument();
  });

  it('preserves the input when the key is a private one', async () => {
    const { user } = open({
      'GET /api/signing-keys': [key],
      'POST /api/signing-keys': failure(400, 'signing-keys.private'),
    });
    await user.click(await screen.findByRole('button', { name: 'Register a key' }));
    await user.type(screen.getByLabelText(/^Team or publisher/), 'Social team');
    await user.type(screen.getByLabelText(/^Public key/), 'PRIVATE KEY');
    await user.type(screen.getByRole('combobox', { name: 'Modules it may sign' }), 'blog,');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(/treat it as stolen/)).toBeVisible();
    expect(screen.getByLabelText(/^Team or publisher/)).toHaveValue('Social team');
  });
});
