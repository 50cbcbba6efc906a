import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { SecondFactor } from '../src/accounts/auth/second-factor/second-factor.service.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { totpOf, turnOnSecondFactor } from './set-up/authenticator.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());

let count = 0;
let id: string;
let own: TestAgent;
let secret: string;
let codes: string[];
beforeEach(async () => {
  const account = await addAccount(api, { username: `leaving-${++count}`, role: 'user' });
  ({ id } = account);
  own = await api.logIn(account.username, PASSWORD);
  ({ secret, codes } = await turnOnSecondFactor(own, PASSWORD));
});

const remove = (code = '', password = PASSWORD) =>
  own.post('/profile/second-factor/removal').send({ password, code });
const stateOf = async () => (await own.get('/profile/second-factor').expect(200)).body;
const verify = (code = '') => api.application.get(SecondFactor).verify(api.em(), id, code);

describe('removal of the second factor', () => {
  it('needs the password and a code, and deletes the recovery codes', async () => {
    expect((await remove(codes[0], 'wrong-password').expect(403)).body.code).toBe('auth.wrong-password');
    for (const code of ['abcd-efgh-jkmn', '000000']) {
      expect((await remove(code).expect(401)).body.code).toBe('auth.wrong-code');
    }
    expect(await stateOf()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });

    await remove(codes[0]).expect(204);
    expect(await stateOf()).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    for (const code of [totpOf(secret), codes[1]]) expect(await verify(code)).toBe(false);
  });

  it('happens once in parallel requests', async () => {
    const responses = await Promise.all([remove(codes[0]), remove(codes[1]), remove(codes[2])]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  });

  it('is refused while the settings require the factor for the role', async () => {
    await changeSettings(api, { secondFactorRoles: ['user'] });
    try {
      expect(await stateOf()).toMatchObject({ isRequired: true });
      expect((await remove(codes[0]).expect(409)).body.code).toBe('auth.second-factor-needed');
      expect(await stateOf()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    } finally {
      await changeSettings(api, {});
    }
  });

  it('is limited to five wrong codes', async () => {
    for (let time = 0; time < 5; time += 1) await remove('000000').expect(401);
    expect((await remove(codes[0]).expect(429)).headers).toHaveProperty('retry-after');
  });

  it('is limited to five wrong codes from all networks together', async () => {
    const from = (network: number) => remove('000000').set('X-Forwarded-For', `203.0.113.${network}`);
    for (let network = 1; network <= 5; network += 1) await from(network).expect(401);
    await from(6).expect(429);
  });
});

describe('new recovery codes', () => {
  const renew = (code: string | undefined, password = PASSWORD) =>
    own.post('/profile/second-factor/recovery-codes').send({ password, ...(code !== undefined && { code }) });

  it('need the password and a code, since they turn the second factor off', async () => {
    await renew(codes[0], 'wrong-password').expect(403);
    await renew(undefined).expect(400);
    expect((await renew('000000').expect(401)).body.code).toBe('auth.wrong-code');
    expect(await stateOf()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('are a security event that the person and admins see, and an entry of the audit log', async () => {
    await renew(codes[0]).expect(200);
    const { body: seen } = await own.get('/profile/security-events').expect(200);
    expect(seen[0]).toMatchObject({ verb: 'renewed-recovery-codes', count: 1, isByAdmin: false });
    const asAdmin = (path: string) => api.as('admin').get(path).expect(200);
    const { body: events } = await asAdmin('/security-events?verb=renewed-recovery-codes');
    expect(events).toContainEqual(expect.objectContaining({ accountId: id, count: 1 }));
    const { body: entries } = await asAdmin('/audit?verb=renewed-recovery-codes');
    expect(entries).toContainEqual(expect.objectContaining({ noun: 'users', itemId: id, actorId: id }));
  });

  it('invalidate the old ones, also for parallel requests, and are reported by email', async () => {
    const send = jest.spyOn(api.application.get(Emails), 'send');
    const { body } = await renew(codes[0]).expect(200);
    const notice = { userId: id, change: 'recovery-codes' };
    expect(send).toHaveBeenCalledWith(expect.anything(), 'account-changed', notice);
    send.mockRestore();
    expect(body.codes).toHaveLength(10);
    expect(await verify(codes[1])).toBe(false);
    expect(await verify(body.codes[1])).toBe(true);
    expect(await stateOf()).toMatchObject({ recoveryCodesLeft: 9 });

    const responses = await Promise.all([renew(body.codes[2]), renew(body.codes[3])]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await stateOf()).toMatchObject({ recoveryCodesLeft: 10 });
  });
});
