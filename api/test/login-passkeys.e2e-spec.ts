import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PasskeyAssertion } from '@vitral/contracts/passkeys';
import type { SecurityEvent } from '@vitral/contracts/security-events';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { Accounts } from '../src/accounts/auth/accounts.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { addPasskey, assertion, AT_LOCALHOST } from './set-up/passkeys.ts';
import { type AuthenticatorTraits, SoftwareAuthenticator } from './set-up/software-authenticator.ts';
import { type Api, startApi } from './start-api.ts';

const SIX_MINUTES_MS = 6 * 60_000;

let api: Api;
beforeAll(async () => {
  api = await startApi(AT_LOCALHOST);
});
afterAll(() => api.stop());

let browser: TestAgent;
beforeEach(async () => {
  await api.em().execute('delete from rate_limit; delete from audit_entry; delete from security_event');
  await changeSettings(api, {});
  browser = api.asVisitor();
});

let count = 0;
/** Creates an account with a passkey. */
async function someone(traits: Partial<AuthenticatorTraits> = {}, details = {}) {
  const { id, username } = await addAccount(api, { username: `holder-${++count}`, ...details });
  const agent = await api.logIn(username, PASSWORD);
  return { id, username, agent, ...(await addPasskey(agent, PASSWORD, traits)) };
}

const logIn = (input: PasskeyAssertion, agent = browser) => agent.post('/auth/login/passkey').send(input);

async function refuse(input: PasskeyAssertion, agent = browser): Promise<void> {
  const { body, headers } = await logIn(input, agent).expect(401);
  expect(body).toMatchObject({ code: 'auth.passkey-refused', params: {} });
  expect(headers['set-cookie']).toBeUndefined();
}

const SUSPICIOUS = ['refused-login', 'locked-out', 'new-device', 'copied-passkey'];

const events = async () =>
  ((await api.as('admin').get('/security-events')).body as SecurityEvent[])
    .filter(({ verb }) => SUSPICIOUS.includes(verb))
    .map(({ verb, accountId }) => [verb, accountId]);
const countSessions = async () => (await api.em().execute('select from session')).length;

describe('login with a passkey', () => {
  it('needs no username, and starts a session as a password does', async () => {
    const { id, username, authenticator, agent } = await someone();
    const { body, headers } = await logIn(await assertion(browser, authenticator)).expect(200);
    expect(body.user).toMatchObject({ id, username, passkeyCount: 1, lastLogin: expect.any(String) });
    const cookies = (headers['set-cookie'] as unknown as string[]).map((one) => one.split('=')[0]);
    expect(cookies.toSorted()).toEqual([
      expect.stringMatching(/^vitral\.device\.[\w-]{16}$/),
      'vitral.session',
    ]);
    expect((await browser.get('/auth/user').expect(200)).body.id).toBe(id);
    const { body: entries } = await api.as('admin').get('/audit').query({ verb: 'logged-in', limit: 1 });
    expect(entries).toMatchObject([{ itemId: id, actorId: id }]);
    expect(await events()).toEqual([['new-device', id]]);
    const { body: passkeys } = await agent.get('/profile/passkeys').expect(200);
    expect(passkeys).toMatchObject([{ signatureCount: 1, lastUsedAt: expect.any(String) }]);
  });

  it('creates no session and stores nothing before it succeeds', async () => {
    const { authenticator } = await someone();
    const before = await countSessions();
    const input = await assertion(browser, authenticator);
    await refuse({ ...input, signature: 'AAAA' });
    expect(await countSessions()).toBe(before);
    expect(await api.em().execute('select from used_challenge where expires_at is null')).toEqual([]);
    const [{ stored }] = await api
      .em()
      .execute<[{ stored: number }]>('select count(*)::int as stored from used_challenge');
    await refuse({ ...input, signature: 'AAAA' });
    await logIn(input).expect(200);
    const [{ now }] = await api
      .em()
      .execute<[{ now: number }]>('select count(*)::int as now from used_challenge');
    expect(now).toBe(stored + 1);
  });

  it('is refused alike for unknown passkeys, wrong signatures, other accounts and disabled ones', async () => {
    const { id, authenticator } = await someone();
    const other = await someone();
    const input = await assertion(browser, authenticator);
    await refuse({ ...input, credentialId: 'AAAA' });
    await refuse({
      ...input,
      signature: (await assertion(browser, other.authenticator)).signature,
    });
    await refuse({ ...input, userHandle: Buffer.from(other.id).toString('base64url') });
    await api.em().nativeUpdate(User, { id }, { isEnabled: false });
    await refuse(input);
    expect(await events()).toEqual([
      ['refused-login', id],
      ['refused-login', null],
    ]);
  });

  it('is refused from another origin or domain, and in another browser', async () => {
    const { authenticator } = await someone();
    authenticator.traits.origin = 'http://vitral.example';
    await refuse(await assertion(browser, authenticator));
    authenticator.traits.origin = 'http://localhost:4200';
    const { body } = await browser.post('/auth/login/passkey-options').send({ purpose: 'login' });
    await refuse(authenticator.get({ ...body, rpId: 'vitral.example' }));
    const input = await assertion(browser, authenticator);
    await refuse(input, api.asVisitor());
    const elsewhere = api.asVisitor();
    await assertion(elsewhere, authenticator);
    await refuse(input, elsewhere);
    await logIn(input).expect(200);
  });

  it('is refused with a challenge that expired, was made up, or is for a second factor', async () => {
    const { authenticator } = await someone();
    await refuse(await assertion(browser, authenticator, 'second-factor'));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - SIX_MINUTES_MS);
    const { body: old } = await browser.post('/auth/login/passkey-options').send({ purpose: 'login' });
    now.mockRestore();
    await refuse(authenticator.get(old));
    const text = Buffer.from(old.challenge as string, 'base64url').toString();
    const later = text.replace(/\.\d+\./, `.${Date.now() + SIX_MINUTES_MS}.`);
    await refuse(authenticator.get({ ...old, challenge: Buffer.from(later).toString('base64url') }));
  });

  it('accepts an assertion once, in parallel requests and on two servers', async () => {
    const other = await api.startAnother();
    try {
      for (const step of [1, 0]) {
        const { authenticator } = await someone({ step });
        await api.em().execute('delete from rate_limit');
        const { body, headers } = await api
          .asVisitor()
          .post('/auth/login/passkey-options')
          .send({ purpose: 'login' });
        const [cookie = ''] = headers['set-cookie'] as unknown as string[];
        const input = authenticator.get(body);
        const responses = await Promise.all(
          [api.url, other.url, api.url, other.url].map((url) =>
            supertest(`${url}/api`).post('/auth/login/passkey').set('Cookie', cookie).send(input),
          ),
        );
        expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
        const again = supertest(`${other.url}/api`)
          .post('/auth/login/passkey')
          .set('Cookie', cookie)
          .send(input);
        expect((await again.expect(401)).body.code).toBe('auth.passkey-refused');
      }
    } finally {
      await other.close();
    }
  });

  it('is refused with a counter that went back, which is recorded', async () => {
    const { id, authenticator, agent } = await someone();
    authenticator.count = 40;
    await logIn(await assertion(browser, authenticator)).expect(200);
    authenticator.count = 17;
    const copy = api.asVisitor();
    await refuse(await assertion(copy, authenticator), copy);
    expect(await events()).toContainEqual(['copied-passkey', id]);
    expect((await agent.get('/profile/passkeys')).body).toMatchObject([{ signatureCount: 41 }]);
    authenticator.count = 41;
    await logIn(await assertion(browser, authenticator)).expect(200);
  });

  it('updates whether the passkey is synced', async () => {
    const { agent, authenticator } = await someone();
    authenticator.traits.isSynced = true;
    await logIn(await assertion(browser, authenticator)).expect(200);
    expect((await agent.get('/profile/passkeys')).body).toMatchObject([{ isBackedUp: true }]);
  });

  it('counts as both factors if it checks the person, which it has to for admins and such accounts', async () => {
    const unverified = async (authenticator: SoftwareAuthenticator) => {
      authenticator.traits.verifies = false;
      const { body } = await logIn(await assertion(browser, authenticator)).expect(403);
      expect(body.code).toBe('auth.passkey-unverified');
      authenticator.traits.verifies = true;
      await logIn(await assertion(browser, authenticator), browser).expect(200);
    };
    const { authenticator, id } = await someone({ verifies: false });
    await logIn(await assertion(browser, authenticator)).expect(200);

    await api.em().nativeUpdate(User, { id }, { secondFactorAt: new Date() });
    await unverified(authenticator);
    await api.em().nativeUpdate(User, { id }, { secondFactorAt: null });
    await changeSettings(api, { secondFactorRoles: ['user'] });
    await unverified(authenticator);
    await changeSettings(api, {});
    await unverified((await someone({}, { role: 'admin' })).authenticator);
  });

  it('is refused when the role changes between its check and its start', async () => {
    const { id, authenticator } = await someone({ verifies: false });
    const accounts = api.application.get(Accounts);
    const find = accounts.find.bind(accounts);
    jest.spyOn(accounts, 'find').mockImplementationOnce(async (one) => {
      const viewer = await find(one);
      await api.em().nativeUpdate(User, { id }, { role: 'admin' });
      return viewer;
    });
    const before = await countSessions();
    await refuse(await assertion(browser, authenticator));
    expect(await countSessions()).toBe(before);
  });

  it('does not work after the passkey was removed, or the account was deleted', async () => {
    const { id, authenticator, agent, passkey } = await someone();
    const input = await assertion(browser, authenticator);
    await agent.post(`/profile/passkeys/${passkey.id}/removal`).send({ password: PASSWORD }).expect(204);
    await refuse(input);
    const other = await someone();
    await api.as('admin').delete(`/admin/users/${other.id}`).expect(204);
    expect(await api.em().execute('select from passkey where user_id = ?', [other.id])).toEqual([]);
    await refuse(await assertion(browser, other.authenticator));
    await api.as('admin').post(`/admin/users/${other.id}/restore`).expect(200);
    await logIn(await assertion(browser, other.authenticator)).expect(200);
    expect(id).not.toBe(other.id);
  });

  it('is limited like other logins, except in a browser that the account knows', async () => {
    const { authenticator, id } = await someone();
    const known = api.asVisitor();
    await logIn(await assertion(known, authenticator), known).expect(200);
    const input = await assertion(browser, authenticator);
    for (let time = 0; time < 5; time += 1) await refuse({ ...input, signature: 'AAAA' });
    expect((await logIn(input).expect(429)).headers['retry-after']).toMatch(/^\d+$/);
    expect(await events()).toContainEqual(['locked-out', id]);
    await logIn(await assertion(known, authenticator), known).expect(200);
  });

  it('limits unknown passkeys by network', async () => {
    const input = await assertion(browser, new SoftwareAuthenticator());
    for (let time = 0; time < 50; time += 1) await logIn({ ...input, userHandle: 'AA' }).expect(401);
    await logIn({ ...input, userHandle: 'AA' }).expect(429);
  });
});
