import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PoolClient } from 'pg';
import { ShareLink } from '../src/share-links/share-links.entity.ts';
import { ShareTokens } from '../src/share-links/share-tokens.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { addContent, BYTES, changeContent, linksOf, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

const PASSWORD = 'girasol ñ 日';
const LOCKED = 'This file is protected by a password';
const HERE = '203.0.113.7';

let api: Api;
let contentId: string;
let id: string;
let path: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  contentId = await addContent(api);
  ({ id, path } = await share(api, contentId, { password: PASSWORD }));
});

const fork = () => api.em();
const get = (url: string) => api.site().get(url).redirects(0);
const change = (values: Partial<ShareLink>) => fork().nativeUpdate(ShareLink, { id }, values);

function say(password: unknown, from = HERE, headers: Record<string, string> = {}) {
  const call = api.site().post(`${path}?lang=en`).redirects(0).type('form');
  return call.set({ 'X-Forwarded-For': from, ...headers }).send({ password } as object);
}

async function pass(): Promise<string> {
  const { headers } = await say(PASSWORD).expect(303);
  return String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
}

describe('a link with a password', () => {
  it('shows nothing of the file before the password', async () => {
    const { text, headers } = await get(`${path}?lang=en`).expect(200);
    expect(text).toContain(LOCKED);
    expect(text).toContain(`<form method="post" action="${path}?lang=en">`);
    expect(text).not.toMatch(/Plan|plan\.pdf|Download|role="alert"/);
    expect(headers['referrer-policy']).toBe('same-origin');
    for (const method of ['GET', 'HEAD']) {
      const response = await rawRequest(`${api.url}${path}/file?lang=https://evil.example`, {}, method);
      expect([response.status, response.headers.location]).toEqual([303, path]);
    }
  });

  it('opens page and file for an hour after the password', async () => {
    const { headers } = await say(PASSWORD).expect(303);
    expect(headers).toMatchObject({ location: `${path}?lang=en`, 'cache-control': 'private, no-store' });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^vitral\.share=\d{13}\.[\w-]{43}; Max-Age=3600; Path=\/share\/[\w-]{43}; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const cookie = await pass();
    expect((await get(path).set('Cookie', `language=es; ${cookie}`)).text).toContain('Plan de presentación');
    expect((await get(`${path}/file`).set('Cookie', cookie).expect(200)).body).toEqual(BYTES);
    expect(await linksOf(api, contentId)).toMatchObject([{ downloadCount: 1 }]);
  });

  it('restricts its cookie to TLS if the site has TLS', async () => {
    const { headers } = await say(PASSWORD, HERE, { 'X-Forwarded-Proto': 'https' }).expect(303);
    expect(String(headers['set-cookie'])).toContain('; Secure');
  });

  it('refuses a cookie that is expired, changed, or of another link or an earlier password', async () => {
    const cookie = await pass();
    const other = await share(api, contentId, { password: PASSWORD });
    const [name, until = '', code = ''] = /^(.+)=(\d+)\.(.+)$/.exec(cookie)?.slice(1) ?? [];
    const row = await fork().findOneOrFail(ShareLink, { id });
    const late = Date.now() - 1;
    const lateCode = api.application.get(ShareTokens).passCode(row, late);
    for (const [url, wrong] of [
      [other.path, cookie],
      [path, `${name}=${Number(until) + 1}.${code}`],
      [path, `${name}=${until}.${code.slice(1)}A`],
      [path, `${name}=${until}.`],
      [path, `${name}=${late}.${lateCode}`],
    ] as const) {
      await get(`${url}/file`).set('Cookie', wrong).expect(303);
    }
    await get(`${path}/file`).set('Cookie', cookie).expect(200);
    await change({ passwordHash: `${row.passwordHash}x` });
    await get(`${path}/file`).set('Cookie', cookie).expect(303);
  });

  it.each([
    ['es', 'La contraseña no es correcta.'],
    ['en', 'The password is not correct.'],
    ['fr', 'Le mot de passe n’est pas correct.'],
  ])('says in %s that another password is wrong, without repeating it', async (language, message) => {
    const response = await api
      .site()
      .post(path)
      .set('Cookie', `language=${language}`)
      .type('form')
      .send({ password: 'tulipán' })
      .expect(403);
    expect(response.text).toContain(`role="alert">${message}</p>`);
    expect(response.text).toContain('aria-invalid="true" aria-describedby="wrong" autofocus');
    expect(response.text).not.toContain('tulip');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it.each([[undefined], [''], [['girasol ñ 日', 'x']], [PASSWORD.toUpperCase()], ['x'.repeat(129)]])(
    'is not opened by %j',
    async (password) => {
      await say(password).expect(403);
    },
  );

  it('accepts only small forms from its own page', async () => {
    await say(PASSWORD, HERE, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await say(PASSWORD, HERE, { Origin: 'https://elsewhere.example' }).expect(403);
    await say(PASSWORD, HERE, { Origin: api.url }).expect(303);
    await say(PASSWORD, HERE, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }).expect(303);
    await say('x'.repeat(9000)).expect(413);
    await api.site().post(path).send({ password: PASSWORD }).expect(403);
  });

  it('redirects without a cookie if a password is sent but not required', async () => {
    const open = await share(api, contentId);
    const { headers } = await api.site().post(open.path).redirects(0).type('form').send({ password: 'x' });
    expect(headers['location']).toBe(open.path);
  });
});

describe('wrong passwords', () => {
  it('are limited to five from one network, even all at once, without delaying others', async () => {
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, host) => say('wrong', `2001:db8:1:2::${host + 1}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      403, 403, 403, 403, 403, 429, 429, 429, 429,
    ]);

    const { text, headers } = await say(PASSWORD, '2001:db8:1:2::99').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(text).toContain('role="alert">Too many attempts. Try again in 15 minutes.</p>');
    await say(PASSWORD, '2001:db8:1:3::1').expect(303);
  });

  it('from many networks block only that link, for five minutes at most', async () => {
    for (let network = 0; network < 10; network += 1) {
      await Promise.all(Array.from({ length: 9 }, () => say('wrong', `198.51.100.${network}`)));
    }
    const { headers, text } = await say(PASSWORD).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5 * 60);
    expect(text).toContain('Too many attempts. Try again in 5 minutes.');

    const other = await share(api, contentId, { password: PASSWORD });
    const form = api.site().post(other.path).redirects(0).type('form');
    await form.set('X-Forwarded-For', HERE).send({ password: PASSWORD }).expect(303);
  });

  it('do not count any longer after the right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 4; time += 1) await say('wrong').expect(403);
      await say(PASSWORD).expect(303);
    }
  });
});

describe('an invalid link', () => {
  it.each(['made-up', 'of another server', 'revoked', 'expired', 'hidden', 'trashed'])(
    'gets the same response if it is %s',
    async (reason) => {
      const cookie = await pass();
      let url = path;
      if (reason === 'made-up') url = `/share/${'A'.repeat(43)}`;
      if (reason === 'of another server') url = `${path.slice(0, -1)}${path.endsWith('A') ? 'E' : 'A'}`;
      if (reason === 'revoked') await api.as('manager').delete(`/share-links/${id}`).expect(204);
      if (reason === 'expired') await change({ expiresAt: new Date(Date.now() - 1) });
      if (reason === 'hidden') await changeContent(api, contentId, { isVisible: false });
      if (reason === 'trashed') await changeContent(api, contentId, { deletedAt: new Date() });

      const { text: expected } = await get('/share/x').expect(404);
      for (const call of [get(url), get(`${url}/file`), api.site().post(url).type('form').send({})]) {
        const { text, headers } = await call.set('Cookie', cookie).expect(404);
        expect(text).toBe(expected);
        expect(headers['cache-control']).toBe('private, no-store');
      }
      expect((await rawRequest(`${api.url}${url}`, {}, 'HEAD')).status).toBe(404);
      expect(await linksOf(api, contentId)).toMatchObject([{ id, downloadCount: 0 }]);
    },
  );

  it.each([
    ['es', 'Este enlace no está disponible'],
    ['en', 'This link is not available'],
    ['fr', 'Ce lien n’est pas disponible'],
  ])('has a page in %s', async (language, title) => {
    const { text } = await get(`/share/x?lang=${language}`).expect(404);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it('is valid again once the item is visible again', async () => {
    const { path: open } = await share(api, contentId);
    await changeContent(api, contentId, { isVisible: false });
    await get(`${open}/file`).expect(404);
    await changeContent(api, contentId, { isVisible: true });
    await get(`${open}/file`).expect(200);
  });

  it('causes no database query if its token was made up', async () => {
    await get('/share/x').expect(404);
    const pool = await fork().getConnection().getNativeClient();
    const queries: { mock: { calls: unknown[][] } }[] = [jest.spyOn(pool, 'query')];
    const connect: (...callback: unknown[]) => Promise<PoolClient | undefined> = pool.connect.bind(pool);
    const watched: unknown = async (...callback: unknown[]) => {
      const client = await connect(...callback);
      if (client) queries.push(jest.spyOn(client, 'query'));
      return client;
    };
    jest.spyOn(pool, 'connect').mockImplementation(watched as () => void);
    // Jobs of the server continue meanwhile: the queue's own statements and the retention of sessions are no look-ups.
    const lookUps = () =>
      queries
        .flatMap(({ mock }) => mock.calls)
        .map(([statement]) => (typeof statement === 'string' ? statement : Object(statement).text))
        .filter((text) => /(?<!delete )from ("share_link"|session\b)/.test(text));
    const staff = { Cookie: 'vitral.session=s%3Amade-up' };
    for (const token of ['x', 'A'.repeat(43), '..secret-key', id, 'A'.repeat(5000)]) {
      await get(`/share/${token}`).set(staff).expect(404);
      await get(`/share/${token}/file`).set(staff).expect(404);
      await api.site().post(`/share/${token}`).type('form').send({ password: 'x' }).expect(404);
    }
    expect(lookUps()).toEqual([]);
    await get(path).expect(200);
    expect(lookUps()).not.toEqual([]);
    jest.restoreAllMocks();
  });
});
