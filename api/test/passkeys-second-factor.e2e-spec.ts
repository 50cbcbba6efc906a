import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PasskeyAssertion } from '@vitral/contracts/passkeys';
import type TestAgent from 'supertest/lib/agent.js';
import { Accounts } from '../src/accounts/auth/accounts.ts';
import { PasskeyAssertions } from '../src/accounts/passkeys/passkey-assertions.service.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { turnOnSecondFactor } from './set-up/authenticator.ts';
import { addPasskey, assertion, AT_LOCALHOST } from './set-up/passkeys.ts';
import type { AuthenticatorTraits } from './set-up/software-authenticator.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(AT_LOCALHOST);
});
afterAll(() => api.stop());

let browser: TestAgent;
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  await changeSettings(api, {});
  browser = api.asVisitor();
});

let count = 0;
async function someone({
  traits = {} as Partial<AuthenticatorTraits>,
  hasCodes = false,
  role = 'user' as const,
} = {}) {
  const { id, username } = await addAccount(api, { username: `second-${++count}`, role });
  const agent = await api.logIn(username, PASSWORD);
  const codes = hasCodes ? (await turnOnSecondFactor(agent, PASSWORD)).codes : [];
  const { authenticator, passkey } = await addPasskey(agent, PASSWORD, traits);
  return { id, username, agent, codes, authenticator, passkey };
}

const logIn = (
  username: string,
  proof: { code?: string; passkey?: PasskeyAssertion } = {},
  agent = browser,
) => agent.post('/auth/login').send({ username, password: PASSWORD, ...proof });

describe('passkey as second factor', () => {
  it('is offered after the right password, and replaces the code', async () => {
    const { username, authenticator, codes } = await someone({ hasCodes: true });
    const { body } = await logIn(username).expect(401);
    expect(body).toMatchObject({
      code: 'auth.second-factor-required',
      params: { hasCode: true, hasPasskey: true },
    });
    const passkey = await assertion(browser, authenticator, 'second-factor');
    const { body: response } = await logIn(username, { passkey }).expect(200);
    expect(response.user).toMatchObject({ username, hasSecondFactor: true });
    await logIn(username, { passkey }).expect(401);
    await logIn(username, { code: codes[0] }).expect(200);
  });

  it('is not offered before the right password, nor to accounts without passkeys', async () => {
    const { username } = await someone({ hasCodes: true });
    const wrong = await browser.post('/auth/login').send({ username, password: 'wrong-password' });
    expect(wrong.body).toMatchObject({ code: 'auth.invalid-credentials', params: {} });
    const { username: plain } = await addAccount(api, { username: `plain-${count}` });
    await turnOnSecondFactor(await api.logIn(plain, PASSWORD), PASSWORD);
    const { body } = await logIn(plain).expect(401);
    expect(body.params).toEqual({ hasCode: true, hasPasskey: false });
  });

  it('is requested without codes only if the role needs a second factor', async () => {
    const { username, authenticator } = await someone();
    await logIn(username, {}, api.asVisitor()).expect(200);
    await changeSettings(api, { secondFactorRoles: ['user'] });
    const { body } = await logIn(username).expect(401);
    expect(body.params).toEqual({ hasCode: false, hasPasskey: true });
    expect((await logIn(username, { code: '123456' }).expect(401)).body.code).toBe(
      'auth.second-factor-required',
    );
    const passkey = await assertion(browser, authenticator, 'second-factor');
    const { body: response } = await logIn(username, { passkey }).expect(200);
    expect(response.user).toMatchObject({ needsSecondFactor: false });
  });

  it('is refused if it is of another account, for a login alone, or wrong', async () => {
    const { username, authenticator } = await someone({ hasCodes: true });
    const other = await someone();
    const refused = async (passkey: PasskeyAssertion) =>
      expect((await logIn(username, { passkey }).expect(401)).body.code).toBe('auth.passkey-refused');
    await refused(await assertion(browser, other.authenticator, 'second-factor'));
    await refused(await assertion(browser, authenticator, 'login'));
    await refused({ ...(await assertion(browser, authenticator, 'second-factor')), signature: 'AAAA' });
    const { body } = await logIn(username, { passkey: { credentialId: 'AA' } as PasskeyAssertion }).expect(
      400,
    );
    expect(body.code).toBe('request.invalid');
  });

  it('may be one that only proves possession, except for admins', async () => {
    const user = await someone({ hasCodes: true });
    const admin = await someone({ hasCodes: true, role: 'admin' as never });
    for (const { authenticator } of [user, admin]) authenticator.traits.verifies = false;
    const first = await assertion(browser, user.authenticator, 'second-factor');
    await logIn(user.username, { passkey: first }).expect(200);
    browser = api.asVisitor();
    const second = await assertion(browser, admin.authenticator, 'second-factor');
    expect((await logIn(admin.username, { passkey: second }).expect(403)).body.code).toBe(
      'auth.passkey-unverified',
    );
  });

  it('lets people turn the codes off although their role needs a second factor', async () => {
    const { agent, codes, passkey } = await someone({ hasCodes: true });
    await changeSettings(api, { secondFactorRoles: ['user'] });
    expect((await agent.get('/profile/second-factor')).body).toMatchObject({ isOn: true, isRequired: false });
    const input = { password: PASSWORD, code: codes[0] };
    await agent.post('/profile/second-factor/removal').send(input).expect(204);
    const removal = agent.post(`/profile/passkeys/${passkey.id}/removal`).send({ password: PASSWORD });
    expect((await removal.expect(409)).body.code).toBe('auth.passkey-needed');
  });
});

describe('PasskeyAssertions', () => {
  it('verifies an assertion once for an account that is logged in, bound to its session', async () => {
    const { id, authenticator } = await someone();
    const other = await someone();
    const assertions = api.application.get(PasskeyAssertions);
    const viewer = await api.application.get(Accounts).find(id);
    if (!viewer) throw new Error('There is no such account');
    const request = { sessionID: 's1', protocol: 'http', host: 'localhost' } as never;
    const elsewhere = { sessionID: 's2', protocol: 'http', host: 'localhost' } as never;
    const signed = async (by = authenticator) => by.get(await assertions.renewalOptions(request, viewer));

    const input = await signed();
    await expect(assertions.verifyFor(elsewhere, viewer, input)).rejects.toThrow('not accepted');
    await expect(assertions.verifyFor(request, viewer, await signed(other.authenticator))).rejects.toThrow(
      'not accepted',
    );
    await assertions.verifyFor(request, viewer, input);
    await expect(assertions.verifyFor(request, viewer, input)).rejects.toThrow('not accepted');
    authenticator.traits.verifies = false;
    await expect(assertions.verifyFor(request, viewer, await signed())).rejects.toThrow('checks a PIN');
  });
});
