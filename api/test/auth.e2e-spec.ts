import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { NEWEST_NEWS } from '@vitral/contracts/news';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
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
  const cookies = (headers['set-cookie'] ?? []) as string[];
  return cookies.find((cookie) => cookie.startsWith(COOKIE)) ?? '';
}

const median = (list: number[]) => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;

describe('auth', () => {
  it('returns the account of the session, and 401 without a session', async () => {
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
      notificationEmails: 'none',
      hidesFirstSteps: false,
      newsSeen: NEWEST_NEWS,
      hasPassword: true,
      isBreakGlass: false,
      hasSecondFactor: false,
      passkeyCount: 0,
      modulePermissions: [],
      needsSecondFactor: false,
      lastLogin: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const { body: refusal } = await api.asVisitor().get('/auth/user').expect(401);
    expect(refusal).toMatchObject({ statusCode: 401, code: 'auth.unauthorized' });
  });

  it('responds to a login with the account and a cookie that scripts and other sites cannot use', async () => {
    const { body, headers } = await logIn('Admin', 'admin-vitral').expect(200);
    expect(body.user).toMatchObject({ username: 'admin', role: 'admin', isAdmin: true, isManager: true });
    expect(body.user).not.toHaveProperty('passwordHash');
    expect(sessionCookie(headers)).toMatch(
      /^vitral\.session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('uses a session cookie behind TLS that no other host and no plain connection can set', async () => {
    const proxied = await startApi({ TRUST_PROXY: '1' });
    const tls = { 'X-Forwarded-Proto': 'https' };
    const logInBy = async (headers: Record<string, string>) => {
      const login = proxied.asVisitor().post('/auth/login').set(headers);
      const response = await login
        .send({ username: 'user', password: proxied.passwordOf('user') })
        .expect(200);
      const cookies = (response.headers['set-cookie'] ?? []) as unknown as string[];
      return cookies.find((cookie) => cookie.includes(COOKIE)) ?? '';
    };
    const pair = (cookie: string) => cookie.split(';')[0] ?? '';
    const ask = (cookie: string, headers: Record<string, string>) =>
      proxied
        .asVisitor()
        .get('/auth/user')
        .set({ ...headers, cookie });
    try {
      const secure = await logInBy(tls);
      expect(secure).toMatch(
        /^__Host-vitral\.session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
      await ask(pair(secure), tls).expect(200);
      await ask(pair(secure), {}).expect(401);

      const plain = await logInBy({});
      await ask(pair(plain), {}).expect(200);
      await ask(pair(plain), tls).expect(401);
      await ask(`__Host-${pair(plain)}`, tls).expect(200);

      const { headers } = await proxied
        .asVisitor()
        .post('/auth/logout')
        .set({ ...tls, cookie: pair(secure) })
        .expect(204);
      expect(String(headers['set-cookie'])).toMatch(/^__Host-vitral\.session=; Path=\/; .*; Secure/);
      await ask(pair(secure), tls).expect(401);
    } finally {
      await proxied.stop();
    }
  });

  it('creates a new session id at each login', async () => {
    const agent = api.asVisitor();
    const first = await agent.post('/auth/login').send({ username: 'user', password: 'user-vitral' });
    const second = await agent.post('/auth/login').send({ username: 'admin', password: 'admin-vitral' });
    expect(sessionCookie(second.headers)).not.toBe(sessionCookie(first.headers));

    const [old = ''] = sessionCookie(first.headers).split(';');
    await api.asVisitor().get('/auth/user').set('Cookie', old).expect(401);
  });

  it('creates no session for visitors', async () => {
    const before = await countSessions();
    const { headers } = await api.asVisitor().get('/testimonials').expect(200);
    await logIn('admin', 'wrong-password').expect(401);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await countSessions()).toBe(before);
  });

  describe('a login with wrong credentials', () => {
    beforeAll(async () => {
      await addAccount(api, { username: 'known' });
      await addAccount(api, { username: 'disabled', isEnabled: false });
      await addAccount(api, { username: 'invited', passwordHash: null });
      await addAccount(api, { username: 'waiting', isEnabled: false, awaitsApproval: true });
    });

    it('gets the same response for every kind of account', async () => {
      const responses = [];
      for (const [username, password] of [
        ['known', 'wrong-password'],
        ['unknown', PASSWORD],
        ['disabled', PASSWORD],
        ['invited', PASSWORD],
        ['waiting', 'wrong-password'],
      ] as const) {
        const { body, headers } = await logIn(username, password).expect(401);
        expect(body).toMatchObject({
          code: 'auth.invalid-credentials',
          message: 'Invalid username or password',
          params: {},
        });
        responses.push([Object.keys(headers).sort(), headers['content-length'], Object.keys(body)]);
      }
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    });

    it('takes the same time for every kind of account', async () => {
      const names = ['known', 'unknown', 'disabled', 'invited', 'waiting'];
      const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
      for (let round = 0; round < 9; round += 1) {
        await orm.em.fork().execute('delete from rate_limit');
        for (const [username, list] of Object.entries(times)) {
          const start = performance.now();
          await logIn(username, 'wrong-password').expect(401);
          list.push(performance.now() - start);
        }
      }
      const { known = 0, ...others } = Object.fromEntries(
        Object.entries(times).map(([username, list]) => [username, median(list)]),
      );
      // If no password hash were verified, a login would take a twentieth of the time.
      for (const other of Object.values(others)) {
        expect(other / known).toBeGreaterThan(0.2);
        expect(other / known).toBeLessThan(5);
      }
    });
  });

  it('returns the options of the login screen without a session', async () => {
    const options = async () => (await api.asVisitor().get('/auth/options').expect(200)).body;
    const others = { canMail: false, isPasswordLoginOff: false, providers: [] };
    expect(await options()).toEqual({ ...others, isRegistrationOpen: false, passwordMinLength: 10 });
    await changeSettings(api, { isRegistrationOpen: true, passwordPolicy: 'high' });
    expect(await options()).toEqual({ ...others, isRegistrationOpen: true, passwordMinLength: 12 });
    await changeSettings(api, {});
  });

  it('refuses credentials that are missing, not strings or too long', async () => {
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
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(await countSessions()).toBe(before - 1);
    await agent.get('/auth/user').expect(401);
    await api.asVisitor().post('/auth/logout').expect(204);
  });

  it('records logins in the audit log', async () => {
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
});
