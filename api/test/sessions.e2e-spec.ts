import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import type { SessionData } from 'express-session';
import type { Pool } from 'pg';
import { AccountSessions } from '../src/platform/sessions/account-sessions.ts';
import { SessionStore } from '../src/platform/sessions/session-store.ts';
import { User } from '../src/accounts/users.entity.ts';
import { changeSettings, PASSWORD } from './set-up/accounts.ts';
import { LoggedIn } from './set-up/logged-in.ts';
import { pause } from './set-up/pause.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let orm: MikroORM;
let sessions: AccountSessions;
let people: LoggedIn;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
  sessions = api.application.get(AccountSessions);
  people = new LoggedIn(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await changeSettings(api, {});
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const logIn = (username: string, agent = api.asVisitor()) =>
  agent.post('/auth/login').send({ username, password: PASSWORD });

function cookieOf(headers: Record<string, unknown>): string {
  const cookies = (headers['set-cookie'] ?? []) as string[];
  return cookies.find((cookie) => cookie.startsWith('vitral.session='))?.split(';')[0] ?? '';
}

const pool = (): Promise<Pool> => orm.em.getConnection().getNativeClient();

const ask = (cookie: string) => api.asVisitor().get('/auth/user').set('Cookie', cookie);

describe('sessions', () => {
  it('does not adopt a session id from the browser', async () => {
    const { username, agent } = await people.add();
    await agent.post('/auth/logout').expect(204);

    const victim = api.asVisitor();
    const brought = cookieOf((await logIn(username)).headers);
    const { headers } = await logIn(username, victim.set('Cookie', brought)).expect(200);
    expect(cookieOf(headers)).not.toBe(brought);
    await ask(brought).expect(401);
    await ask(cookieOf(headers)).expect(200);

    const { headers: response } = await logIn(username)
      .set('Cookie', 'vitral.session=s%3Achosen.signature; vitral.session=chosen')
      .expect(200);
    expect(cookieOf(response)).not.toContain('chosen');
    await ask('vitral.session=chosen').expect(401);
  });

  it('refuses a cookie that is sent again after logout, the end of its session or a new password', async () => {
    const { account, username } = await people.add();
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

  it('ends all sessions of an account except a given one, and none of other accounts', async () => {
    const { account, username, agent } = await people.add();
    const other = await people.add();
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

  it('ends the sessions of disabled and deleted accounts, and restricts demoted ones to their role', async () => {
    const { account, agent } = await people.add({ role: 'admin' });
    await agent.get('/admin/users').expect(200);
    const em = orm.em.fork();
    await em.nativeUpdate(User, { id: account.id }, { role: 'user' });
    await agent.get('/admin/users').expect(403);
    await agent.get('/content').expect(200);
    await em.nativeUpdate(User, { id: account.id }, { isEnabled: false });
    await agent.get('/auth/user').expect(401);
    await agent.get('/content').expect(401);

    await em.nativeDelete(User, { id: account.id });
    expect(await people.countSessions(account.id)).toBe(0);
  });

  it('does not let requests in progress revive an ended session', async () => {
    const { account } = await people.add();
    const lifetime = async () => DEFAULT_SETTINGS;
    const store = new SessionStore({
      pool: await pool(),
      lifetime,
      isPolled: () => false,
      errorLog: () => {},
    });
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
    expect(await people.countSessions(account.id)).toBe(0);
  });

  it.each([
    'update account set password_hash = null',
    'update account set is_enabled = false',
    'update account set second_factor_at = now()',
    'delete from account',
  ])('refuses a login in progress during this change: %s', async (change) => {
    const { account, username } = await people.add();
    const client = await (await pool()).connect();
    try {
      await client.query('begin');
      await client.query('delete from session where account_id = $1', [account.id]);
      await client.query(`${change} where id = $1`, [account.id]);
      const login = logIn(username).then(({ status, headers }) => [status, cookieOf(headers)]);
      while ((await client.query(WAITING)).rowCount === 0) await pause();
      await client.query('commit');
      expect(await login).toEqual([401, '']);
    } finally {
      client.release();
    }
    expect(await people.countSessions(account.id)).toBe(0);
  });

  it('creates one session for each parallel login', async () => {
    const { account, username } = await people.add();
    const responses = await Promise.all(Array.from({ length: 5 }, () => logIn(username).expect(200)));
    expect(new Set(responses.map(({ headers }) => cookieOf(headers))).size).toBe(5);
    expect(await people.countSessions(account.id)).toBe(6);
  });

  it('stores the truncated User-Agent of the login', async () => {
    const { account, username } = await people.add();
    await logIn(username)
      .set('User-Agent', `Browser/${'1'.repeat(400)}`)
      .expect(200);
    const [latest] = (await sessions.list(account.id, '')).items;
    expect(latest?.browser).toMatch(/^Browser\/1{292}$/);
  });
});
