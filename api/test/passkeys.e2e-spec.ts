import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type TestAgent from 'supertest/lib/agent.js';
import { Emails } from '../src/platform/email/emails.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { addPasskey, AT_LOCALHOST, creationOptions } from './set-up/passkeys.ts';
import { SoftwareAuthenticator } from './set-up/software-authenticator.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(AT_LOCALHOST);
});
afterAll(() => api.stop());

let count = 0;
let own: TestAgent;
let account: Awaited<ReturnType<typeof addAccount>>;
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  account = await addAccount(api, { username: `keeper-${++count}`, email: 'keeper@vitral.example' });
  own = await api.logIn(account.username, PASSWORD);
});

const list = async (agent = own) => (await agent.get('/profile/passkeys').expect(200)).body;
const remove = (id: string, password = PASSWORD) =>
  own.post(`/profile/passkeys/${id}/removal`).send({ password });

describe('passkeys', () => {
  it('are registered with names, several for one account', async () => {
    const { passkey } = await addPasskey(own, PASSWORD, { isSynced: true, step: 0 });
    const { authenticator } = await addPasskey(own, PASSWORD);
    expect(await list()).toEqual([passkey, { ...passkey, ...(await list())[1] }]);
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Laptop',
      createdAt: expect.any(String),
      lastUsedAt: null,
      isBackupEligible: true,
      isBackedUp: true,
      signatureCount: 0,
    });
    expect((await list())[1]).toMatchObject({ isBackupEligible: false, isBackedUp: false });
    const { body: user } = await own.get('/auth/user').expect(200);
    expect(user).toMatchObject({ passkeyCount: 2, hasSecondFactor: false });
    const options = await creationOptions(own, PASSWORD);
    expect(options.excludeCredentials[1]?.id).toBe(authenticator.credentialId.toString('base64url'));
  });

  it('are requested without attestation, as discoverable credentials of the domain', async () => {
    const options = await creationOptions(own, PASSWORD);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(account.id).toString('base64url'), name: account.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThan(32);
    const admin = await creationOptions(api.as('admin'), 'admin-vitral');
    expect(admin.authenticatorSelection.userVerification).toBe('required');
  });

  it('need the password, end the other sessions and continue under a new id', async () => {
    const wrong = own.post('/profile/passkeys/options').send({ password: 'wrong-password' });
    expect((await wrong.expect(403)).body.code).toBe('auth.wrong-password');
    const other = await api.logIn(account.username, PASSWORD);
    const authenticator = new SoftwareAuthenticator();
    const input = authenticator.create(await creationOptions(own, PASSWORD));
    const { headers } = await own.post('/profile/passkeys').send(input).expect(201);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^vitral\.session=[^;]/)]);
    await own.get('/auth/user').expect(200);
    await other.get('/auth/user').expect(401);
  });

  it('are refused with a challenge that was used, or is of another session', async () => {
    const add = (agent: TestAgent, input: object) => agent.post('/profile/passkeys').send(input);
    const options = await creationOptions(own, PASSWORD);
    const elsewhere = await api.logIn(account.username, PASSWORD);
    const stolen = await add(elsewhere, new SoftwareAuthenticator().create(options)).expect(400);
    expect(stolen.body.code).toBe('auth.passkey-invalid');

    const responses = await Promise.all(
      Array.from({ length: 4 }, () => add(own, new SoftwareAuthenticator().create(options))),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const rows = await api.em().execute('select from passkey where user_id = ?', [account.id]);
    expect(rows).toHaveLength(1);
  });

  it('are refused from another origin, with another id, or with an attestation by certificates', async () => {
    const refused = async (authenticator: SoftwareAuthenticator, changes: object, attestation = {}) => {
      const input = authenticator.create(await creationOptions(own, PASSWORD), attestation);
      const call = own.post('/profile/passkeys').send({ ...input, ...changes });
      expect((await call.expect(400)).body.code).toBe('auth.passkey-invalid');
    };
    await refused(new SoftwareAuthenticator({ origin: 'http://vitral.example' }), {});
    await refused(new SoftwareAuthenticator(), { credentialId: 'AAAA' });
    await refused(new SoftwareAuthenticator(), { attestationObject: 'AAAA' });
    const fetched = jest.spyOn(globalThis, 'fetch');
    const statement = new Map<string, unknown>([['x5c', [new Uint8Array([1])]]]);
    for (const format of ['packed', 'tpm', 'android-key'])
      await refused(new SoftwareAuthenticator(), {}, { format, statement });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
    expect(await list()).toEqual([]);
  });

  it('check the person when an admin registers them', async () => {
    const boss = await addAccount(api, { username: `boss-${count}`, role: 'admin' });
    const agent = await api.logIn(boss.username, PASSWORD);
    const options = await creationOptions(agent, PASSWORD);
    const silent = new SoftwareAuthenticator({ verifies: false }).create(options);
    expect((await agent.post('/profile/passkeys').send(silent).expect(400)).body.code).toBe(
      'auth.passkey-invalid',
    );
    await addPasskey(agent, PASSWORD);
  });

  it('belong to one account: the same credential is refused for another', async () => {
    const { authenticator } = await addPasskey(own, PASSWORD);
    const other = await addAccount(api, { username: `other-${count}` });
    const agent = await api.logIn(other.username, PASSWORD);
    const input = authenticator.create(await creationOptions(agent, PASSWORD));
    const { body } = await agent.post('/profile/passkeys').send(input).expect(409);
    expect(body.code).toBe('auth.passkey-taken');
    await agent.get('/auth/user').expect(200);
  });

  it('are limited in number', async () => {
    await addPasskey(own, PASSWORD);
    await api.em().execute(
      `insert into passkey (created_at, user_id, name, credential_id, public_key, signature_count, transports,
         is_backup_eligible, is_backed_up)
       select now(), ?, 'n', 'filler' || n || ?, '', 0, '[]', false, false from generate_series(2, ?) n`,
      [account.id, account.id, LIMITS.passkeys],
    );
    const call = own.post('/profile/passkeys/options').send({ password: PASSWORD });
    expect((await call.expect(409)).body.code).toBe('auth.passkeys-full');
  });

  it('are renamed by their owner only', async () => {
    const { passkey } = await addPasskey(own, PASSWORD);
    const path = `/profile/passkeys/${passkey.id}`;
    const { body } = await own.put(path).send({ name: ' Blue  key ' }).expect(200);
    expect(body).toEqual({ ...passkey, name: 'Blue key' });
    await own.put(path).send({ name: '' }).expect(400);
    await own
      .put(path)
      .send({ name: 'x'.repeat(LIMITS.passkeyName + 1) })
      .expect(400);
    await api.as('admin').put(path).send({ name: 'Mine' }).expect(404);
    expect(await list()).toMatchObject([{ name: 'Blue key' }]);
  });

  it('are removed with the password, by their owner only', async () => {
    const { passkey } = await addPasskey(own, PASSWORD);
    expect((await remove(passkey.id, 'wrong-password').expect(403)).body.code).toBe('auth.wrong-password');
    const password = { password: 'admin-vitral' };
    await api.as('admin').post(`/profile/passkeys/${passkey.id}/removal`).send(password).expect(404);
    await remove(passkey.id).expect(204);
    expect(await list()).toEqual([]);
    expect((await own.get('/auth/user')).body.passkeyCount).toBe(0);
    await remove(passkey.id).expect(404);
  });

  it('keep one for a role that needs a second factor, even in parallel requests', async () => {
    await changeSettings(api, { secondFactorRoles: ['user'] });
    try {
      expect((await own.get('/auth/user')).body.needsSecondFactor).toBe(true);
      const passkeys = [await addPasskey(own, PASSWORD), await addPasskey(own, PASSWORD)];
      expect((await own.get('/auth/user')).body.needsSecondFactor).toBe(false);
      const responses = await Promise.all(passkeys.map(({ passkey }) => remove(passkey.id)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      expect(responses.find(({ status }) => status === 409)?.body.code).toBe('auth.passkey-needed');
      expect(await list()).toHaveLength(1);
    } finally {
      await changeSettings(api, {});
    }
  });

  it('keep the last one of an account that nothing else opens, even in parallel requests', async () => {
    const passkeys = [await addPasskey(own, PASSWORD), await addPasskey(own, PASSWORD)];
    await api.em().execute('update account set password_hash = null where id = ?', [account.id]);
    const responses = await Promise.all(passkeys.map(({ passkey }) => remove(passkey.id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('auth.last-login-way');
  });

  it('keep the last one while password login is off, except for a break-glass account', async () => {
    const { passkey } = await addPasskey(own, PASSWORD);
    await changeSettings(api, { isPasswordLoginOff: true });
    try {
      expect((await remove(passkey.id).expect(409)).body.code).toBe('auth.last-login-way');
      await api.em().execute('update account set is_break_glass = true where id = ?', [account.id]);
      await remove(passkey.id).expect(204);
    } finally {
      await changeSettings(api, {});
    }
  });

  it('are all removed by an admin for a person who lost them', async () => {
    await addPasskey(own, PASSWORD);
    await addPasskey(own, PASSWORD);
    const path = `/admin/users/${account.id}`;
    expect((await api.as('admin').get(path)).body.passkeyCount).toBe(2);
    await api.as('manager').delete(`${path}/passkeys`).expect(403);
    await api.as('admin').delete(`${path}/passkeys`).expect(204);
    expect((await api.as('admin').get(path)).body.passkeyCount).toBe(0);
    expect(await list()).toEqual([]);
    await api.as('admin').delete(`${path}/passkeys`).expect(204);
  });

  it('are audited and reported by email', async () => {
    const send = jest.spyOn(api.application.get(Emails), 'send');
    const { passkey } = await addPasskey(own, PASSWORD);
    await own.put(`/profile/passkeys/${passkey.id}`).send({ name: 'Phone' }).expect(200);
    await remove(passkey.id).expect(204);
    const notices = send.mock.calls.map(([, template, data]) => ({ template, ...data }));
    expect(notices).toEqual([
      { template: 'account-changed', userId: account.id, change: 'passkey-added' },
      { template: 'account-changed', userId: account.id, change: 'passkey-removed' },
    ]);
    send.mockRestore();
    const { body: entries } = await api.as('admin').get('/audit').query({ limit: 3 });
    const item = { noun: 'users', itemId: account.id, actorId: account.id };
    expect(entries).toMatchObject([
      { ...item, verb: 'removed-passkey', changes: { before: { passkey: 'Phone' } } },
      {
        ...item,
        verb: 'renamed-passkey',
        changes: { before: { passkey: 'Laptop' }, after: { passkey: 'Phone' } },
      },
      { ...item, verb: 'added-passkey', changes: { after: { passkey: 'Laptop' } } },
    ]);
  });

  it.each([
    ['/options', {}],
    ['', { name: 'Laptop' }],
    [
      '',
      { name: 'Laptop', credentialId: 'a b', clientDataJson: 'AA', attestationObject: 'AA', transports: [] },
    ],
    ['', { name: 'L', credentialId: 'AA', clientDataJson: 'AA', attestationObject: 'AA', transports: ['x'] }],
  ])('refuse POST %s %j', async (path, input) => {
    const { body } = await own.post(`/profile/passkeys${path}`).send(input).expect(400);
    expect(body.code).toBe('request.invalid');
  });
});
