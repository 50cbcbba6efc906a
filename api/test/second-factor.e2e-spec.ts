import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ROLES, type Role } from '@vitral/contracts/access';
import type TestAgent from 'supertest/lib/agent.js';
import { SecondFactor } from '../src/accounts/auth/second-factor/second-factor.service.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { User } from '../src/accounts/users.entity.ts';
import { totpOf, turnOnSecondFactor } from './set-up/authenticator.ts';
import { type Api, startApi } from './start-api.ts';

const CODE = /^[a-hj-km-np-z]{4}-[a-hj-km-np-z]{4}-[a-hj-km-np-z]{4}$/;

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());

let own: TestAgent;
beforeEach(async () => {
  const em = orm.em.fork();
  for (const table of ['rate_limit', 'recovery_code']) await em.execute(`delete from ${table}`);
  const off = { secondFactorAt: null, secondFactorSecret: null, secondFactorStep: null };
  await em.nativeUpdate(User, {}, off);
  await api.logInEveryone();
  own = api.as('user');
});

const prepare = (agent = own, role: Role = 'user') =>
  agent.post('/profile/second-factor').send({ password: `${role}-vitral` });
const confirm = (code: string, agent = own) => agent.put('/profile/second-factor').send({ code });

async function verify(code: string, username = 'user'): Promise<boolean> {
  const em = orm.em.fork();
  const { id } = await em.findOneOrFail(User, { username });
  return api.application.get(SecondFactor).verify(em, id, code);
}

const remove = (code: string, password = 'user-vitral') =>
  own.post('/profile/second-factor/removal').send({ password, code });

const stateOf = async (agent = own) => (await agent.get('/profile/second-factor').expect(200)).body;

describe('second factor', () => {
  it.each(ROLES)('can be set up by a %s with an authenticator and a first code', async (role) => {
    const agent = await api.logIn(role, `${role}-vitral`);
    expect(await stateOf(agent)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });

    const { body } = await prepare(agent, role).expect(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(
        new RegExp(`^otpauth://totp/Vitral:${role}\\?issuer=Vitral&secret=${body.secret}&`),
      ),
    });
    expect(await stateOf(agent)).toMatchObject({ isOn: false });
    expect(await verify(totpOf(body.secret), role)).toBe(false);

    const { body: response } = await confirm(totpOf(body.secret), agent).expect(200);
    expect(response.codes).toEqual(Array(10).fill(expect.stringMatching(CODE)));
    expect(new Set(response.codes).size).toBe(10);
    expect(await stateOf(agent)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    const { body: user } = await agent.get('/auth/user').expect(200);
    expect(user.hasSecondFactor).toBe(true);
  });

  it('accepts each code of the authenticator once and no older one', async () => {
    const { secret } = await turnOnSecondFactor(own);
    expect(await verify(totpOf(secret, -1))).toBe(false);
    expect(await verify(totpOf(secret, 1))).toBe(true);
    expect(await verify(totpOf(secret, 1))).toBe(false);
    expect(await verify(totpOf(secret))).toBe(false);
  });

  it('accepts a code as people type it, and refuses wrong codes and those of other times', async () => {
    const { secret } = await turnOnSecondFactor(own);
    for (const code of ['', '12345', '1234567', totpOf(secret, -3), totpOf(secret, 3), 'abcd-efgh-jkmn']) {
      expect(await verify(code)).toBe(false);
    }
    const [, head, tail] = /^(...)(...)$/.exec(totpOf(secret)) ?? [];
    expect(await verify(` ${head} ${tail} `)).toBe(true);
  });

  it('accepts a code once in parallel requests', async () => {
    const { secret, codes } = await turnOnSecondFactor(own);
    for (const code of [totpOf(secret), codes[0] ?? '']) {
      const responses = await Promise.all(Array.from({ length: 8 }, () => verify(code)));
      expect(responses.filter(Boolean)).toHaveLength(1);
    }
  });

  it('accepts each recovery code once, however it is typed, and only for its own account', async () => {
    const { codes } = await turnOnSecondFactor(own);
    const [first = '', second = ''] = codes;
    expect(await verify(first, 'manager')).toBe(false);
    expect(await verify(first.toUpperCase().replaceAll('-', ' '))).toBe(true);
    expect(await verify(first)).toBe(false);
    expect(await verify(second.replaceAll('-', ''))).toBe(true);
    expect(await stateOf()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('ends the other sessions and continues under a new id', async () => {
    const other = await api.logIn('user', 'user-vitral');
    const { body } = await prepare().expect(200);
    const { headers } = await confirm(totpOf(body.secret)).expect(200);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^vitral\.session=[^;]/)]);
    await own.get('/auth/user').expect(200);
    await other.get('/auth/user').expect(401);
  });

  it('replaces an unconfirmed secret, and requires a code before it takes effect', async () => {
    const { body: first } = await prepare().expect(200);
    const { body: second } = await prepare().expect(200);
    const { body: refusal } = await confirm(totpOf(first.secret)).expect(401);
    expect(refusal.code).toBe('auth.wrong-code');
    await confirm(totpOf(second.secret)).expect(200);
  });

  it('refuses requests that do not fit its state', async () => {
    const refused = async (request: ReturnType<TestAgent['post']>, code: string) =>
      expect((await request.expect(409)).body.code).toBe(code);
    await refused(confirm('123456'), 'auth.second-factor-off');
    await refused(remove('123456'), 'auth.second-factor-off');
    const proof = { password: 'user-vitral', code: '123456' };
    await refused(own.post('/profile/second-factor/recovery-codes').send(proof), 'auth.second-factor-off');
    const { secret } = await turnOnSecondFactor(own);
    await refused(prepare(), 'auth.second-factor-on');
    await refused(confirm(totpOf(secret)), 'auth.second-factor-on');
  });

  it('turns on once in parallel requests, and returns the valid recovery codes', async () => {
    const { body } = await prepare().expect(200);
    const responses = await Promise.all(Array.from({ length: 4 }, () => confirm(totpOf(body.secret))));
    const winners = responses.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const [recoveryCode = ''] = winners[0]?.body.codes as string[];
    expect(await verify(recoveryCode)).toBe(true);
  });

  it('requires the password and limits guesses of passwords and codes', async () => {
    await prepare().expect(200);
    const renew = (password: string) =>
      own.post('/profile/second-factor/recovery-codes').send({ password, code: '000 000' });
    const withPassword = [
      (password: string) => own.post('/profile/second-factor').send({ password }),
      (password: string) => remove('000 000', password),
      renew,
    ];
    for (let time = 0; time < 5; time += 1) {
      await withPassword[time % withPassword.length]?.('wrong-password').expect(403);
      await confirm('000 000').expect(401);
    }
    for (const request of withPassword) await request('user-vitral').expect(429);
    await confirm('000 000').expect(429);
  });

  it.each([
    ['post', '', {}],
    ['post', '', { password: 'p'.repeat(129) }],
    ['post', '', { password: 'user-vitral', secret: 'A'.repeat(32) }],
    ['put', '', { code: 123_456 }],
    ['put', '', { code: '1'.repeat(41) }],
    ['post', '/removal', { password: null, code: '123456' }],
    ['post', '/removal', { password: 'user-vitral' }],
    ['post', '/recovery-codes', { password: [], code: '123456' }],
    ['post', '/recovery-codes', { password: 'user-vitral' }],
  ] as const)('refuses %s %s %j', async (method, path, input) => {
    const { body } = await own[method](`/profile/second-factor${path}`).send(input).expect(400);
    expect(body.code).toBe('request.invalid');
  });

  it('is audited and reported by email, and its secrets are never stored in clear text', async () => {
    const send = jest.spyOn(api.application.get(Emails), 'send');
    const { secret, codes } = await turnOnSecondFactor(own);
    await remove(codes[9] ?? '').expect(204);
    const notices = send.mock.calls.map(([, template, data]) => ({ template, ...data }));
    expect(notices).toMatchObject([
      { template: 'account-changed', change: 'second-factor-on' },
      { template: 'account-changed', change: 'second-factor-off' },
    ]);
    send.mockRestore();
    const { body: entries } = await api.as('admin').get('/audit').query({ limit: 2 });
    expect(entries).toMatchObject([
      { verb: 'unsecured', noun: 'users', itemName: 'Lucía Ferrer', actorName: 'Lucía Ferrer' },
      { verb: 'secured', noun: 'users', itemName: 'Lucía Ferrer', actorName: 'Lucía Ferrer' },
    ]);

    const again = await turnOnSecondFactor(own);
    const em = orm.em.fork();
    const stored = await Promise.all(
      ['account', 'recovery_code', 'audit_entry', 'session'].map((table) =>
        em.execute(`select * from ${table}`),
      ),
    );
    const everything = JSON.stringify(stored);
    expect(everything).toContain('"code_hash":"$argon2id$');
    const bare = again.codes.map((code) => code.replaceAll('-', ''));
    for (const text of [secret, again.secret, ...codes, ...again.codes, ...bare]) {
      expect(everything).not.toContain(text);
    }
  });

  it('never reveals the secret again, and shows admins only that it is on', async () => {
    const { secret } = await turnOnSecondFactor(own);
    const responses = await Promise.all([
      own.get('/profile/second-factor'),
      own.get('/auth/user'),
      api.as('admin').get('/admin/users'),
      api.as('admin').get('/audit'),
    ]);
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/secondFactor(Secret|Step)|codeHash/);
    }
  });
});
