import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CollectionDocument } from '../src/collections/collections.entity.ts';
import {
  addDocument,
  CollectionSite,
  COLLECTIONS,
  EVENTS,
  EVENTS_PATH as PATH,
  TALK,
} from './set-up/module-collections.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: CollectionSite;
beforeAll(async () => {
  api = await startApi();
  site = new CollectionSite(api);
  await site.start(...COLLECTIONS);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(CollectionDocument, {});
});

const create = (fields?: object, path?: string) => addDocument(api, fields, path);

describe('the permissions of a collection', () => {
  it('let each role read and write what it declares', async () => {
    const { id } = await create();
    const one = `${PATH}/${id}`;
    await api.asVisitor().get(PATH).expect(401);
    await api.asVisitor().get(one).expect(401);
    await api.as('user').get(PATH).expect(200);
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.post(PATH).send(TALK).expect(status);
      await client
        .put(one)
        .send({ ...TALK, version: 1 })
        .expect(status);
      await client.delete(one).expect(status);
      await client.get(`${PATH}/trash`).expect(status);
      await client.get(`${one}/history`).expect(status);
    }
    await api
      .as('admin')
      .put(one)
      .send({ ...TALK, version: 1 })
      .expect(200);
  });

  it('follow the declaration of the active release at once', async () => {
    const changed = { ...EVENTS, name: 'changed' };
    const path = '/collections/mfe-people/changed';
    await site.activate([EVENTS, changed]);
    await create(TALK, path);
    await api.as('user').get(path).expect(200);
    await site.activate([EVENTS, { ...changed, permissions: { read: 'admin', write: 'admin' } }]);
    await api.as('user').get(path).expect(403);
    await api.as('manager').post(path).send(TALK).expect(403);
    await api.as('admin').get(path).expect(200);
    await site.start(
      EVENTS,
      { ...EVENTS, name: 'notices', public: 'isShown' },
      { ...EVENTS, name: 'open', public: true },
    );
  });

  it('show visitors the documents that are public, without the fields for staff, and changes at once', async () => {
    const path = '/collections/mfe-people/notices';
    const shown = await create(TALK, path);
    const hidden = await create({ ...TALK, isShown: false }, path);
    const { version: _version, updatedAt: _updatedAt, ...seen } = shown;
    for (const query of ['', '?q=charla']) {
      const { body, headers } = await api
        .asVisitor()
        .get(path + query)
        .expect(200);
      expect(body).toEqual([seen]);
      expect(headers['x-total-count']).toBe('1');
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await api.asVisitor().get(`${path}/${shown.id}`).expect(200)).body).toEqual(seen);
    await api.asVisitor().get(`${path}/${hidden.id}`).expect(404);
    expect((await api.as('user').get(path).expect(200)).body).toHaveLength(2);

    const { headers } = await api.asVisitor().get(path).expect(200);
    await api.asVisitor().get(path).set('If-None-Match', String(headers['etag'])).expect(304);
    await api
      .as('manager')
      .put(`${path}/${hidden.id}`)
      .send({ ...TALK, version: 1 })
      .expect(200);
    expect((await api.asVisitor().get(path).expect(200)).body).toHaveLength(2);
    await api.asVisitor().post(path).send(TALK).expect(401);
    const open = await create({ ...TALK, isShown: false }, '/collections/mfe-people/open');
    expect((await api.asVisitor().get('/collections/mfe-people/open').expect(200)).body[0].id).toBe(open.id);
  });
});
