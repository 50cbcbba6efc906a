import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TALK } from './set-up/module-collections.ts';
import { BLOG, DEFAULTS, OutsideModules, POSTS, SETTINGS, WRITE } from './set-up/outside-modules.ts';
import { startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const POSTS_PATH = '/collections/blog/posts';
const SETTINGS_PATH = '/modules/blog/settings';

let api: Api;
let id: string;
beforeAll(async () => {
  api = await startApi();
  await startSite(api.application);
  const modules = new OutsideModules(api);
  const settings = {
    ...SETTINGS,
    fields: SETTINGS.fields.map(({ public: _public, ...field }) => field) as typeof SETTINGS.fields,
  };
  await modules.activate('blog', { ...BLOG, settings }, { 'blog.write': 'admin' });
  const evil = { ...WRITE, name: 'evil.write' as const };
  const collections = [{ ...POSTS, permissions: { read: evil.name, write: evil.name } }];
  await modules.activate('evil', { permissions: [evil], collections });
  id = (await api.as('admin').post(POSTS_PATH).send(TALK).expect(201)).body.id;
  const input = { values: { ...DEFAULTS, intro: 'private' }, version: 1 };
  await api.as('admin').put(SETTINGS_PATH).send(input).expect(200);
});
afterAll(() => api.stop());

/** The session that a page of the module uses: that of the manager who opened it. */
const page = () => api.as('manager');

describe('a hostile module', () => {
  it('has only its own permission and collection', async () => {
    const { body } = await page().get('/auth/user').expect(200);
    expect(body.modulePermissions).toEqual(['evil.write']);
    const own = (await page().post('/collections/evil/posts').send(TALK).expect(201)).body.id as string;
    await page().get(`${POSTS_PATH}/${own}`).expect(403);
    await page().get(`/collections/evil/posts/${id}`).expect(404);
    await page()
      .put(`/collections/evil/posts/${id}`)
      .send({ ...TALK, version: 1 })
      .expect(404);
    await page().delete(`/collections/evil/posts/${id}`).expect(404);
  });

  it.each([
    ['get', ''],
    ['get', '?limit=1&filter[title]=x'],
    ['get', '/trash'],
    ['post', ''],
    ['get', '/{id}'],
    ['put', '/{id}'],
    ['delete', '/{id}'],
    ['get', '/{id}/history'],
    ['post', '/{id}/restore'],
  ] as const)('may not %s %s of the collection of another module', async (method, rest) => {
    const path = POSTS_PATH + rest.replace('{id}', id);
    const input = method === 'get' ? undefined : { ...TALK, version: 1 };
    const { body } = await page()[method](path).send(input).expect(403);
    expect(JSON.stringify(body)).not.toContain(TALK.title);
  });

  it('cannot read or change settings of another module', async () => {
    await page().get(SETTINGS_PATH).expect(403);
    await page().put(SETTINGS_PATH).send({ values: DEFAULTS, version: 2 }).expect(403);
    await page().get(`${SETTINGS_PATH}/history`).expect(403);
    await page().get('/module-settings').expect(403);
    await page().delete(SETTINGS_PATH).send({ confirmation: 'blog' }).expect(403);
  });

  it('cannot grant itself anything', async () => {
    const { body } = await api.as('admin').get('/modules/evil/releases').expect(200);
    const release = `/modules/releases/${body[0].id as string}`;
    await page()
      .post(`${release}/grant`)
      .send({ roles: { 'evil.write': 'user' } })
      .expect(403);
    await page().post(`${release}/activate`).send({}).expect(403);
    await page()
      .put('/auth/user')
      .send({ modulePermissions: ['blog.write'] })
      .expect(404);
    await page().get('/audit').expect(403);
  });

  it.each([
    ['evil/..%2Fblog', 404],
    ['evil%2F..%2Fblog', 404],
    ['..%2Fblog', 404],
    ['BLOG', 404],
    ['Blog', 404],
    ['blog%00', 404],
    ['bl%D0%BEg', 404],
    ['%EF%BD%82log', 404],
    ['__proto__', 404],
    ['constructor', 404],
    ['shell', 404],
    ["blog'--", 404],
    ['x'.repeat(500), 404],
  ] as const)('finds no settings of %s', async (name, status) => {
    for (const client of [api.asVisitor(), page(), api.as('admin')]) {
      const { status: found, text } = await client.get(`/modules/${name}/settings`);
      expect([status, 400]).toContain(found);
      expect(text).not.toContain('private');
    }
  });

  it('reaches another module through a path with dots only if its reader may', async () => {
    const url = `${api.url}/api/modules/evil/../blog/settings`;
    await page().get(new URL(url).pathname.replace('/api', '')).expect(403);
  });
});
