import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ROLES } from '@vitral/contracts/access';
import type TestAgent from 'supertest/lib/agent.js';
import { UserLink, User } from '../src/accounts/users.entity.ts';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { PASSWORD } from './set-up/accounts.ts';
import { pause } from './set-up/pause.ts';
import { type Api, startApi } from './start-api.ts';

const OLD = PASSWORD;
const NEW = 'siete barcos verdes';

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());

let own: TestAgent;
beforeEach(async () => {
  const em = orm.em.fork();
  await em.execute('delete from rate_limit');
  for (const username of ROLES) {
    const passwordHash = await hashPassword(OLD);
    await em.nativeUpdate(User, { username }, { passwordHash });
  }
  await api.logInEveryone();
  own = api.as('user');
});

function change(agent: TestAgent, input: object = {}) {
  return agent.post('/profile/password').send({ currentPassword: OLD, newPassword: NEW, ...input });
}

function sessionCookie(headers: Record<string, unknown>): string {
  const cookies = headers['set-cookie'] as string[];
  return cookies.find((cookie) => cookie.startsWith('vitral.session='))?.split(';')[0] ?? '';
}

function logIn(password: string) {
  return api.asVisitor().post('/auth/login').send({ username: 'user', password });
}

/** Resolves when some request waits for a row that a transaction of the spec has locked. */
async function expectToWait(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await orm.em.fork().execute(waiting)).length === 0) await pause();
}

describe('own password', () => {
  it('changes the password: only the new one logs in', async () => {
    await change(own).expect(204);
    await logIn(NEW).expect(200);
    await logIn(OLD).expect(401);
  });

  it.each(ROLES)('lets a %s change their own password', async (role) => {
    const agent = api.as(role);
    await change(agent, {}).expect(204);
    await agent.get('/auth/user').expect(200);
  });

  it('ends the other sessions and continues under a new id, so that the old cookie is invalid', async () => {
    const other = await api.logIn('user', OLD);
    const login = await logIn(OLD).expect(200);
    const old = sessionCookie(login.headers);
    const agent = api.asVisitor();
    const { headers } = await change(agent).set('Cookie', old).expect(204);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^vitral\.session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(sessionCookie(headers)).not.toBe(old);
    await agent.get('/auth/user').expect(200);
    await api.asVisitor().get('/auth/user').set('Cookie', old).expect(401);
    await other.get('/auth/user').expect(401);
    await own.get('/auth/user').expect(401);
    await api.as('admin').get('/auth/user').expect(200);
  });

  it('does not revive a session that ended during the request', async () => {
    const changing = await orm.em.fork().transactional(async (em) => {
      await em.execute(`select from account where username = 'user' for update`);
      const request = change(own).then(({ status }) => status);
      await expectToWait();
      await em.execute('delete from session');
      return { request };
    });
    expect(await changing.request).toBe(401);
    await own.get('/auth/user').expect(401);
    await logIn(OLD).expect(200);
  });

  it('refuses a wrong current password and changes nothing', async () => {
    const { body } = await change(own, { currentPassword: 'user-vitrales' }).expect(403);
    expect(body.code).toBe('auth.wrong-password');
    await own.get('/auth/user').expect(200);
    await logIn(OLD).expect(200);
  });

  it('refuses a new password that is too weak for the policy', async () => {
    for (const newPassword of ['short', 'password123', 'Lucía Ferrer 1']) {
      const { body } = await change(own, { newPassword }).expect(400);
      expect(body).toMatchObject({ code: 'auth.weak-password', params: { minLength: 10, minScore: 2 } });
    }
    await own.get('/auth/user').expect(200);
    await logIn(OLD).expect(200);
  });

  it.each([
    {},
    { currentPassword: OLD },
    { currentPassword: OLD, newPassword: 'p'.repeat(129) },
    { currentPassword: 'p'.repeat(129), newPassword: NEW },
    { currentPassword: [OLD], newPassword: NEW },
    { currentPassword: OLD, newPassword: NEW, username: 'admin' },
  ])('refuses the input %#', async (input) => {
    const { body } = await own.post('/profile/password').send(input).expect(400);
    expect(body.code).toBe('request.invalid');
  });

  it('counts wrong passwords, including parallel ones, without locking out logins', async () => {
    const other = await api.logIn('user', OLD);
    const from = (url: string, currentPassword: string, agent = own) =>
      change(agent, { currentPassword }).set('X-Forwarded-For', url);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => from('203.0.113.7', 'wrong-password')));
    expect(guesses.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);

    const { headers, body } = await from('203.0.113.7', OLD).expect(429);
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    const secondFactor = own.post('/profile/second-factor').set('X-Forwarded-For', '203.0.113.7');
    await secondFactor.send({ password: OLD }).expect(429);
    await from('198.51.100.20', OLD, other).expect(204);
  });

  it('accepts one of two parallel changes', async () => {
    const changes = await Promise.all(
      [NEW, 'nueve cometas rojas'].map((newPassword) => change(own, { newPassword })),
    );
    const statuses = changes.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const { status } = await logIn(NEW);
    expect(status).toBe(statuses[0] === 204 ? 200 : 401);
  });

  it('invalidates a pending password link', async () => {
    const em = orm.em.fork();
    for (const { id } of await em.findAll(User)) {
      const link = { user: id, kind: 'password-reset', tokenHash: id, expiresAt: new Date() } as const;
      em.persist(em.create(UserLink, link));
    }
    await em.flush();
    await change(own).expect(204);
    const left = await orm.em.fork().find(UserLink, {});
    expect(left).toHaveLength(2);
    const { body: user } = await own.get('/auth/user');
    expect(left.map((link) => link.user)).not.toContain(user.id);
  });

  it('audits the change without the passwords, and sends an email', async () => {
    const send = jest.spyOn(api.application.get(Emails), 'send');
    await change(own).expect(204);

    const { body: user } = await own.get('/auth/user');
    expect(send.mock.calls.map(([, ...email]) => email)).toEqual([
      ['account-changed', { userId: user.id, change: 'password' }],
    ]);
    send.mockRestore();
    const em = orm.em.fork();
    const [entry] = await em.execute('select * from audit_entry order by created_at desc, id desc limit 1');
    expect(entry).toMatchObject({ verb: 'changed-password', noun: 'users', item_id: user.id, changes: null });
    const all = JSON.stringify(await em.execute('select * from audit_entry'));
    for (const secret of [OLD, NEW, 'argon2']) expect(all).not.toContain(secret);
  });
});
