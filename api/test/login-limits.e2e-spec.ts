import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const OWNER = 'olga';
const OFFICE = '203.0.113.7';

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  orm = api.application.get(MikroORM);
  await addAccount(api, { username: OWNER });
  await addAccount(api, { username: 'otto' });
});
afterAll(() => api.stop());
beforeEach(() => orm.em.fork().execute('delete from rate_limit'));

const attempt = (password: string, { username = OWNER, address = OFFICE, cookie = '' } = {}) =>
  api
    .asVisitor()
    .post('/auth/login')
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie)
    .send({ username, password });

async function inParallel(times: number, ...details: Parameters<typeof attempt>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, () => attempt(...details)));
  return responses.map(({ status }) => status).sort();
}

/** Sets the attempts of the network on other accounts to `times`. */
async function tryOthers(times: number): Promise<void> {
  await attempt('wrong-password', { username: 'guess' }).expect(401);
  await orm.em
    .fork()
    .execute('update rate_limit set points = ? where key = ?', [times, `login-address:${OFFICE}`]);
}

/** Device cookie that a login sets, by which the server recognizes the browser later. */
async function deviceOf(username: string): Promise<string> {
  const { headers } = await attempt(PASSWORD, { username, address: '198.51.100.99' }).expect(200);
  const cookies = (headers['set-cookie'] ?? []) as unknown as string[];
  const cookie = cookies.find((one) => one.startsWith('vitral.device.')) ?? '';
  expect(cookie).toMatch(
    /^vitral\.device\.[\w-]{16}=[\w.-]+; Max-Age=31536000; Path=\/api\/auth\/login; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  return cookie.split(';')[0] ?? '';
}

describe('rate limits of logins', () => {
  it('slows password guessing down without locking the owner out on other networks', async () => {
    expect(await inParallel(8, 'wrong-password')).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);

    const { body, headers } = await attempt(PASSWORD).expect(429);
    expect(body.code).toBe('request.too-many');
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    expect(body.params.retryAfter).toBeGreaterThan(14 * 60);
    expect(body.params.retryAfter).toBeLessThanOrEqual(15 * 60);

    await attempt(PASSWORD, { address: '198.51.100.20' }).expect(200);
  });

  it('counts all IP addresses of one network together', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) {
      const { status } = await attempt('wrong-password', { address: `2001:db8:1:2::${host}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('counts all accounts that one network tries together', async () => {
    await tryOthers(49);
    await attempt('wrong-password', { username: 'the-fiftieth' }).expect(401);
    await attempt('wrong-password', { username: 'the-next' }).expect(429);
    await attempt(PASSWORD).expect(429);
  });

  it('does not count logins that succeed', async () => {
    for (let time = 0; time < 8; time += 1) await attempt(PASSWORD).expect(200);
  });

  it('admits the known browser of the owner while a stranger behind the same IP address is locked out', async () => {
    const cookie = await deviceOf(OWNER);
    expect(await inParallel(6, 'wrong-password')).toEqual([401, 401, 401, 401, 401, 429]);
    await tryOthers(50);

    await attempt(PASSWORD).expect(429);
    await attempt(PASSWORD, { cookie }).expect(200);
  });

  it('counts the attempts of a known browser separately', async () => {
    const cookie = await deviceOf(OWNER);
    const other = await deviceOf(OWNER);
    expect(await inParallel(8, 'wrong-password', { cookie })).toEqual([
      401, 401, 401, 401, 401, 429, 429, 429,
    ]);
    await attempt(PASSWORD, { cookie }).expect(429);
    await attempt(PASSWORD, { cookie, address: '198.51.100.20' }).expect(429);
    await attempt(PASSWORD, { cookie: other }).expect(200);
    await attempt(PASSWORD).expect(200);
  });

  it('does not recognize a browser by a forged cookie or by that of another account', async () => {
    const ofOwner = await deviceOf(OWNER);
    const ofOther = await deviceOf('otto');
    const [name = ''] = ofOwner.split('=');
    const [, value = ''] = ofOther.split('=');
    const [device = '', until = '', code = ''] = ofOwner.slice(name.length + 1).split('.');
    await inParallel(5, 'wrong-password');
    for (const cookie of [
      ofOther,
      `${name}=${value}`,
      `${name}=${device}.${Number(until) + 1}.${code}`,
      `${name}=${'A'.repeat(22)}.${until}.${code}`,
      `${name}=${device}.${until}`,
      `${name}=`,
    ]) {
      await attempt(PASSWORD, { cookie }).expect(429);
    }
    await attempt(PASSWORD, { cookie: `theme=dark; ${ofOwner}; other=1` }).expect(200);
  });

  it('marks its cookies as secure when the request came over TLS', async () => {
    const { headers } = await attempt(PASSWORD).set('X-Forwarded-Proto', 'https').expect(200);
    const cookies = (headers['set-cookie'] ?? []) as unknown as string[];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
  });

  it('responds properly to any input', async () => {
    for (const text of ['\u0000', 'a\u0000b', '\ud800', "' or 1=1 --", '%', '🏮']) {
      const { status } = await attempt(text, { username: text });
      expect([400, 401]).toContain(status);
    }
  });
});
