import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CollectionSite, EVENTS, EVENTS_PATH as PATH, TALK } from './set-up/module-collections.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { type Api, startApi } from './start-api.ts';

const SECRETS = { ...EVENTS, permissions: { read: 'admin', write: 'admin' } } as const;

let api: Api;
let id: string;
beforeAll(async () => {
  api = await startApi();
  const site = new CollectionSite(api);
  await site.start(EVENTS);
  await site.activate([SECRETS], 'mfe-social');
  const { body } = await api.as('admin').post('/collections/mfe-social/events').send(TALK).expect(201);
  id = body.id;
});
afterAll(() => api.stop());

describe('a hostile module', () => {
  it('reads collections of other modules only as far as its reader may', async () => {
    const path = '/collections/mfe-social/events';
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [api.as('manager'), 403],
    ] as const) {
      for (const url of [path, `${path}?limit=1`, `${path}/${id}`]) await client.get(url).expect(status);
      await client.get(`${path}/trash`).expect(status);
      await client.delete(`${path}/${id}`).expect(status);
    }
    // The id is also unknown as a document of the module's own collection.
    await api.as('manager').get(`${PATH}/${id}`).expect(404);
    await api.as('manager').get(`${PATH}/${id}/history`).expect(404);
    await api
      .as('manager')
      .put(`${PATH}/${id}`)
      .send({ ...TALK, version: 1 })
      .expect(404);
    await api.as('manager').delete(`${PATH}/${id}`).expect(404);
    await api.as('manager').post(`${PATH}/${id}/restore`).expect(404);
    expect((await api.as('manager').get(PATH).expect(200)).body).toEqual([]);
  });

  it.each([
    ['mfe-people/..%2F..%2Fusers', 400],
    ['mfe-people/events%00', 400],
    ['mfe-people/%D0%B5vents', 404],
    ['mfe-people/EVENTS', 404],
    ['__proto__/constructor', 404],
    ["mfe-people/events'--", 404],
    [`mfe-people/${'x'.repeat(500)}`, 404],
  ] as const)('finds nothing at %s', async (place, status) => {
    for (const client of [api.asVisitor(), api.as('admin')])
      await client.get(`/collections/${place}`).expect(status);
    await api.as('admin').post(`/collections/${place}`).send(TALK).expect(status);
  });

  it.each([
    ['__proto__', '{"title":"x","__proto__":{"isAdmin":true}}', 400],
    ['constructor', '{"title":"x","constructor":{"prototype":{}}}', 400],
    ['a deep value', `{"title":"x","place":${'{"city":'.repeat(200)}1${'}'.repeat(200)}}`, 400],
    ['a long list', `{"title":"x","tags":[${'"a",'.repeat(5000)}"a"]}`, 400],
    ['a huge number', '{"title":"x","seats":1e400}', 400],
    ['a huge text', `{"title":"x","text":"${'x'.repeat(900_000)}"}`, 413],
    ['no object', '"x"', 400],
  ])('stores no document with %s', async (_, body, status) => {
    await api.as('manager').post(PATH).type('application/json').send(body).expect(status);
  });

  it('publishes no release with a schema that the server cannot bound', async () => {
    const { schema } = EVENTS;
    const title = { type: 'string', maxLength: 100, pattern: '^(a+)+$' };
    const hostile = { ...EVENTS, schema: { ...schema, properties: { ...schema.properties, title } } };
    const archive = await makeRelease('mfe-people', '9.0.0', 'x', {
      collections: [hostile as typeof EVENTS],
    });
    const { body } = await sendRelease(api.as('admin'), 'mfe-people', archive).expect(422);
    expect(body.params.reasons).toEqual([
      { code: 'descriptor-invalid', params: { field: 'collections[0].schema.title.pattern' } },
    ]);
  });
});
