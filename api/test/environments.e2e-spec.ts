import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import { ENVIRONMENT_LIMITS, type Environment, type EnvironmentInput } from '@vitral/contracts/environments';
import { TOKEN_PREFIX } from '@vitral/contracts/module-tokens';
import { Environment as EnvironmentRow } from '../src/environments/environments.entity.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { NOBODY } from './set-up/nobody.ts';
import { createToken } from './set-up/promoting-sites.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let other: FeedServer;
beforeAll(async () => {
  other = await FeedServer.start();
  api = await startApi({ OUTGOING_ALLOWED: other.host });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
beforeEach(() => api.em().execute('delete from environment; delete from audit_entry'));

const TOKEN = `${TOKEN_PREFIX}of-production-with-4f2a`;
const INPUT: EnvironmentInput = { name: 'production', url: 'https://vitral.example', place: 2, token: TOKEN };
const admin = () => api.as('admin');
const post = (more: object = {}) =>
  admin()
    .post('/environments')
    .send({ ...INPUT, ...more });
const add = async (more: object = {}) => (await post(more).expect(201)).body as Environment;
const put = ({ id, version, name, url, place }: Environment, more: object = {}) =>
  admin()
    .put(`/environments/${id}`)
    .send({ name, url, place, version, token: null, ...more });

describe('environments', () => {
  it('are added by an admin, listed in their order, and audited, without their tokens', async () => {
    const production = await add({ url: 'https://vitral.example/' });
    const staging = await add({ name: 'staging', place: 1, url: 'http://localhost:3000' });
    expect(production).toMatchObject({ name: 'production', url: 'https://vitral.example', lastFour: '4f2a' });
    const { body } = await admin().get('/environments').expect(200);
    expect(body).toEqual([staging, production]);
    const audit = (await admin().get('/audit').expect(200)).body as AuditEntry[];
    expect(audit[1]).toMatchObject({ verb: 'created', noun: 'environments', itemName: 'production' });
    const row = await api.em().findOneOrFail(EnvironmentRow, { id: production.id });
    for (const text of [JSON.stringify([body, audit, production]), row.sealedToken])
      expect(text).not.toContain(TOKEN);
  });

  it('are changed without losing the token, unless somebody else changed them first', async () => {
    const before = await add();
    const { sealedToken } = await api.em().findOneOrFail(EnvironmentRow, { id: before.id });
    const { body } = await put(before, { name: 'live', place: 3 }).expect(200);
    expect(body).toMatchObject({ name: 'live', place: 3, lastFour: '4f2a', version: 2 });
    expect((await put(before).expect(409)).body.code).toBe('environments.stale');
    expect(await api.em().findOneOrFail(EnvironmentRow, { id: before.id })).toMatchObject({ sealedToken });
    await put(body, { token: `${TOKEN_PREFIX}another-token-of-it-9999` }).expect(200);
    await admin().delete(`/environments/${before.id}`).expect(204);
    await admin().delete(`/environments/${before.id}`).expect(404);
  });

  it('never send a stored token to another URL', async () => {
    const row = await add();
    const { body } = await put(row, { url: 'https://elsewhere.example' }).expect(400);
    expect(body.code).toBe('environments.token-needed');
    await put(row, { url: 'https://elsewhere.example', token: TOKEN }).expect(200);
    expect((await post({ name: 'other', token: null }).expect(400)).body.code).toBe(
      'environments.token-needed',
    );
  });

  it('have different names, also when two are added at the same time', async () => {
    const statuses = (await Promise.all([post(), post()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    const staging = await add({ name: 'staging' });
    expect((await put(staging, { name: 'production' }).expect(409)).body.code).toBe('environments.taken');
  });

  it('are limited in number', async () => {
    for (let number = 0; number < ENVIRONMENT_LIMITS.environments; number += 1)
      await add({ name: `site-${number}` });
    const { body } = await post().expect(409);
    expect(body).toMatchObject({ code: 'environments.too-many', params: { max: 20 } });
  });

  it.each([
    'http://vitral.example',
    'http://10.0.0.5',
    'ftp://vitral.example',
    'javascript:alert(1)',
    'https://user:secret@vitral.example',
    'https://vitral.example/path',
    'https://vitral.example?x=1',
    'http://localhost.example.org',
    'vitral.example',
    '',
  ])('have no URL like %s', (url) => post({ url }).expect(400));

  it.each([
    ['name', 'Production'],
    ['name', ''],
    ['place', 0],
    ['token', 'something else'],
    ['token', `${TOKEN_PREFIX}with a line\nbreak-in-the-middle`],
  ])('have no %s like %s', (field, value) => post({ [field]: value }).expect(400));

  it.each(['https://127.0.0.1', 'https://169.254.169.254', 'https://[::1]', 'http://127.0.0.1:2'])(
    'are not contacted at %s unless the operator allows it',
    async (url) => {
      const { id } = await add({ url });
      const { body } = await admin().post(`/environments/${id}/test`).expect(200);
      expect(body).toEqual({ problem: { code: 'environments.private-address', params: {} }, token: null });
    },
  );

  describe('are tested', () => {
    const test = async (url: string, token = TOKEN) => {
      const { id } = await add({ url, token });
      return (await admin().post(`/environments/${id}/test`).expect(200)).body as object;
    };
    const failure = (code: string) => ({ problem: { code }, token: null });

    it.each([
      ['that refuses the token', { status: 401, body: '{"code":"auth.unauthorized"}' }, 'token-refused'],
      ['that is no Vitral site', '<html></html>', 'not-a-site'],
      ['that redirects', { status: 302, headers: { location: '/elsewhere' } }, 'not-a-site'],
      ['that is starting', { status: 503 }, 'unreachable'],
      ['with another response', '{"name":1}', 'not-a-site'],
    ])('against a site %s', async (_kind, response, code) => {
      other.serve('/api/module-tokens/current', response);
      expect(await test(`http://${other.host}`)).toMatchObject(failure(`environments.${code}`));
      const [headers] = other.requestsFor('/api/module-tokens/current');
      expect(headers?.authorization).toBe(`Bearer ${TOKEN}`);
      expect(other.requestsFor('/elsewhere')).toEqual([]);
    });

    it('against a site that names the token', async () => {
      const { token } = await createToken(api, { module: 'mfe-people' });
      const { body } = await api
        .asVisitor()
        .get('/module-tokens/current')
        .set({ authorization: `Bearer ${token}` })
        .expect(200);
      const known = { name: 'De staging', module: 'mfe-people', mayActivate: true };
      expect(body).toMatchObject(known);
      other.serve('/api/module-tokens/current', JSON.stringify(body));
      expect(await test(`http://${other.host}`)).toEqual({ problem: null, token: known });
    });
  });

  it('refuse other roles', async () => {
    const { id } = await add();
    for (const role of ['user', 'manager'] as const) {
      await api.as(role).get('/environments').expect(403);
      await api.as(role).get('/environments/versions').expect(403);
      await api.as(role).post(`/environments/${id}/test`).expect(403);
      await api.as(role).put(`/environments/${id}`).send(INPUT).expect(403);
    }
    await api.asVisitor().post('/environments').send(INPUT).expect(401);
    await admin().post(`/environments/${NOBODY}/test`).expect(404);
    await admin()
      .put(`/environments/${NOBODY}`)
      .send({ ...INPUT, version: 1 })
      .expect(404);
  });
});
