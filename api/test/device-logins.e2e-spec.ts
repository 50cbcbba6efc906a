import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import {
  DEVICE_LOGIN_LIMITS,
  type DeviceLoginApproval,
  type StartedDeviceLogin,
} from '@vitral/contracts/device-logins';
import { LIMITS } from '@vitral/contracts/limits';
import type { ModuleToken } from '@vitral/contracts/module-tokens';
import { User } from '../src/accounts/users.entity.ts';
import { DeviceLogin } from '../src/device-logins/device-logins.entity.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const ASKED = {
  ...{ machine: 'ada-laptop', module: 'mfe-people' },
  ...{ mayActivate: false, mayPreview: true, mayPromote: false },
};
const GIVEN: DeviceLoginApproval = {
  ...{ module: 'mfe-people', days: 30 },
  ...{ mayActivate: true, mayPreview: false, mayPromote: true },
};
const UNKNOWN = 'BBBB-BBBB';
let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(() =>
  em().execute(
    'delete from device_login; delete from module_token; delete from rate_limit; delete from audit_entry',
  ),
);

const em = () => api.em();
const admin = () => api.as('admin');
const post = (path: string, address = '203.0.113.7') =>
  api.asVisitor().post(path).set('x-forwarded-for', address);
const begin = async (input: object = ASKED): Promise<StartedDeviceLogin> =>
  (await post('/device-logins').send(input).expect(201)).body;
const poll = ({ deviceCode }: Pick<StartedDeviceLogin, 'deviceCode'>) =>
  post('/device-logins/token').send({ deviceCode });
const pollCode = async (login: StartedDeviceLogin) => (await poll(login)).body.code;
const approve = (userCode: string, by = admin(), given = GIVEN) =>
  by.post(`/device-logins/${userCode}/approve`).send(given);
const deny = (userCode: string, by = admin()) => by.post(`/device-logins/${userCode}/deny`).send({});
const tokens = async (): Promise<ModuleToken[]> => (await admin().get('/module-tokens').expect(200)).body;
const audit = async (): Promise<AuditEntry[]> => (await admin().get('/audit').expect(200)).body;
const expire = () => em().nativeUpdate(DeviceLogin, {}, { expiresAt: new Date(Date.now() - 1) });

describe('a login by device code', () => {
  it('starts with codes that are stored as digests', async () => {
    const login = await begin();
    expect(login).toEqual({
      deviceCode: expect.stringMatching(/^[\w-]{43}$/),
      userCode: expect.stringMatching(/^[BCDFGHJ-NP-TV-XZ]{4}-[BCDFGHJ-NP-TV-XZ]{4}$/),
      verificationPath: '/admin/device-login',
      verificationPathComplete: `/admin/device-login?code=${login.userCode}`,
      expiresIn: 600,
      interval: 5,
    });
    const row = await em().findOneOrFail(DeviceLogin, { state: 'pending' });
    expect(row.deviceCodeHash).toBe(createHash('sha256').update(login.deviceCode).digest('hex'));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${login.deviceCode}|${login.userCode}`));
  });

  it('shows what the program asks for, however the code is typed', async () => {
    const { userCode } = await begin();
    const typed = userCode.toLowerCase().replace('-', '');
    const { body } = await admin().get(`/device-logins/${typed}`).expect(200);
    expect(body).toEqual({
      ...{ ...ASKED, address: '203.0.113.7' },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
    });
  });

  it('ends with a token that has the rights chosen by the person, acts as that person, and works', async () => {
    const login = await begin();
    expect(await pollCode(login)).toBe('device-logins.pending');
    await approve(login.userCode).expect(204);
    const { body } = await poll(login).expect(200);
    expect(body).toMatchObject({
      ...{ name: 'ada-laptop', module: 'mfe-people', mayActivate: true, mayPreview: false, mayPromote: true },
      ...{
        isDeviceLogin: true,
        createdBy: 'Adriana Salazar',
        token: expect.stringMatching(/^vitral_module_/),
      },
    });
    const { token, ...listed } = body;
    expect(await tokens()).toEqual([listed]);
    const own = api.asVisitor().get('/module-tokens/current').set('authorization', `Bearer ${token}`);
    expect((await own.expect(200)).body).toEqual({
      ...{ kind: 'token', name: 'ada-laptop', module: 'mfe-people', mayActivate: true, mayPreview: true },
      mayPromote: true,
      ...{ createdBy: 'Adriana Salazar', expiresAt: listed.expiresAt },
    });
    expect(await pollCode(login)).toBe('device-logins.expired');
    expect(await audit()).toMatchObject([
      { verb: 'created', noun: 'module-tokens', actorName: 'Adriana Salazar' },
      {
        ...{ verb: 'approved', noun: 'device-logins', itemName: 'ada-laptop', actorName: 'Adriana Salazar' },
        changes: { after: { module: 'mfe-people', mayActivate: true, days: 30, address: '203.0.113.7' } },
      },
    ]);
  });

  it('ends with a token for every module if the person chooses that', async () => {
    const login = await begin();
    await approve(login.userCode, admin(), { ...GIVEN, module: null }).expect(204);
    expect((await poll(login)).body).toMatchObject({ module: null, isDeviceLogin: true });
  });

  it('ends without a token when the person denies it', async () => {
    const login = await begin({ machine: 'ada-laptop' });
    await deny(login.userCode).expect(204);
    expect(await pollCode(login)).toBe('device-logins.denied');
    expect(await tokens()).toEqual([]);
    expect(await audit()).toMatchObject([{ verb: 'denied', noun: 'device-logins' }]);
  });

  it('gives one token to many simultaneous polls', async () => {
    const login = await begin();
    await approve(login.userCode).expect(204);
    const responses = await Promise.all(Array.from({ length: 8 }, () => poll(login)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'device-logins.expired')).toHaveLength(7);
    expect(await tokens()).toHaveLength(1);
  });

  it('takes one of several simultaneous answers', async () => {
    const login = await begin();
    const answers = await Promise.all([approve, deny, approve, deny].map((answer) => answer(login.userCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    const { body } = await admin().get(`/device-logins/${login.userCode}`).expect(409);
    expect(body.code).toBe('device-logins.answered');
    expect(await audit()).toHaveLength(1);
  });

  it('may be polled too fast: the interval grows, and the answer still arrives', async () => {
    const login = await begin();
    expect(await pollCode(login)).toBe('device-logins.pending');
    expect(await pollCode(login)).toBe('device-logins.slow-down');
    expect(await em().findOneOrFail(DeviceLogin, { state: 'pending' })).toMatchObject({ interval: 10 });
    await em().nativeUpdate(DeviceLogin, {}, { lastPolledAt: new Date(Date.now() - 9000) });
    expect(await pollCode(login)).toBe('device-logins.slow-down');
    await em().nativeUpdate(DeviceLogin, {}, { lastPolledAt: new Date(Date.now() - 15_001) });
    expect(await pollCode(login)).toBe('device-logins.pending');
    await approve(login.userCode).expect(204);
    await poll(login).expect(200);
  });

  it('expires, approved or not', async () => {
    const [waiting, approved] = [await begin(), await begin()];
    await approve(approved.userCode).expect(204);
    await expire();
    expect(await pollCode(waiting)).toBe('device-logins.expired');
    expect(await pollCode(approved)).toBe('device-logins.expired');
    await approve(waiting.userCode).expect(404);
    await admin().get(`/device-logins/${waiting.userCode}`).expect(404);
    expect(await tokens()).toEqual([]);
  });

  it('gives no token once the person who approved it may no longer publish', async () => {
    await addAccount(api, { username: 'leaving', role: 'admin' });
    const login = await begin();
    await approve(login.userCode, await api.logIn('leaving', PASSWORD)).expect(204);
    await em().nativeUpdate(User, { username: 'leaving' }, { role: 'manager' });
    expect(await pollCode(login)).toBe('device-logins.denied');
    expect(await tokens()).toEqual([]);
  });

  it('is approved only below the maximum number of tokens', async () => {
    const login = await begin();
    await em().execute(
      `insert into module_token (created_at, name, module, may_activate, hash, last_four, created_by_id, created_by_name, expires_at)
       select now(), 'CI', 'mfe-people', false, gen_random_uuid(), 'abcd', gen_random_uuid(), 'Ada', now() from generate_series(1, ?)`,
      [LIMITS.moduleTokens],
    );
    const { body } = await approve(login.userCode).expect(409);
    expect(body).toMatchObject({ code: 'module-tokens.too-many', params: { max: LIMITS.moduleTokens } });
  });
});

describe('requests for logins by device code', () => {
  it.each([
    ['no machine', { machine: ' ' }],
    ['a long name of a machine', { machine: 'a'.repeat(LIMITS.name + 1) }],
    ['what cannot be a module', { machine: 'a', module: '../people' }],
    ['an unknown field', { machine: 'a', state: 'approved' }],
  ])('are refused with %s', async (_wrong, input) => {
    await post('/device-logins').send(input).expect(400);
  });

  it('are limited for each network, and altogether', async () => {
    for (let time = 0; time < 20; time += 1) await begin();
    const { headers } = await post('/device-logins').send(ASKED).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post('/device-logins', '198.51.100.9').send(ASKED).expect(201);

    await em().execute(
      `insert into device_login (created_at, device_code_hash, user_code_hash, machine, address, may_activate, may_preview,
         "interval", expires_at)
       select now(), gen_random_uuid(), gen_random_uuid(), 'a', '', false, false, 5, now() + interval '1 minute'
       from generate_series(1, ?)`,
      [DEVICE_LOGIN_LIMITS.open],
    );
    await post('/device-logins', '198.51.100.10').send(ASKED).expect(429);
    await expire();
    await post('/device-logins', '198.51.100.10').send(ASKED).expect(201);
  });

  it('with unknown device codes are limited for each network', async () => {
    const guess = () => poll({ deviceCode: 'x'.repeat(43) });
    for (let time = 0; time < 30; time += 1) await guess().expect(400);
    await guess().expect(429);
  });

  it('with wrong user codes are limited for each account, simultaneous ones too', async () => {
    const { userCode } = await begin();
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => admin().get(`/device-logins/${UNKNOWN}`)),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
    await approve(userCode).expect(429);
    await em().execute('delete from rate_limit');
    for (let time = 0; time < 15; time += 1) await admin().get(`/device-logins/${userCode}`).expect(200);
    await approve(userCode).expect(204);
  });

  it('are answered only by accounts that may publish, and never by tokens', async () => {
    const login = await begin();
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get(`/device-logins/${login.userCode}`).expect(status);
      await approve(login.userCode, agent).expect(status);
      await deny(login.userCode, agent).expect(status);
    }
    const other = await begin();
    await approve(other.userCode).expect(204);
    const { body } = await poll(other).expect(200);
    const byToken = api.asVisitor().post(`/device-logins/${login.userCode}/approve`);
    await byToken.set('authorization', `Bearer ${body.token}`).send(GIVEN).expect(401);
    expect(await pollCode(login)).toBe('device-logins.pending');
  });
});
