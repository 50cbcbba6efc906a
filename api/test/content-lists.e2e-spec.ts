import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem, ContentStats } from '@vitral/contracts/content';
import type { Content } from '../src/content/content.entity.ts';
import { fillContent } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let added: Content[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function titles(role: 'user' | 'manager', query: object): Promise<string[]> {
  const { body } = await api.as(role).get('/content').query(query).expect(200);
  return (body as ContentItem[]).map(({ title }) => title);
}

const read = async (id: string): Promise<ContentItem> =>
  (await api.as('manager').get(`/content/${id}`).expect(200)).body;

describe('a list', () => {
  beforeAll(async () => {
    added = await fillContent(
      api,
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
  ])('filters by %j', async (query, forManagers, forUsers) => {
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
  ])('sorts by %s in both directions', async (sort, order) => {
    expect((await titles('manager', { sort })).join('')).toBe(order);
    expect((await titles('manager', { sort: `-${sort}` })).join('')).toBe([...order].reverse().join(''));
  });

  it('sorts by the last edit; a download is no edit', async () => {
    await api
      .as('manager')
      .put(`/content/${added[0]?.id}`)
      .send({ ...(await read(added[0]?.id ?? '')), description: 'new' })
      .expect(200);
    await api.as('user').post(`/content/${added[1]?.id}/download`).expect(204);
    expect((await titles('manager', { sort: '-updatedAt' }))[0]).toBe('a');
  });

  it('counts the items that the account may see, and the trash for managers only', async () => {
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

  it('reports the same counts on the dashboard as in the list', async () => {
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

  it('returns a single item to accounts that may see it', async () => {
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
