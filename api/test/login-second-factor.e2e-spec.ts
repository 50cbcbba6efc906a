import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { totpOf, turnOnSecondFactor } from './set-up/authenticator.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await changeSettings(api, {});
});

let count = 0;
/** Creates an account with a second factor, of whose codes only the one for the setup has been used. */
async function someone() {
  const username = `someone-${++count}`;
  const { id } = await addAccount(api, { username });
  const agent = await api.logIn(username, PASSWORD);
  const { secret, codes } = await turnOnSecondFactor(agent, PASSWORD);
  await orm.em.fork().execute('update account set second_factor_step = null where id = ?', [id]);
  await orm.em.fork().execute('delete from rate_limit');
  return { id, username, secret, codes };
}

interface Attempt {
  password?: string;
  code?: string;
  url?: string;
  cookie?: string;
}

const logIn = (
  username: string,
  { password = PASSWORD, code, url = '203.0.113.7', cookie = '' }: Attempt = {},
) =>
  api
    .asVisitor()
    .post('/auth/login')
    .set('X-Forwarded-For', url)
    .set('Cookie', cookie)
    .send({ username, password, code });

const elsewhere = (index: number) => `198.51.100.${index}`;

/** Returns six digits that the authenticator does not show. */
function wrongCode(secret: string): string {
  const shown = [-1, 0, 1, 2].map((steps) => totpOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !shown.includes(code)) ?? '';
}

async function countSessions(id: string): Promise<number> {
  return (await orm.em.fork().execute('select from session where account_id = ?', [id])).length;
}

describe('login with a second factor', () => {
  it('requires a code after the right password, and opens no session without it', async () => {
    const { id, username, secret } = await someone();
    const before = await countSessions(id);
    const asked = await logIn(username).expect(401);
    expect(asked.body).toMatchObject({ code: 'auth.second-factor-required', params: {} });
    const refused = await logIn(username, { code: wrongCode(secret) }).expect(401);
    expect(refused.body).toMatchObject({ code: 'auth.wrong-code', params: {} });
    for (const { headers } of [asked, refused]) expect(headers).not.toHaveProperty('set-cookie');
    expect(await countSessions(id)).toBe(before);

    const { body } = await logIn(username, { code: totpOf(secret) }).expect(200);
    expect(body.user).toMatchObject({ username, hasSecondFactor: true, needsSecondFactor: false });
    expect(await countSessions(id)).toBe(before + 1);
  });

  it('does not reveal a second factor without the password', async () => {
    const { username, secret, codes } = await someone();
    for (const code of [undefined, totpOf(secret), codes[0]]) {
      const { body } = await logIn(username, { password: 'wrong-password', ...(code && { code }) }).expect(
        401,
      );
      expect(body.code).toBe('auth.invalid-credentials');
    }
    await logIn(username, { ...(codes[0] && { code: codes[0] }) }).expect(200);
  });

  it('accepts a code once, even in parallel logins', async () => {
    const { username, secret } = await someone();
    const code = totpOf(secret);
    const responses = await Promise.all(Array.from({ length: 4 }, () => logIn(username, { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await logIn(username, { code }).expect(401);
  });

  it('accepts each recovery code once', async () => {
    const { username, codes } = await someone();
    const [first = '', second = ''] = codes;
    await logIn(username, { code: first.toUpperCase() }).expect(200);
    await logIn(username, { code: first }).expect(401);
    await logIn(username, { code: second }).expect(200);
  });

  it('counts requests for a code as attempts until a login succeeds, so that they cannot be used to test passwords', async () => {
    const { username, secret } = await someone();
    for (let time = 0; time < 5; time += 1) await logIn(username).expect(401);
    await logIn(username).expect(429);
    await logIn(username, { code: totpOf(secret) }).expect(429);

    await orm.em.fork().execute('delete from rate_limit');
    for (let time = 0; time < 4; time += 1) await logIn(username).expect(401);
    await logIn(username, { code: totpOf(secret) }).expect(200);
    for (let time = 0; time < 5; time += 1) await logIn(username).expect(401);
  });

  it('limits code guessing across networks, and still accepts recovery codes', async () => {
    const { username, secret, codes } = await someone();
    const code = wrongCode(secret);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, index) => logIn(username, { code, url: elsewhere(index) })),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);

    const { body, headers } = await logIn(username, {
      code: totpOf(secret),
      url: elsewhere(50),
    }).expect(429);
    expect(body.params.retryAfter).toBeGreaterThan(59 * 60);
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    await logIn(username, { url: elsewhere(51) }).expect(401);
    await logIn(username, { ...(codes[0] && { code: codes[0] }), url: elsewhere(52) }).expect(200);
  });

  it('does not count code attempts without the password', async () => {
    const { username, secret } = await someone();
    const code = wrongCode(secret);
    await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        logIn(username, { password: 'wrong-password', code, url: elsewhere(index) }),
      ),
    );
    await logIn(username, { code: totpOf(secret) }).expect(200);
  });

  it('admits the known browser of the owner while somebody who knows the password guesses codes', async () => {
    const { username, secret } = await someone();
    const { headers } = await logIn(username, { code: totpOf(secret, -1) }).expect(200);
    const cookie = (headers['set-cookie'] as unknown as string[]).map((one) => one.split(';')[0]).join('; ');
    const code = wrongCode(secret);
    await Promise.all(
      Array.from({ length: 11 }, (_, index) => logIn(username, { code, url: elsewhere(index) })),
    );
    await logIn(username, { code: totpOf(secret) }).expect(429);
    await logIn(username, { code: totpOf(secret), cookie }).expect(200);
  });

  it('allows only the profile while a required second factor is missing', async () => {
    const username = `someone-${++count}`;
    await addAccount(api, { username, role: 'admin' });
    const agent = await api.logIn(username, PASSWORD);
    await changeSettings(api, { secondFactorRoles: ['admin'] });

    const { body: user } = await agent.get('/auth/user').expect(200);
    expect(user).toMatchObject({ hasSecondFactor: false, needsSecondFactor: true });
    for (const path of [
      '/admin/users',
      '/admin/stats',
      '/content',
      '/settings',
      '/audit',
      '/team-resources',
    ]) {
      const { body } = await agent.get(path).expect(403);
      expect(body.code).toBe('auth.second-factor-missing');
    }
    await orm.em.fork().execute('update testimonial set is_active = false');
    expect((await agent.get('/testimonials').expect(200)).body).toEqual([]);

    const { body: setup } = await agent
      .post('/profile/second-factor')
      .send({ password: PASSWORD })
      .expect(200);
    await agent
      .put('/profile/second-factor')
      .send({ code: totpOf(setup.secret as string) })
      .expect(200);
    await agent.get('/admin/users').expect(200);
    expect((await agent.get('/testimonials').expect(200)).body).not.toEqual([]);

    await changeSettings(api, { secondFactorRoles: ['admin', 'user'] });
    await api.as('manager').get('/content').expect(200);
    await api.as('user').get('/content').expect(403);
    await api.as('user').post('/auth/logout').expect(204);
    await api.as('user').get('/auth/user').expect(401);
  });
});
