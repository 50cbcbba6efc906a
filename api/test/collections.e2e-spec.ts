import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CollectionDocument as DocumentResponse } from '@vitral/contracts/collections';
import { CollectionDocument } from '../src/collections/collections.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import {
  addDocument,
  CollectionSite,
  COLLECTIONS,
  EVENTS,
  EVENTS_PATH as PATH,
  TALK,
} from './set-up/module-collections.ts';
import { NOBODY } from './set-up/nobody.ts';
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

async function titles(query: string, path = PATH): Promise<unknown[]> {
  const { body } = await api.as('user').get(`${path}${query}`).expect(200);
  return (body as DocumentResponse[]).map(({ title }) => title);
}

const fieldsOf = async (fields: object) =>
  (await api.as('manager').post(PATH).send(fields).expect(400)).body.params.fields;

describe('a collection', () => {
  it('stores documents, changes and deletes them, each with an audit entry', async () => {
    const { id, version, ...created } = await create();
    expect(created).toEqual({ ...TALK, createdAt: created.createdAt, updatedAt: created.createdAt });
    const change = { ...TALK, title: 'Otra', id, version, createdAt: 'x', updatedAt: 'x' };
    const { body } = await api.as('manager').put(`${PATH}/${id}`).send(change).expect(200);
    expect(body).toMatchObject({ ...TALK, title: 'Otra', version: 2 });
    expect((await api.as('user').get(`${PATH}/${id}`).expect(200)).body).toEqual(body);
    await api.as('manager').delete(`${PATH}/${id}`).expect(204);
    await api.as('user').get(`${PATH}/${id}`).expect(404);

    const entries = await api
      .em()
      .find(AuditEntry, { noun: 'collection-documents', itemId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb, itemName }) => [verb, itemName])).toEqual([
      ['created', 'Una charla'],
      ['updated', 'Otra'],
      ['deleted', 'Otra'],
    ]);
    expect(entries[1]?.changes).toEqual({ before: { title: 'Una charla' }, after: { title: 'Otra' } });
  });

  it('refuses a stale version, and changes nothing when nothing differs', async () => {
    const { id } = await create();
    const put = (fields: object) =>
      api
        .as('manager')
        .put(`${PATH}/${id}`)
        .send({ ...TALK, ...fields });
    expect((await put({ version: 1 }).expect(200)).body.version).toBe(1);
    const answers = await Promise.all([put({ version: 1, seats: 1 }), put({ version: 1, seats: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'collection-documents.stale', params: { current: 2 } });
    await put({}).expect(400);
    await api
      .as('manager')
      .put(`${PATH}/${NOBODY}`)
      .send({ ...TALK, version: 1 })
      .expect(404);
  });

  it('lists, filters, searches and sorts by its indexed fields', async () => {
    await create({ ...TALK, title: 'B', seats: 100 });
    await create({ ...TALK, title: 'A', seats: 9, isShown: false, day: '2027-01-01' });
    await create({ title: 'C', isShown: true });
    expect(await titles('')).toEqual(['C', 'A', 'B']);
    expect(await titles('?sort=title&limit=2&offset=1')).toEqual(['B', 'C']);
    expect(await titles('?sort=seats')).toEqual(['A', 'B', 'C']);
    expect(await titles('?sort=-seats')).toEqual(['B', 'A', 'C']);
    expect(await titles('?filter[seats]=9')).toEqual(['A']);
    expect(await titles('?filter[isShown]=true&filter[day]=2026-12-01')).toEqual(['B']);
    expect(await titles('?filter[title]=A')).toEqual(['A']);
    expect(await titles('?q=nandu&sort=title')).toEqual(['A', 'B']);
    const { headers } = await api.as('user').get(`${PATH}?limit=1`).expect(200);
    expect(headers['x-total-count']).toBe('3');
  });

  it.each([
    'sort=text',
    'sort=slot1',
    'sort=data->>title',
    'sort=__proto__',
    'filter[text]=x',
    "filter[title' or 1=1 --]=x",
    'filter[__proto__]=x',
    'filter[constructor]=x',
    'filter[slot1]=x',
    'filter[seats]=many',
    'filter[isShown]=yes',
    'filter=x',
    'filter[title]=a&filter[title]=b',
    'limit=1000',
    'fields=x',
  ])('refuses a list with %s', async (query) => {
    const { body } = await api.as('user').get(`${PATH}?${query}`).expect(400);
    expect(body.code).toBe('request.invalid');
  });

  it('refuses documents that do not fit its schema', async () => {
    expect(await fieldsOf({})).toEqual(['title:required']);
    expect(await fieldsOf({ ...TALK, title: ' ' })).toEqual(['title:minLength']);
    expect(await fieldsOf({ ...TALK, title: 'x'.repeat(101) })).toEqual(['title:maxLength']);
    expect(await fieldsOf({ ...TALK, seats: 1.5 })).toEqual(['seats:type']);
    expect(await fieldsOf({ ...TALK, day: '2026-13-01' })).toEqual(['day:format']);
    expect(await fieldsOf({ ...TALK, tags: ['a', 2] })).toEqual(['tags.1:type']);
    expect(await fieldsOf({ ...TALK, place: { town: 'x' } })).toEqual([
      'place.city:required',
      'place.town:whitelistValidation',
    ]);
    expect(await fieldsOf({ ...TALK, toString: 'x' })).toEqual(['toString:whitelistValidation']);
    await api.as('manager').post(PATH).send([TALK]).expect(400);
  });

  it('gives absent fields their defaults, and cleans texts', async () => {
    const {
      id: _id,
      version: _version,
      createdAt: _created,
      updatedAt: _updated,
      ...fields
    } = await create({ title: '\u0000 a\ud800\u202e ' });
    expect(fields).toEqual({ title: 'a', isShown: false });
  });

  it('has the size and the number of documents that it declares, also with parallel requests', async () => {
    await site.activate([{ ...EVENTS, maxDocuments: 3, maxBytes: 8192 }]);
    const large = { ...TALK, text: 'x'.repeat(2000), place: { city: 'y'.repeat(50) } };
    await create(large);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.as('manager').post(PATH).send(TALK)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'collections.full',
      params: { max: 3 },
    });
    await site.activate([{ ...EVENTS, name: 'small', maxBytes: 100 }, EVENTS]);
    const { body } = await api
      .as('manager')
      .post('/collections/mfe-people/small')
      .send({ ...TALK, text: 'é'.repeat(50) })
      .expect(413);
    expect(body).toMatchObject({ code: 'collection-documents.too-large', params: { limit: 100 } });
    await site.start(
      EVENTS,
      { ...EVENTS, name: 'notices', public: 'isShown' },
      { ...EVENTS, name: 'open', public: true },
    );
  });
});

describe('the trash of a collection', () => {
  it('restores a document as it was, once, and only in its collection', async () => {
    const document = await create();
    await api.as('manager').delete(`${PATH}/${document.id}`).expect(204);
    const { body: trash } = await api.as('manager').get(`${PATH}/trash`).expect(200);
    expect(trash[0]).toMatchObject({ id: document.id, name: TALK.title });
    const other = '/collections/mfe-people/open';
    expect((await api.as('manager').get(`${other}/trash`).expect(200)).body).toEqual([]);
    await api.as('manager').post(`${other}/${document.id}/restore`).expect(404);
    await api.as('user').post(`${PATH}/${document.id}/restore`).expect(403);

    const restore = () => api.as('manager').post(`${PATH}/${document.id}/restore`);
    const answers = await Promise.all([restore(), restore()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await api.as('user').get(`${PATH}/${document.id}`).expect(200)).body).toEqual(document);
    expect(await titles('?filter[seats]=12')).toEqual([TALK.title]);
    const { body: history } = await api.as('manager').get(`${PATH}/${document.id}/history`).expect(200);
    expect(history.map(({ verb }: AuditEntry) => verb)).toEqual(['restored', 'deleted', 'created']);
  });
});
