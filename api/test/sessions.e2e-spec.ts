import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS, SESSION_HOURS } from '@vitral/contracts';
import type { SessionData } from 'express-session';
import type { Pool } from 'pg';
import { AccountSessions } from '../src/platform/sessions/account-sessions.ts';
import { SessionStore } from '../src/platform/sessions/session-store.ts';
import { User } from '../src/users/users.entity.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let orm: MikroORM;
let sessions: AccountSessions;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
  sessions = api.application.get(AccountSessions);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await changeSettings(api, {});
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

let count = 0;
async function someone(details: Partial<User> = {}) {
  const username = `someone-${++count}`;
  const account = await addAccount(api, { username, ...details } as { username: string });
  return { account, username, agent: await api.logIn(username, PASSWORD) };
}

const logIn = (username: string, agent = api.asVisitor()) =>
  agent.post('/auth/login').send({ username, password: PASSWORD });

function cookieOf(headers: Record<string, unknown>): string {
  const cookies = (headers['set-cookie'] ?? []) as string[];
  return cookies.find((cookie) => cookie.startsWith('vitral.session='))?.split(';')[0] ?? '';
}

const pool = (): Promise<Pool> => orm.em.getConnection().getNativeClient();

const ask = (cookie: string) => api.asVisitor().get('/auth/user').set('Cookie', cookie);

/** As if the last request had been so long ago. */
const age = (accountId: string, time: string) =>
  orm.em
    .fork()
    .execute(
      `update session set seen_at = seen_at - ?::interval, expire = expire - ?::interval where account_id = ?`,
      [time, time, accountId],
    );

async function minutesLeft(accountId: string): Promise<number> {
  const [row] = await orm.em
    .fork()
    .execute<{ minutes: number }[]>(
      'select (extract(epoch from expire - now()) / 60)::int as minutes from session where account_id = ?',
      [accountId],
    );
  return row?.minutes ?? 0;
}

const countSessions = async (accountId: string) => (await sessions.list(accountId, '')).total;

it('adopts no session id that a browser brings along', async () => {
  const { username, agent } = await someone();
  await agent.post('/auth/logout').expect(204);

  const victim = api.asVisitor();
  const brought = cookieOf((await logIn(username)).headers);
  const { headers } = await logIn(username, victim.set('Cookie', brought)).expect(200);
  expect(cookieOf(headers)).not.toBe(brought);
  await ask(brought).expect(401);
  await ask(cookieOf(headers)).expect(200);

  const { headers: answer } = await logIn(username)
    .set('Cookie', 'vitral.session=s%3Achosen.signature; vitral.session=chosen')
    .expect(200);
  expect(cookieOf(answer)).not.toContain('chosen');
  await ask('vitral.session=chosen').expect(401);
});

it('opens nothing to a cookie that is sent again after logout, the end of its session or a new password', async () => {
  const { account, username } = await someone();
  const cookie = async () => cookieOf((await logIn(username)).headers);
  const endings: ((cookie: string) => Promise<unknown>)[] = [
    (own) => api.asVisitor().post('/auth/logout').set('Cookie', own).expect(204),
    () => orm.em.fork().transactional((em) => sessions.end(em, account.id)),
    async () => {
      const [session] = (await sessions.list(account.id, '')).items;
      await sessions.endOne(account.id, session?.id ?? '');
    },
    (own) =>
      api
        .asVisitor()
        .post('/profile/password')
        .set('Cookie', own)
        .send({ currentPassword: PASSWORD, newPassword: 'otra linterna de barro' })
        .expect(204),
  ];
  for (const end of endings) {
    await orm.em.fork().execute('delete from session where account_id = ?', [account.id]);
    const replayed = await cookie();
    await ask(replayed).expect(200);
    await end(replayed);
    await ask(replayed).expect(401);
  }
});

it('ends all sessions of an account but the one that is excepted, and those of nobody else', async () => {
  const { account, username, agent } = await someone();
  const other = await someone();
  const { headers } = await logIn(username).expect(200);
  const sid = /s%3A([^.]+)\./.exec(cookieOf(headers))?.[1] ?? '';
  const { items } = await sessions.list(account.id, decodeURIComponent(sid));
  expect(items).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);

  const [foreign] = (await sessions.list(other.account.id, '')).items;
  await expect(sessions.endOne(account.id, foreign?.id ?? '')).rejects.toMatchObject({
    code: 'request.not-found',
  });
  await orm.em
    .fork()
    .transactional((em) => sessions.end(em, account.id, { exceptSid: decodeURIComponent(sid) }));
  await agent.get('/auth/user').expect(401);
  await ask(cookieOf(headers)).expect(200);
  await other.agent.get('/auth/user').expect(200);
});

it('takes a live session away from the disabled and the deleted, and leaves the demoted what is theirs', async () => {
  const { account, agent } = await someone({ role: 'admin' });
  await agent.get('/admin/users').expect(200);
  const em = orm.em.fork();
  await em.nativeUpdate(User, { id: account.id }, { role: 'user' });
  await agent.get('/admin/users').expect(403);
  await agent.get('/content').expect(200);
  await em.nativeUpdate(User, { id: account.id }, { isEnabled: false });
  await agent.get('/auth/user').expect(401);
  await agent.get('/content').expect(401);

  await em.nativeDelete(User, { id: account.id });
  expect(await countSessions(account.id)).toBe(0);
});

it.each(SESSION_HOURS)(
  'keeps an idle session for %d hours when the settings say so',
  async (sessionHours) => {
    await changeSettings(api, { sessionHours });
    const { account, agent } = await someone();
    expect(await minutesLeft(account.id)).toBe(sessionHours * 60);

    await age(account.id, `${sessionHours * 60 - 1} minutes`);
    const { headers } = await agent.get('/auth/user').expect(200);
    expect(await minutesLeft(account.id)).toBe(sessionHours * 60);
    const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect((Date.parse(expires) - Date.now()) / 3_600_000).toBeCloseTo(sessionHours, 1);

    await age(account.id, `${sessionHours * 60 + 1} minutes`);
    await agent.get('/auth/user').expect(401);
    expect(await countSessions(account.id)).toBe(0);
  },
);

it('takes up a new timeout at the next request, for sessions that began under another', async () => {
  await changeSettings(api, { sessionHours: 24 });
  const { account, agent } = await someone();
  const idle = await someone();
  await age(idle.account.id, '2 hours');

  await changeSettings(api, { sessionHours: 1 });
  await agent.get('/auth/user').expect(200);
  expect(await minutesLeft(account.id)).toBe(60);
  await idle.agent.get('/auth/user').expect(401);

  await changeSettings(api, { sessionHours: 168 });
  await agent.get('/auth/user').expect(200);
  expect(await minutesLeft(account.id)).toBe(168 * 60);
});

/** As if the login had been so long ago; the last request was just now. */
const beginEarlier = (accountId: string, time: string) =>
  orm.em
    .fork()
    .execute('update session set started_at = started_at - ?::interval where account_id = ?', [
      time,
      accountId,
    ]);

it.each([
  ['user', 30, 30],
  ['user', 90, 90],
  ['user', 1, 1],
  ['manager', 30, 30],
  ['admin', 90, 7],
  ['admin', 1, 1],
] as const)(
  'ends the session of a %s that may last %d days after %d, however active it is',
  async (role, sessionDays, days) => {
    await changeSettings(api, { sessionDays });
    const { account, agent } = await someone({ role });
    await beginEarlier(account.id, `${days * 24 - 1} hours`);
    const { headers } = await agent.get('/auth/user').expect(200);
    expect(await minutesLeft(account.id)).toBe(60);
    const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect((Date.parse(expires) - Date.now()) / 3_600_000).toBeCloseTo(1, 1);
    expect(await countSessions(account.id)).toBe(1);

    await beginEarlier(account.id, '61 minutes');
    expect(await countSessions(account.id)).toBe(0);
    await agent.get('/auth/user').expect(401);
  },
);

it('lets nobody bring an old session on by a new password', async () => {
  const { account, agent } = await someone();
  await beginEarlier(account.id, '400 days');
  await agent.get('/auth/user').expect(401);
  await agent
    .post('/profile/password')
    .send({ currentPassword: PASSWORD, newPassword: 'otra linterna de barro' })
    .expect(401);
});

it('holds a person who became an admin to the days of an admin', async () => {
  const { account, agent } = await someone({ role: 'user' });
  await beginEarlier(account.id, '8 days');
  await agent.get('/auth/user').expect(200);
  await orm.em.fork().nativeUpdate(User, { id: account.id }, { role: 'admin' });
  await agent.get('/auth/user').expect(401);
});

it('does not count what the page asks for by itself as being there', async () => {
  const { account, agent } = await someone();
  await age(account.id, '23 hours');
  await agent.get('/admin/stats?page=1').expect(200);
  await agent.get('/feed-sources').expect(200);
  await agent.get('/social-feeds').expect(200);
  await agent.get('/contact-messages/stats').expect(403);
  expect(await minutesLeft(account.id)).toBe(60);
  await age(account.id, '61 minutes');
  await agent.get('/admin/stats').expect(401);
});

it('lets nothing that was under way bring an ended session back', async () => {
  const { account } = await someone();
  const lifetime = async () => DEFAULT_SETTINGS;
  const store = new SessionStore({ pool: await pool(), lifetime, errorLog: () => {} });
  const [row] = await orm.em
    .fork()
    .execute<{ sid: string }[]>('select sid from session where account_id = ?', [account.id]);
  const sid = row?.sid ?? '';
  const data = await new Promise<SessionData>((resolve, reject) => {
    store.get(sid, (error, found) => (found ? resolve(found) : reject(error)));
  });
  const loaded = store.createSession({ sessionID: sid } as never, data);

  const save = promisify<string, SessionData, unknown>(store.set.bind(store));
  await save(sid, Object.assign(loaded, { browser: 'Changed' }));
  expect((await sessions.list(account.id, '')).items).toMatchObject([{ browser: 'Changed' }]);
  await orm.em.fork().transactional((em) => sessions.end(em, account.id));
  await save(sid, Object.assign(loaded, { browser: 'Changed again' }));
  await promisify<string, SessionData, unknown>(store.touch.bind(store))(sid, loaded);
  expect(await countSessions(account.id)).toBe(0);
});

it.each([
  'update account set password_hash = null',
  'update account set is_enabled = false',
  'update account set second_factor_at = now()',
  'delete from account',
])('refuses a login that is under way when somebody does: %s', async (change) => {
  const { account, username } = await someone();
  const client = await (await pool()).connect();
  try {
    await client.query('begin');
    await client.query('delete from session where account_id = $1', [account.id]);
    await client.query(`${change} where id = $1`, [account.id]);
    const login = logIn(username).then(({ status, headers }) => [status, cookieOf(headers)]);
    while ((await client.query(WAITING)).rowCount === 0);
    await client.query('commit');
    expect(await login).toEqual([401, '']);
  } finally {
    client.release();
  }
  expect(await countSessions(account.id)).toBe(0);
});

it('gives parallel logins a session each', async () => {
  const { account, username } = await someone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(username).expect(200)));
  expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(5);
  expect(await countSessions(account.id)).toBe(6);
});

it('keeps what the browser said of itself at login, cut off', async () => {
  const { account, username } = await someone();
  await logIn(username)
    .set('User-Agent', `Browser/${'1'.repeat(400)}`)
    .expect(200);
  const [latest] = (await sessions.list(account.id, '')).items;
  expect(latest?.browser).toMatch(/^Browser\/1{292}$/);
});
