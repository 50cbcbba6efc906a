import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ACCESS_TOKEN_PREFIX, type CreatedAccessToken } from '@vitral/contracts/access-tokens';
import type { SecurityEvent } from '@vitral/contracts/security-events';
import { ModulesContainer } from '@nestjs/core';
import supertest from 'supertest';
import { AccessToken } from '../src/access-tokens/access-tokens.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { declaredRoutes } from '../src/platform/access/route-table.ts';
import { asProgram, createAccessToken, TOKEN_INPUT } from './set-up/access-tokens.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api
    .em()
    .execute(
      'delete from access_token; delete from rate_limit; delete from audit_entry; delete from security_event',
    );
});

const stats = (token: CreatedAccessToken) => asProgram(api, token).get('/testimonials/stats');
const securityEvents = async (): Promise<SecurityEvent[]> =>
  (await api.as('admin').get('/security-events?verb=refused-access').expect(200)).body;

describe('an access token is refused', () => {
  it('at routes outside its scopes, which names the scope and is a security event', async () => {
    const token = await createAccessToken(api, { scopes: ['testimonials.read'] });
    const { body, headers } = await asProgram(api, token).post('/testimonials').send({}).expect(403);
    expect(body).toMatchObject({
      code: 'access-tokens.missing-scope',
      params: { scope: 'testimonials.write' },
    });
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="testimonials.write"');
    await asProgram(api, token).get('/team-members').expect(403);
    const name = `${TOKEN_INPUT.name} (${token.createdBy})`;
    expect(await securityEvents()).toMatchObject([{ verb: 'refused-access', accountName: name }]);
  });

  it('at routes that its role does not permit', async () => {
    const token = await createAccessToken(api, { role: 'user', scopes: ['content.read'] });
    await asProgram(api, token).get('/content').expect(200);
    const { body } = await asProgram(api, token).get('/content/export').expect(403);
    expect(body.code).toBe('auth.insufficient-permissions');
    expect(await securityEvents()).toMatchObject([
      { accountId: token.id, accountName: expect.stringMatching(TOKEN_INPUT.name) },
    ]);
  });

  it.each([
    ['get', '/access-tokens'],
    ['post', '/access-tokens'],
    ['get', '/admin/users'],
    ['post', '/admin/users'],
    ['get', '/backups'],
    ['get', '/settings'],
    ['put', '/settings'],
    ['get', '/modules'],
    ['post', '/module-tokens'],
    ['get', '/profile/sessions'],
    ['get', '/auth/user'],
    ['get', '/docs/openapi.json'],
    ['post', '/imports/users'],
    ['post', '/auth/logout'],
    ['post', '/contact'],
  ] as const)('at %s %s with all scopes, even together with the session of an admin', async (verb, path) => {
    const { token } = await createAccessToken(api);
    const request = api.as('admin')[verb](path).set('Authorization', `Bearer ${token}`);
    const { body } = await (verb === 'get' ? request : request.send({})).expect(403);
    expect(body.code).toBe('access-tokens.closed-route');
    await api.as('admin').get('/auth/user').expect(200);
  });

  it('at every route that needs a recent login, even together with the session of a recent one', async () => {
    const { token } = await createAccessToken(api);
    const asBoth = await api.logIn('admin', api.passwordOf('admin'));
    const routes = declaredRoutes(api.application.get(ModulesContainer));
    const recent = routes.filter(({ needsRecentLogin }) => needsRecentLogin);
    const codes = [];
    for (const { method, path } of recent) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const url = path.replace(/^\/api/, '').replaceAll(/:\w+/g, NOBODY);
      const { status, body } = await asBoth[verb](url).set('Authorization', `Bearer ${token}`);
      codes.push([method, path, status, body.code]);
    }
    expect(codes).toEqual(
      recent.map(({ method, path }) => [method, path, 403, 'access-tokens.closed-route']),
    );
    expect(recent.map(({ path }) => path)).toContain('/api/access-tokens');
  });

  it('once it has expired or was removed', async () => {
    const token = await createAccessToken(api);
    const { id } = token;
    await stats(token).expect(200);
    await api.em().nativeUpdate(AccessToken, { id }, { expiresAt: new Date(Date.now() - 1) });
    const { headers, body } = await stats(token).expect(401);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(body.code).toBe('auth.unauthorized');
    expect(await securityEvents()).toMatchObject([{ verb: 'refused-access', accountId: id }]);

    await api.em().nativeUpdate(AccessToken, { id }, { expiresAt: new Date(Date.now() + 60_000) });
    await stats(token).expect(200);
    await api.as('admin').delete(`/access-tokens/${id}`).expect(204);
    await stats(token).expect(401);
  });

  it('from outside its ranges, whatever address the client claims', async () => {
    const token = await createAccessToken(api, { addressRanges: ['203.0.113.0/24'] });
    const by = (addresses: string) => stats(token).set('X-Forwarded-For', addresses);
    await stats(token).expect(401);
    // The trusted proxy appends the address that it sees; the client may have written those before it.
    await by('203.0.113.7, 198.51.100.1').expect(401);
    await by('198.51.100.1').set('X-Real-IP', '203.0.113.7').set('Forwarded', 'for=203.0.113.7').expect(401);
    await by('203.0.113.7').expect(200);
    await by('::ffff:203.0.113.7').expect(200);
    await by('::ffff:203.0.114.7').expect(401);
  });

  it('from outside its ranges at a server without a trusted proxy, which ignores forwarded addresses', async () => {
    const far = await createAccessToken(api, { addressRanges: ['203.0.113.0/24'] });
    const near = await createAccessToken(api, { addressRanges: ['127.0.0.1'] });
    const direct = await api.startAnother({ TRUST_PROXY: '0', PUBLIC_URL: 'https://vitral.example' });
    try {
      const by = ({ token }: CreatedAccessToken, address: string) =>
        supertest(direct.url)
          .get('/api/testimonials/stats')
          .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': address });
      await by(far, '203.0.113.7').expect(401);
      await by(near, '203.0.113.7').expect(200);
    } finally {
      await direct.close();
    }
  });

  it('while its creator may not manage tokens', async () => {
    const { id } = await addAccount(api, { username: 'leaving', role: 'admin' });
    const token = await createAccessToken(api, {}, await api.logIn('leaving', PASSWORD));
    await stats(token).expect(200);
    for (const [loss, gain] of [
      [{ role: 'manager' }, { role: 'admin' }],
      [{ isEnabled: false }, { isEnabled: true }],
    ] as const) {
      await api.em().nativeUpdate(User, { id }, loss);
      await stats(token).expect(401);
      const { body } = await api.as('admin').get('/access-tokens').expect(200);
      expect(body).toMatchObject([{ isSuspended: true }]);
      await api.em().nativeUpdate(User, { id }, gain);
      await stats(token).expect(200);
    }
    await changeSettings(api, { secondFactorRoles: ['admin'] });
    await stats(token).expect(401);
    await changeSettings(api, {});
    await api.em().nativeDelete(User, { id });
    await stats(token).expect(401);
  });

  it('in the query', async () => {
    const { token } = await createAccessToken(api);
    await api.asVisitor().get(`/testimonials/stats?access_token=${token}`).expect(401);
    await api.asVisitor().post('/testimonials').send({ access_token: token }).expect(401);
  });
});

describe('a request with an access token', () => {
  it('is that of the token and not of the session beside it', async () => {
    const { token } = await createAccessToken(api, { scopes: ['testimonials.read'] });
    const request = api.as('admin').post('/testimonials').set('Authorization', `Bearer ${token}`);
    const { body } = await request.send({}).expect(403);
    expect(body.code).toBe('access-tokens.missing-scope');
  });

  it('never shares a cached response with visitors', async () => {
    const token = await createAccessToken(api, { scopes: ['testimonials.read'] });
    const asVisitor = () => api.asVisitor().get('/testimonials').expect(200);
    const before = await asVisitor();
    expect((await asVisitor()).headers['vary']).toContain('Authorization');
    const asToken = await asProgram(api, token).get('/testimonials').expect(200);
    expect(asToken.headers['cache-control']).toBe('no-store');
    expect(asToken.body[0]).toHaveProperty('version');
    const { body } = await asVisitor();
    expect(body).toEqual(before.body);
    expect(body[0]).not.toHaveProperty('version');
  });

  it('gets what visitors get at public reads without a scope', async () => {
    const token = await createAccessToken(api);
    await asProgram(api, token).get('/auth/options').expect(200);
    await asProgram(api, token).get('/nowhere').expect(404);
  });

  it('may come from any origin, since other sites cannot send the header', async () => {
    const token = await createAccessToken(api);
    const remove = () => asProgram(api, token).delete(`/testimonials/${token.id}`);
    await remove().set('Sec-Fetch-Site', 'cross-site').expect(404);
  });

  it('is limited apart from other tokens, accounts and visitors', async () => {
    const [token, other] = [await createAccessToken(api), await createAccessToken(api)];
    await stats(token).expect(200);
    await api.em().execute(`update rate_limit set points = 600 where key = ?`, [`access-token:${token.id}`]);
    const { headers, body } = await stats(token).expect(429);
    expect(body.code).toBe('request.too-many');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await stats(other).expect(200);
    await api.as('admin').get('/testimonials/stats').expect(200);
    await api.asVisitor().get('/auth/options').expect(200);
  });

  it('with a wrong token is counted by network, which delays no valid token', async () => {
    const token = await createAccessToken(api);
    const guess = () => stats({ ...token, token: `${ACCESS_TOKEN_PREFIX}${'x'.repeat(43)}` });
    for (let time = 0; time < 30; time += 1) await guess().expect(401);
    await guess().expect(429);
    await stats(token).expect(200);
    await guess().set('X-Forwarded-For', '198.51.100.9').expect(401);
    expect(await securityEvents()).toMatchObject([{ verb: 'refused-access', accountName: null }]);
  });
});
