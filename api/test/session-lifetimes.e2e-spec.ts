import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { SESSION_HOURS } from '@vitral/contracts/settings';
import { User } from '../src/accounts/users.entity.ts';
import { changeSettings, PASSWORD } from './set-up/accounts.ts';
import { LoggedIn } from './set-up/logged-in.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let orm: MikroORM;
let people: LoggedIn;
beforeAll(async () => {
  api = await startApi();
  orm = api.application.get(MikroORM);
  people = new LoggedIn(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await changeSettings(api, {});
});

describe('session lifetimes', () => {
  it.each(SESSION_HOURS)(
    'ends an idle session after %d hours if the settings say so',
    async (sessionHours) => {
      await changeSettings(api, { sessionHours });
      const { account, agent } = await people.add();
      expect(await people.minutesLeft(account.id)).toBe(sessionHours * 60);

      await people.age(account.id, `${sessionHours * 60 - 1} minutes`);
      const { headers } = await agent.get('/auth/user').expect(200);
      expect(await people.minutesLeft(account.id)).toBe(sessionHours * 60);
      const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
      expect((Date.parse(expires) - Date.now()) / 3_600_000).toBeCloseTo(sessionHours, 1);

      await people.age(account.id, `${sessionHours * 60 + 1} minutes`);
      await agent.get('/auth/user').expect(401);
      expect(await people.countSessions(account.id)).toBe(0);
    },
  );

  it('applies a new timeout to existing sessions at their next request', async () => {
    await changeSettings(api, { sessionHours: 24 });
    const { account, agent } = await people.add();
    const idle = await people.add();
    await people.age(idle.account.id, '2 hours');

    await changeSettings(api, { sessionHours: 1 });
    await agent.get('/auth/user').expect(200);
    expect(await people.minutesLeft(account.id)).toBe(60);
    await idle.agent.get('/auth/user').expect(401);

    await changeSettings(api, { sessionHours: 168 });
    await agent.get('/auth/user').expect(200);
    expect(await people.minutesLeft(account.id)).toBe(168 * 60);
  });

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
      const { account, agent } = await people.add({ role });
      await people.beginEarlier(account.id, `${days * 24 - 1} hours`);
      const { headers } = await agent.get('/auth/user').expect(200);
      expect(await people.minutesLeft(account.id)).toBe(60);
      const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
      expect((Date.parse(expires) - Date.now()) / 3_600_000).toBeCloseTo(1, 1);
      expect(await people.countSessions(account.id)).toBe(1);

      await people.beginEarlier(account.id, '61 minutes');
      expect(await people.countSessions(account.id)).toBe(0);
      await agent.get('/auth/user').expect(401);
    },
  );

  it('does not let a new password extend an expired session', async () => {
    const { account, agent } = await people.add();
    await people.beginEarlier(account.id, '400 days');
    await agent.get('/auth/user').expect(401);
    await agent
      .post('/profile/password')
      .send({ currentPassword: PASSWORD, newPassword: 'otra linterna de barro' })
      .expect(401);
  });

  it('applies the limit of admins to a person who became one', async () => {
    const { account, agent } = await people.add({ role: 'user' });
    await people.beginEarlier(account.id, '8 days');
    await agent.get('/auth/user').expect(200);
    await orm.em.fork().nativeUpdate(User, { id: account.id }, { role: 'admin' });
    await agent.get('/auth/user').expect(401);
  });

  it('does not count automatic requests of the page as activity', async () => {
    const { account, agent } = await people.add();
    await people.age(account.id, '23 hours');
    await agent.get('/admin/stats?days=7').expect(200);
    await agent.get('/feed-sources').expect(200);
    await agent.get('/social-feeds').expect(200);
    await agent.get('/contact-messages/stats').expect(403);
    expect(await people.minutesLeft(account.id)).toBe(60);
    await people.age(account.id, '61 minutes');
    await agent.get('/admin/stats').expect(401);
  });
});
