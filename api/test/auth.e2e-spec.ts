import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { User } from '../src/users/users.entity.ts';
import { type Api, startApi } from './start-api.ts';

const COOKIE = 'vitral.session';

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());
beforeEach(() => orm.em.fork().execute('delete from rate_limit'));

function logIn(username: string, password: string, headers: Record<string, string> = {}) {
  return api.asVisitor().post('/auth/login').set(headers).send({ username, password });
}

async function countSessions(): Promise<number> {
  const [row] = await orm.em
    .fork()
    .execute<{ count: number }[]>('select count(*)::int as count from session');
  return row?.count ?? 0;
}

function sessionCookie(headers: Record<string, unknown>): string {
  const [cookie = ''] = (headers['set-cookie'] ?? []) as string[];
  return cookie;
}

it('says who is logged in, and 401 to whoever is not', async () => {
  const { body } = await api.as('manager').get('/auth/user').expect(200);
  expect(body).toEqual({
    id: expect.any(String),
    name: 'Mateo Rivas',
    username: 'manager',
    email: null,
    role: 'manager',
    isAdmin: false,
    isManager: true,
    language: null,
    theme: null,
    density: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
    lastLogin: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const { body: refusal } = await api.asVisitor().get('/auth/user').expect(401);
  expect(refusal).toMatchObject({ statusCode: 401, code: 'auth.unauthorized' });
});

it('answers a login with the account and a cookie that scripts and other sites cannot use', async () => {
  const { body, headers } = await logIn('Admin', 'admin-vitral').expect(200);
  expect(body.user).toMatchObject({ username: 'admin', role: 'admin', isAdmin: true, isManager: true });
  expect(body.user).not.toHaveProperty('passwordHash');
  expect(sessionCookie(headers)).toMatch(
    /^vitral\.session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

it('marks the cookie as secure when the request came by TLS', async () => {
  const proxied = await startApi({ TRUST_PROXY: '1' });
  try {
    const { headers } = await proxied
      .asVisitor()
      .post('/auth/login')
      .set('X-Forwarded-Proto', 'https')
      .send({ username: 'user', password: 'user-vitral' });
    expect(sessionCookie(headers)).toContain('; Secure');
  } finally {
    await proxied.stop();
  }
});

it('gives a new session id at login', async () => {
  const agent = api.asVisitor();
  const first = await agent.post('/auth/login').send({ username: 'user', password: 'user-vitral' });
  const second = await agent.post('/auth/login').send({ username: 'admin', password: 'admin-vitral' });
  expect(sessionCookie(second.headers)).not.toBe(sessionCookie(first.headers));

  const [old = ''] = sessionCookie(first.headers).split(';');
  await api.asVisitor().get('/auth/user').set('Cookie', old).expect(401);
});

it('makes no session for visitors', async () => {
  const before = await countSessions();
  const { headers } = await api.asVisitor().get('/testimonials').expect(200);
  await logIn('admin', 'wrong-password').expect(401);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await countSessions()).toBe(before);
});

it('refuses a wrong password, an unknown account and a disabled one alike', async () => {
  const em = orm.em.fork();
  await em.nativeUpdate(User, { username: 'user' }, { isEnabled: false });
  try {
    for (const [username, password] of [
      ['admin', 'wrong-password'],
      ['nobody', 'admin-vitral'],
      ['user', 'user-vitral'],
    ] as const) {
      const { body } = await logIn(username, password).expect(401);
      expect(body).toMatchObject({
        code: 'auth.invalid-credentials',
        message: 'Invalid username or password',
      });
      expect(body.params).toEqual({});
    }
    await api.as('user').get('/auth/user').expect(401);
  } finally {
    await em.nativeUpdate(User, { username: 'user' }, { isEnabled: true });
  }
});

it('refuses credentials that are missing, no texts or too long', async () => {
  for (const input of [{}, { username: 'admin' }, { username: 'admin', password: 7 }]) {
    await api.asVisitor().post('/auth/login').send(input).expect(400);
  }
  await logIn('a'.repeat(51), 'password').expect(400);
  await logIn('admin', 'p'.repeat(129)).expect(400);
  await logIn('a'.repeat(50), 'p'.repeat(128)).expect(401);
});

it('ends the session at logout', async () => {
  const agent = await api.logIn('user', 'user-vitral');
  const before = await countSessions();
  const { headers } = await agent.post('/auth/logout').expect(204);
  expect(sessionCookie(headers)).toMatch(new RegExp(`^${COOKIE}=;`));
  expect(await countSessions()).toBe(before - 1);
  await agent.get('/auth/user').expect(401);
  await api.asVisitor().post('/auth/logout').expect(204);
});

it('writes logins down', async () => {
  await api.logIn('user', 'user-vitral');
  const { body } = await api.as('admin').get('/audit').query({ limit: 1 });
  expect(body).toEqual([
    expect.objectContaining({
      verb: 'logged-in',
      noun: 'users',
      itemName: 'Lucía Ferrer',
      actorName: 'Lucía Ferrer',
    }),
  ]);
});

it('slows guessing down without locking the owner out elsewhere', async () => {
  const proxied = await startApi({ TRUST_PROXY: '1' });
  const attempt = (address: string, password: string) =>
    proxied
      .asVisitor()
      .post('/auth/login')
      .set('X-Forwarded-For', address)
      .send({ username: 'admin', password });
  try {
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => attempt('203.0.113.7', 'wrong-password')),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);

    const { body, headers } = await attempt('203.0.113.7', 'admin-vitral').expect(429);
    expect(body.code).toBe('request.too-many');
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    expect(body.params.retryAfter).toBeGreaterThan(0);

    await attempt('198.51.100.20', 'admin-vitral').expect(200);
  } finally {
    await proxied.stop();
  }
});

it('counts every address of one network together', async () => {
  const proxied = await startApi({ TRUST_PROXY: '1' });
  try {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) {
      const { status } = await proxied
        .asVisitor()
        .post('/auth/login')
        .set('X-Forwarded-For', `2001:db8:1:2::${host}`)
        .send({ username: 'admin', password: 'wrong-password' });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  } finally {
    await proxied.stop();
  }
});

it('does not count logins that succeed', async () => {
  for (let time = 0; time < 8; time += 1) await logIn('user', 'user-vitral').expect(200);
});

it('keeps the session of whoever is active and lets polling pass by', async () => {
  const agent = await api.logIn('user', 'user-vitral');
  const em = orm.em.fork();
  await em.execute(`update session set expire = now() + interval '1 hour'`);
  const isExtended = async () => {
    const rows = await em.execute(`select from session where expire > now() + interval '23 hours'`);
    return rows.length > 0;
  };
  await agent.get('/admin/stats').expect(200);
  expect(await isExtended()).toBe(false);
  await agent.get('/auth/user').expect(200);
  expect(await isExtended()).toBe(true);
});

it('lists the demo accounts in demo mode only', async () => {
  const { body } = await api.asVisitor().get('/auth/demo-accounts').expect(200);
  expect(body).toContainEqual({ username: 'manager', password: 'manager-vitral', role: 'manager' });

  const serious = await startApi({ DEMO: 'false' });
  try {
    await serious.asVisitor().get('/auth/demo-accounts').expect(404);
  } finally {
    await serious.stop();
  }
});
