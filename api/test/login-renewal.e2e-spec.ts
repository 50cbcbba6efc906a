import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import { type Api, startApi } from './start-api.ts';

const ROUTES = (await readFile(new URL('../routes.txt', import.meta.url), 'utf8'))
  .split('\n')
  .filter((line) => line.includes('needs a recent login'))
  .map((line) => line.split(' ') as [method: string, path: string, permission: string]);

const ID = '00000000-0000-4000-8000-000000000000';
const SAMPLES: Record<string, string> = { id: ID, name: 'mfe-people', userCode: 'BCDF-GHJK' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let admin: TestAgent;
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  admin = await api.logIn('admin', 'admin-vitral');
});

/** Makes the logins of all sessions as old as this. */
const age = (minutes: number) =>
  api
    .em()
    .execute(
      `update session set sess = (sess::jsonb || jsonb_build_object('authenticatedAt', ?::bigint))::json`,
      [Date.now() - minutes * 60_000],
    );

const renew = (password = 'admin-vitral', agent = admin) =>
  agent.post('/profile/login-renewal').send({ password });

function send(agent: TestAgent, method: string, path: string) {
  const url = path.replace(/^\/api/, '').replace(/:(\w+)/g, (_, name: string) => SAMPLES[name] ?? '');
  return agent[method.toLowerCase() as 'post'](url).send(method === 'GET' ? undefined : {});
}

const createAccount = (agent: TestAgent, username: string) =>
  agent.post('/admin/users').send({ name: 'Nora Vidal', username, email: null, role: 'user' });

describe('login renewal', () => {
  it.each(ROUTES)('is required by %s %s', async (method, path, permission) => {
    expect(permission).toMatch(/\.write$/);
    await age(11);
    const { body } = await send(admin, method, path).expect(403);
    expect(body.code).toBe('auth.login-not-recent');

    await send(api.asVisitor(), method, path).expect(401);
    const { body: refusal } = await send(api.as('user'), method, path).expect(403);
    const isOpen = permission === 'profile.write';
    expect(refusal.code).toBe(isOpen ? 'auth.login-not-recent' : 'auth.insufficient-permissions');
  });

  it('is required by imports of accounts only', async () => {
    await age(11);
    const check = (noun: string) =>
      admin
        .post(`/imports/${noun}`)
        .query({ filename: 'people.csv' })
        .set('Content-Type', 'application/octet-stream')
        .send(Buffer.from('x'));
    expect((await check('users').expect(403)).body.code).toBe('auth.login-not-recent');
    expect((await check('team-members')).body.code).not.toBe('auth.login-not-recent');
    await admin.get('/imports/users').expect(200);
  });

  it('is required by changes of security settings, and by no other settings', async () => {
    await age(11);
    const { body: settings } = await admin.get('/settings').expect(200);
    const save = (change: object) => admin.put('/settings').send({ ...settings, ...change });
    for (const change of [
      { secondFactorRoles: ['admin'] },
      { isPasswordLoginOff: true },
      { sessionHours: 168 },
      { sessionHours: null },
    ])
      expect((await save(change).expect(403)).body.code).toBe('auth.login-not-recent');
    for (const body of [[], {}, { secondFactorRoles: settings.secondFactorRoles }])
      expect((await admin.put('/settings').send(body).expect(400)).body.code).toBe('request.invalid');

    const { canMail: _mail, canSms: _sms, updatedAt: _date, ...input } = settings;
    const { body: saved } = await admin
      .put('/settings')
      .send({ ...input, isCompact: true })
      .expect(200);
    await renew().expect(204);
    const next = { ...input, isCompact: true, sessionHours: 4, version: saved.version };
    await admin.put('/settings').send(next).expect(200);
  });

  it('is not required within ten minutes of the login, nor for other changes', async () => {
    await age(9);
    await createAccount(admin, 'within-ten').expect(201);
    await age(11);
    await admin.put('/profile/preferences').send({ theme: 'dark' }).expect(200);
    await admin.get('/admin/users').expect(200);
  });

  it('lets the refused request pass, with the same idempotency key', async () => {
    await age(11);
    const create = () => createAccount(admin, 'same-key').set('Idempotency-Key', 'create-same-key');
    await create().expect(403);
    await renew().expect(204);
    const { body } = await create().expect(201);
    expect(body.user).toMatchObject({ username: 'same-key' });
  });

  it('gives the session a new id, and keeps the other sessions of the account', async () => {
    const login = { username: 'admin', password: 'admin-vitral' };
    const response = await api.asVisitor().post('/auth/login').send(login).expect(200);
    const cookie =
      String(response.get('Set-Cookie')?.find((text) => text.startsWith('vitral.session'))).split(';')[0] ??
      '';
    const withCookie = (value: string) => api.asVisitor().set('Cookie', value);
    const sessionsOf = async (agent: TestAgent) => (await agent.get('/profile/sessions').expect(200)).body;
    const before = await sessionsOf(withCookie(cookie));

    const renewed = await renew('admin-vitral', withCookie(cookie)).expect(204);
    const next = String(renewed.get('Set-Cookie')).split(';')[0] ?? '';
    await withCookie(cookie).get('/auth/user').expect(401);
    const after = await sessionsOf(withCookie(next));
    expect(after.map(({ id }: { id: string }) => id).sort()).toEqual(
      before.map(({ id }: { id: string }) => id).sort(),
    );
    await admin.get('/auth/user').expect(200);
  });

  it('renews one session only', async () => {
    const elsewhere = await api.logIn('admin', 'admin-vitral');
    await age(11);
    await renew().expect(204);
    await createAccount(elsewhere, 'elsewhere').expect(403);
    await createAccount(admin, 'here').expect(201);
  });

  it('refuses a wrong password, records it, and limits guesses', async () => {
    await age(11);
    for (let time = 0; time < 5; time += 1) {
      expect((await renew('wrong-password').expect(403)).body.code).toBe('auth.wrong-password');
    }
    await renew().expect(429);
    await createAccount(admin, 'guessed').expect(403);
    const { body } = await api.as('admin').get('/security-events').query({ verb: 'refused-login', limit: 1 });
    expect(body).toMatchObject([{ count: 5 }]);
  });

  it('refuses visitors and input of another shape', async () => {
    await renew('admin-vitral', api.asVisitor()).expect(401);
    for (const input of [
      {},
      { password: '' },
      { password: 'x'.repeat(129) },
      { password: 'x', role: 'admin' },
    ]) {
      await admin.post('/profile/login-renewal').send(input).expect(400);
    }
  });

  it('makes parallel renewals of one session end in one valid session', async () => {
    const renewals = await Promise.all(Array.from({ length: 4 }, () => renew()));
    const statuses = renewals.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 204 || status === 401)).toBe(true);
  });
});
