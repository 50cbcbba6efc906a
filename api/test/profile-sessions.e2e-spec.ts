import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AccountSession } from '@vitral/contracts/accounts';
import type TestAgent from 'supertest/lib/agent.js';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());

let laptop: TestAgent;
let phone: TestAgent;
beforeEach(async () => {
  await orm.em.fork().execute(`delete from session where account_id = (
    select id from account where username = 'manager')`);
  laptop = await logIn('Laptop');
  phone = await logIn('Phone');
});

async function logIn(browser: string): Promise<TestAgent> {
  const agent = api.asVisitor().set('User-Agent', browser);
  await agent.post('/auth/login').send({ username: 'manager', password: 'manager-vitral' }).expect(200);
  return agent;
}

async function sessionsOf(agent: TestAgent): Promise<AccountSession[]> {
  const { body } = await agent.get('/profile/sessions').expect(200);
  return body as AccountSession[];
}

describe('own sessions', () => {
  it('lists the sessions of the account, the last used first, and marks the current one', async () => {
    await phone.get('/auth/user').expect(200);
    await laptop.get('/auth/user').expect(200);

    const session = { id: expect.any(String), startedAt: expect.any(String), seenAt: expect.any(String) };
    expect(await sessionsOf(laptop)).toEqual([
      { ...session, browser: 'Laptop', isCurrent: true },
      { ...session, browser: 'Phone', isCurrent: false },
    ]);
    await phone.get('/auth/user').expect(200);
    expect(await sessionsOf(phone)).toMatchObject([
      { browser: 'Phone', isCurrent: true },
      { browser: 'Laptop', isCurrent: false },
    ]);
  });

  it('lists the hundred that were used last, always including the current one', async () => {
    await orm.em.fork().execute(`
    insert into session (sid, sess, expire, seen_at)
    select 'many-' || n, json_build_object('cookie', json_build_object(), 'passport', json_build_object('user', id)),
      now() + interval '1 day', now() + n * interval '1 second'
    from account cross join generate_series(1, 120) n where username = 'manager'`);
    const { body, headers } = await laptop.get('/profile/sessions').expect(200);
    const sessions = body as AccountSession[];
    expect(sessions).toHaveLength(100);
    expect(headers['x-total-count']).toBe('122');
    expect(sessions[0]).toMatchObject({ browser: 'Laptop', isCurrent: true });
    const [, second, third] = sessions.map(({ seenAt }) => Date.parse(seenAt));
    expect(second).toBeGreaterThan(third ?? Infinity);

    await laptop.delete('/profile/sessions').expect(204);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  it('reveals nothing that would allow taking over a session', async () => {
    const { text } = await laptop.get('/profile/sessions');
    const rows = await orm.em.fork().execute<{ sid: string }[]>('select sid from session');
    expect(rows.length).toBeGreaterThan(1);
    for (const { sid } of rows) expect(text).not.toContain(sid);
  });

  it('ends another session of the account at once', async () => {
    const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent);
    await laptop.delete(`/profile/sessions/${other?.id}`).expect(204);
    await phone.get('/auth/user').expect(401);
    expect(await sessionsOf(laptop)).toMatchObject([{ browser: 'Laptop' }]);
    await laptop.delete(`/profile/sessions/${other?.id}`).expect(404);
  });

  it('logs out a person who ends the current session', async () => {
    const own = (await sessionsOf(laptop)).find(({ isCurrent }) => isCurrent);
    const { headers } = await laptop.delete(`/profile/sessions/${own?.id}`).expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^vitral\.session=;/)]);
    expect(headers['clear-site-data']).toBe('"cache"');
    await laptop.get('/auth/user').expect(401);
    expect(await sessionsOf(phone)).toMatchObject([{ browser: 'Phone' }]);
  });

  it('ends all other sessions but the current one, and audits it', async () => {
    await laptop.delete('/profile/sessions').expect(204);
    await phone.get('/auth/user').expect(401);
    expect(await sessionsOf(laptop)).toMatchObject([{ browser: 'Laptop', isCurrent: true }]);
    await api.as('admin').get('/auth/user').expect(200);

    const { body } = await api.as('admin').get('/audit').query({ limit: 1 });
    expect(body).toMatchObject([{ verb: 'ended-sessions', noun: 'users', actorName: 'Mateo Rivas' }]);
  });

  it("does not find sessions of other accounts, not even a manager's for the admin", async () => {
    const [session] = await sessionsOf(laptop);
    for (const role of ['user', 'admin'] as const) {
      const { body } = await api.as(role).delete(`/profile/sessions/${session?.id}`).expect(404);
      expect(body.code).toBe('request.not-found');
    }
    await laptop.delete('/profile/sessions/1').expect(404);
    expect(await sessionsOf(laptop)).toHaveLength(2);
  });

  it('does not revive an ended session by a request in progress', async () => {
    const requests = [
      ...Array.from({ length: 10 }, () => phone.get('/auth/user')),
      laptop.delete('/profile/sessions'),
      ...Array.from({ length: 10 }, () => phone.get('/auth/user')),
    ];
    await Promise.all(requests);
    await phone.get('/auth/user').expect(401);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });
});
