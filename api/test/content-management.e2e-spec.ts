import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AuditEntry, ContentItem, ContentStats } from '@vitral/contracts';
import { Content } from '../src/content/content.entity.ts';
import { contentRow } from './set-up/content-row.ts';
import { type Api, startApi } from './start-api.ts';

const NOBODY = '019a0000-0000-7000-8000-000000000000';

let api: Api;
let added: Content[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.application.get(MikroORM).em.fork();

/** The only rows there are. */
async function put(...details: Parameters<typeof contentRow>[0][]): Promise<Content[]> {
  const fork = em();
  await fork.nativeDelete(Content, {});
  const rows = details.map((detail, index) =>
    fork.create(Content, { createdAt: new Date(2026, 0, 1 + index), ...contentRow(detail) }),
  );
  await fork.persist(rows).flush();
  return rows;
}

async function titles(role: 'user' | 'manager', query: object): Promise<string[]> {
  const { body } = await api.as(role).get('/content').query(query).expect(200);
  return (body as ContentItem[]).map(({ title }) => title);
}

const read = async (id: string): Promise<ContentItem> =>
  (await api.as('manager').get(`/content/${id}`).expect(200)).body;

describe('a list', () => {
  beforeAll(async () => {
    added = await put(
      { title: 'a', type: 'pdf', category: 'sales', visibility: 'public', fileSize: 30, downloadCount: 2 },
      { title: 'b', type: 'video', category: 'training', visibility: 'team', fileSize: 10, downloadCount: 3 },
      { title: 'c', type: 'excel', category: 'sales', visibility: 'private', fileSize: 20, downloadCount: 1 },
      { title: 'd', type: 'image', category: 'marketing', isVisible: false, fileSize: 4_000_000_000 },
      { title: 'e', type: 'image', category: 'team', fileSize: 5 },
      { title: 'f', type: 'pdf', category: 'sales', deletedAt: new Date(), fileSize: 6 },
    );
  });

  it.each([
    [{}, 'bcd', 'b'],
    [{ category: 'sales' }, 'ac', 'a'],
    [{ category: 'team' }, 'e', 'e'],
    [{ type: 'image' }, 'd', ''],
    [{ visibility: 'private' }, 'c', ''],
    [{ visibility: 'restricted' }, 'c', ''],
    [{ isVisible: false }, 'd', ''],
    [{ isVisible: true }, 'abc', 'ab'],
    [{ q: 'C' }, 'c', ''],
  ])('takes %j', async (query, forManagers, forUsers) => {
    const all = Object.keys(query).length === 0 ? 'a' : '';
    expect((await titles('manager', { sort: 'title', ...query })).join('')).toBe(all + forManagers);
    expect((await titles('user', { sort: 'title', ...query })).join('')).toBe(all + forUsers);
  });

  it.each([
    ['title', 'abcd'],
    ['createdAt', 'abcd'],
    ['downloadCount', 'dcab'],
    ['fileSize', 'bcad'],
    ['type', 'cdab'],
    ['category', 'dacb'],
    ['visibility', 'cadb'],
  ])('sorts by %s both ways', async (sort, order) => {
    expect((await titles('manager', { sort })).join('')).toBe(order);
    expect((await titles('manager', { sort: `-${sort}` })).join('')).toBe([...order].reverse().join(''));
  });

  it('sorts by the last edit, which a download is not', async () => {
    await api
      .as('manager')
      .put(`/content/${added[0]?.id}`)
      .send({ ...(await read(added[0]?.id ?? '')), description: 'new' })
      .expect(200);
    await api.as('user').post(`/content/${added[1]?.id}/download`).expect(204);
    expect((await titles('manager', { sort: '-updatedAt' }))[0]).toBe('a');
  });

  it('counts what the asker may see, and the trash for managers only', async () => {
    const stats = async (role: 'user' | 'manager', query = {}): Promise<ContentStats> =>
      (await api.as(role).get('/content/stats').query(query).expect(200)).body;
    expect(await stats('manager')).toEqual({
      total: 4,
      public: 2,
      team: 1,
      private: 1,
      videos: 1,
      downloads: 7,
      fileSize: 4_000_000_060,
      trashed: 1,
    });
    expect(await stats('user')).toEqual({
      total: 2,
      public: 1,
      team: 1,
      private: 0,
      videos: 1,
      downloads: 6,
      fileSize: 40,
      trashed: 0,
    });
    expect(await stats('manager', { category: 'sales' })).toMatchObject({ total: 2, private: 1, trashed: 1 });
    expect(await stats('user', { category: 'documentation' })).toMatchObject({ total: 0, downloads: 0 });
    await api.as('user').get('/content/stats').query({ category: 'secrets' }).expect(400);
  });

  it('counts for the dashboard what the list shows', async () => {
    const { body } = await api.as('manager').get('/admin/stats').expect(200);
    expect(body).toMatchObject({ content: 4, materials: 2 });
  });

  it.each([{ sort: 'filename' }, { isVisible: 'perhaps' }, { visibility: 'constructor' }, { type: 'exe' }])(
    'refuses %j',
    async (query) => {
      const { body } = await api.as('manager').get('/content').query(query).expect(400);
      expect(body.code).toBe('request.invalid');
      expect(body.params.fields[0]).toContain(Object.keys(query)[0]);
    },
  );

  it('answers each item by itself to whoever may see it', async () => {
    const [open, , secret, hidden, , trashed] = added.map(({ id }) => id);
    expect((await api.as('user').get(`/content/${open}`).expect(200)).body.title).toBe('a');
    for (const id of [secret, hidden, trashed, NOBODY]) {
      const { body } = await api.as('user').get(`/content/${id}`).expect(404);
      expect(body.code).toBe('content.not-found');
    }
    expect((await read(secret ?? '')).title).toBe('c');
    await api.as('manager').get(`/content/${trashed}`).expect(404);
  });
});

describe('a full update', () => {
  let id: string;
  beforeEach(async () => {
    added = await put({ type: 'image', tags: ['uno'], width: 800, height: 600 });
    id = added[0]?.id ?? '';
  });

  const send = (body: object) => api.as('manager').put(`/content/${id}`).send(body);

  it('takes the whole item back and ignores what is not for people to write', async () => {
    const before = await read(id);
    const { body } = await send({
      ...before,
      id: NOBODY,
      type: 'pdf',
      filename: 'other.pdf',
      fileSize: 1,
      checksum: 'x',
      downloadCount: 99,
      uploadedBy: NOBODY,
      deletedAt: new Date(),
      dimensions: null,
      isVisible: false,
      focalPoint: { x: 0, y: 100 },
    }).expect(200);
    expect(body).toEqual({
      ...before,
      isVisible: false,
      focalPoint: { x: 0, y: 100 },
      version: 2,
      updatedAt: body.updatedAt,
    });
    expect(await read(id)).toEqual(body);
  });

  it('reads other names of visibilities, and tags as text', async () => {
    const before = await read(id);
    const { body } = await send({
      ...before,
      title: '  Guía\n de\u202e ventas ',
      visibility: 'internal',
      tags: ' ventas, Guía  nueva,,VENTAS,',
      focalPoint: null,
    }).expect(200);
    expect(body).toMatchObject({
      title: 'Guía de ventas',
      visibility: 'team',
      tags: ['ventas', 'Guía nueva'],
      focalPoint: before.focalPoint,
    });
    const restricted = await send({ ...body, visibility: 'restricted', tags: ['a,b', ' b '] }).expect(200);
    expect(restricted.body).toMatchObject({ visibility: 'private', tags: ['a', 'b'] });
  });

  it.each([
    [{ title: ' ' }, 'title:isLength'],
    [{ title: 'a'.repeat(201) }, 'title:isLength'],
    [{ description: 'a'.repeat(5001) }, 'description:maxLength'],
    [{ category: 'gossip' }, 'category:isIn'],
    [{ visibility: 'toString' }, 'visibility:isIn'],
    [{ isVisible: undefined }, 'isVisible:isBoolean'],
    [{ tags: ['a'.repeat(41)] }, 'tags:isLength'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags:arrayMaxSize'],
    [{ tags: [{}] }, 'tags:isString'],
    [{ focalPoint: { x: 50, y: 100.5 } }, 'focalPoint.y:isInt'],
    [{ focalPoint: { x: -1, y: 0 } }, 'focalPoint.x:min'],
    [{ focalPoint: [] }, 'focalPoint:isObject'],
    [{ version: undefined }, 'version:isInt'],
    [{ owner: 'me' }, 'owner:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await send({ ...(await read(id)), ...wrong }).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
  });

  it('takes one of two edits of the same state', async () => {
    const before = await read(id);
    const answers = await Promise.all(
      ['first', 'second'].map((title) =>
        send({ ...before, title }).then(({ status, body }) => ({ status, body })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'content.stale', params: { id, current: 2 } });
  });

  it('keeps the downloads that are counted meanwhile', async () => {
    const before = await read(id);
    await Promise.all([
      send({ ...before, title: 'Renamed' }).expect(200),
      ...Array.from({ length: 10 }, () => api.as('user').post(`/content/${id}/download`).expect(204)),
    ]);
    expect(await read(id)).toMatchObject({ title: 'Renamed', downloadCount: 10, version: 2 });
  });

  it('writes nothing down when nothing changed, else in the words of the change', async () => {
    const before = await read(id);
    await send(before).expect(200, before);
    const off = await send({ ...before, isVisible: false });
    const on = await send({ ...off.body, isVisible: true });
    await send({ ...on.body, title: 'Another' });

    const { body } = await api.as('admin').get('/audit').query({ limit: 100 });
    const entries = (body as AuditEntry[]).filter(({ itemId }) => itemId === id);
    expect(entries.map(({ noun, verb, actorName }) => [noun, verb, actorName])).toEqual([
      ['content', 'updated', 'Mateo Rivas'],
      ['content', 'activated', 'Mateo Rivas'],
      ['content', 'deactivated', 'Mateo Rivas'],
    ]);
  });

  it('is refused to whoever may not write, and for what is not there', async () => {
    const item = await read(id);
    await api.asVisitor().put(`/content/${id}`).send(item).expect(401);
    await api.as('user').put(`/content/${id}`).send(item).expect(403);
    await api.as('manager').put(`/content/${NOBODY}`).send(item).expect(404);
  });
});
