import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { type CreatedModuleToken, TOKEN_PREFIX } from '@vitral/contracts/module-tokens';
import { NOBODY } from './set-up/nobody.ts';
import { ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const ROUTES = (await readFile(new URL('../routes.txt', import.meta.url), 'utf8')).trim().split('\n');

let api: Api;
let good: string;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  const site = await ServedSite.open(api);
  const input = { name: 'CI', module: 'mfe-people', mayActivate: false, days: 90 };
  const { body } = await api.as('admin').post('/module-tokens').send(input).expect(201);
  good = (body as CreatedModuleToken).token;
  cookie = await site.sessionOf('admin');
});
afterAll(() => api.stop());

const sql = (text: string) => api.application.get(MikroORM).em.fork().execute<object[]>(text);

describe('module tokens elsewhere', () => {
  describe('a token beside a password', () => {
    const logIn = (authorization: string, password: string) =>
      api.asVisitor().post('/auth/login').set({ authorization }).send({ username: 'user', password });

    it('is refused before the password is checked: right and wrong ones get the same response', async () => {
      await sql('delete from rate_limit');
      const sessions = await sql('select sid from session order by sid');
      for (const token of [`${TOKEN_PREFIX}x`, good]) {
        for (const password of ['user-vitral', 'wrong-password']) {
          const { body, headers } = await logIn(`Bearer ${token}`, password).expect(401);
          expect(body).toMatchObject({ code: 'auth.unauthorized', params: {} });
          expect(headers['set-cookie']).toBeUndefined();
        }
      }
      expect(await sql('select sid from session order by sid')).toEqual(sessions);
      expect(await sql('select key from rate_limit')).toEqual([]);
    });

    it('is ignored by a login if it is of another kind', async () => {
      await logIn('Bearer of-something-else', 'user-vitral').expect(200);
      await logIn('Basic dXNlcjp4', 'user-vitral').expect(200);
    });
  });

  it('a logout with a token is refused, and the session remains', async () => {
    const authorization = `Bearer ${good}`;
    await api.asVisitor().post('/auth/logout').set({ authorization, cookie }).expect(401);
    await api.asVisitor().get('/auth/user').set({ cookie }).expect(200);
  });

  describe.each([
    ['a good token', () => `Bearer ${good}`],
    ['a made-up token', () => `Bearer ${TOKEN_PREFIX}x`],
    ['a token of punctuation', () => `bearer ${TOKEN_PREFIX}%00'"\\{}`],
    ['an endless token', () => `Bearer ${TOKEN_PREFIX}${'x'.repeat(2000)}`],
    ['half a token', () => `Bearer ${TOKEN_PREFIX}`],
    ['two tokens', () => `Bearer ${TOKEN_PREFIX}x, Bearer ${TOKEN_PREFIX}y`],
    ['no token', () => 'Bearer'],
  ])('with %s', (_kind, authorization) => {
    it('no route fails, and none accepts it as a session', async () => {
      for (const route of ROUTES) {
        const [method = '', path = '', access = ''] = route.split(' ');
        const { status } = await send(method, path, { authorization: authorization() });
        expect([route, status < 500]).toEqual([route, true]);
        if (access !== 'public')
          expect([route, status < 300 && !route.includes(' or a token')]).toEqual([route, false]);
      }
    });
  });
});

function send(method: string, path: string, headers: { authorization: string }) {
  const url = path.replace('/*path', '/es').replaceAll(/:[a-zA-Z]+/g, NOBODY);
  const call = api.site()[method.toLowerCase() as 'get'](url).redirects(0).set(headers);
  return method === 'GET' ? call : call.send({});
}
