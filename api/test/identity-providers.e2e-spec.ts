import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityProviderStandIn, OIDC_CLIENT } from '@vitral/stand-ins/identity-provider';
import { FeedServer } from './set-up/feed-server.ts';
import { addProvider, providerInput } from './set-up/provider-browser.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let provider: IdentityProviderStandIn;
let other: FeedServer;
beforeAll(async () => {
  provider = await IdentityProviderStandIn.start();
  other = await FeedServer.start();
  api = await startApi({ OUTGOING_ALLOWED: `${provider.host},${other.host}` });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
  await other.stop();
});
beforeEach(() => api.em().execute('delete from identity_provider'));

const admin = () => api.as('admin');
const create = (changes: object = {}) =>
  admin()
    .post('/identity-providers')
    .send({ ...providerInput(provider), ...changes });
const test = async (id: string) => (await admin().post(`/identity-providers/${id}/test`).expect(200)).body;

describe('identity providers', () => {
  it('are added, changed and deleted by admins, with an audit entry each', async () => {
    const { body } = await create().expect(201);
    const { clientSecret, ...shown } = providerInput(provider);
    expect(body).toMatchObject({ ...shown, version: 1 });
    expect(body.redirectUrl).toBe(`${api.url}/api/auth/login/providers/${body.id}/callback`);
    expect(body.logoutUrl).toBe(`${api.url}/api/auth/providers/${body.id}/logout`);

    const change = { ...body, name: 'Taller', clientSecret: null };
    const { body: changed } = await admin().put(`/identity-providers/${body.id}`).send(change).expect(200);
    expect(changed).toMatchObject({ name: 'Taller', version: 2 });
    const { body: stale } = await admin().put(`/identity-providers/${body.id}`).send(change).expect(409);
    expect(stale).toMatchObject({ code: 'identity-providers.stale', params: { current: 2 } });

    await admin().delete(`/identity-providers/${body.id}`).expect(204);
    await admin().delete(`/identity-providers/${body.id}`).expect(404);
    const { body: entries } = await admin().get('/audit?noun=identity-providers').expect(200);
    expect(entries.map(({ verb }: { verb: string }) => verb).slice(0, 3)).toEqual([
      'deleted',
      'updated',
      'created',
    ]);
    expect(JSON.stringify(entries)).not.toContain(clientSecret);
  });

  it('never show their secret, which is stored sealed', async () => {
    const { body, text } = await create().expect(201);
    const { text: list } = await admin().get('/identity-providers').expect(200);
    for (const shown of [text, list]) expect(shown).not.toMatch(/secret/i);
    const [row] = await api
      .em()
      .execute<[{ sealed: string }]>(
        'select sealed_client_secret as sealed from identity_provider where id = ?',
        [body.id],
      );
    expect(row.sealed).not.toContain(OIDC_CLIENT.clientSecret);
  });

  it('need their secret again for another issuer, which would receive the stored one', async () => {
    const { body } = await create().expect(201);
    const change = { ...body, issuer: 'https://login.example.org', clientSecret: null };
    const path = `/identity-providers/${body.id}`;
    const { body: refused } = await admin().put(path).send(change).expect(400);
    expect(refused.code).toBe('identity-providers.secret-missing');
    await admin()
      .put(path)
      .send({ ...change, clientSecret: 'x' })
      .expect(200);
  });

  it('need their secret once, and an issuer over HTTPS unless the operator has opened its host', async () => {
    expect((await create({ clientSecret: null }).expect(400)).body.code).toBe(
      'identity-providers.secret-missing',
    );
    const insecure = await create({ issuer: 'http://login.example.org' }).expect(400);
    expect(insecure.body.code).toBe('identity-providers.not-https');
    const credentials = ['https://a:b@x.example', 'https://:b@x.example'];
    for (const issuer of ['ftp://x.example', '/login', 'https://x.example/?a', ...credentials, ''])
      await create({ issuer }).expect(400);
    for (const fields of [
      { scopes: 'a  b' },
      { roleRules: [{}] },
      { defaultRole: 'owner' },
      { clientId: 'é' },
    ])
      await create(fields).expect(400);
  });

  it('belong to admins', async () => {
    const { body } = await create().expect(201);
    for (const [method, path] of [
      ['get', ''],
      ['post', ''],
      ['put', `/${body.id}`],
      ['delete', `/${body.id}`],
      ['post', `/${body.id}/test`],
      ['post', '/rules-trial'],
    ] as const) {
      await api.as('manager')[method](`/identity-providers${path}`).expect(403);
      await api.asVisitor()[method](`/identity-providers${path}`).expect(401);
    }
  });

  it('are offered on the login page while they are active', async () => {
    const { body } = await create().expect(201);
    const offered = async () => (await api.asVisitor().get('/auth/options').expect(200)).body.providers;
    expect(await offered()).toEqual([{ id: body.id, name: 'Estudio' }]);
    await admin()
      .put(`/identity-providers/${body.id}`)
      .send({ ...body, isActive: false })
      .expect(200);
    expect(await offered()).toEqual([]);
  });
});

describe('the test of an identity provider', () => {
  it('passes for a real provider that knows the client', async () => {
    const { id } = await addProvider(api, provider);
    expect(await test(id)).toEqual({ problem: null, detail: null });
  });

  it('names a wrong secret', async () => {
    const { id } = await addProvider(api, provider, { clientSecret: 'another' });
    expect(await test(id)).toMatchObject({ problem: 'client-refused' });
  });

  it('names metadata of another issuer, and a server that is no provider', async () => {
    const { body } = await create({ issuer: other.url('') }).expect(201);
    expect(await test(body.id)).toMatchObject({ problem: 'not-a-provider' });
    const headers = { 'content-type': 'application/json' };
    const metadata = JSON.stringify({ issuer: provider.issuer, jwks_uri: `${provider.issuer}/jwks` });
    other.serve('/.well-known/openid-configuration', { headers, body: metadata });
    expect(await test(body.id)).toMatchObject({ problem: 'other-issuer' });
    const { body: slash } = await create({ issuer: `${provider.issuer}/` }).expect(201);
    expect(await test(slash.id)).toEqual({ problem: 'other-issuer', detail: provider.issuer });
  });

  it('requests no private address', async () => {
    const { body } = await create({ issuer: 'https://127.0.0.1' }).expect(201);
    expect(await test(body.id)).toMatchObject({ problem: 'refused-address' });
    const { body: metadata } = await create({ issuer: 'https://169.254.169.254/latest' }).expect(201);
    expect(await test(metadata.id)).toMatchObject({ problem: 'refused-address' });
  });
});

describe('rules for roles', () => {
  it('are tried on an example without storing anything', async () => {
    const rules = {
      roleRules: [{ claim: 'groups', operator: 'contains', value: 'admins', role: 'admin' }],
      defaultRole: null,
    };
    const tryOn = async (claims: object) =>
      (
        await admin()
          .post('/identity-providers/rules-trial')
          .send({ ...rules, claims })
          .expect(200)
      ).body;
    expect(await tryOn({ groups: ['admins'] })).toEqual({ role: 'admin', rule: 0 });
    expect(await tryOn({ groups: [] })).toEqual({ role: null, rule: null });
  });
});
