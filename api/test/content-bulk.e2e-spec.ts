import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ContentBulkChange, ContentItem } from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { Content } from '../src/content/content.entity.ts';
import { contentRow } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let ids: string[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const fork = em();
  await fork.nativeDelete(Content, {});
  const rows = ['a', 'b', 'c'].map((title) => fork.create(Content, contentRow({ title, tags: [title] })));
  await fork.persist(rows).flush();
  ids = rows.map(({ id }) => id);
});

const em = () => api.em();
const send = (change: object) => api.as('manager').post('/content/bulk').send(change);

async function items(query = {}): Promise<ContentItem[]> {
  const { body } = await api
    .as('manager')
    .get('/content')
    .query({ sort: 'title', ...query })
    .expect(200);
  return body;
}

async function change(values: ContentBulkChange): Promise<number> {
  const { body } = await send(values).expect(200);
  return body.changed;
}

async function entries(): Promise<string[]> {
  const { body } = await api.as('admin').get('/audit').query({ limit: 100 });
  return (body as AuditEntry[])
    .filter(({ itemId }) => ids.includes(itemId ?? ''))
    .map(({ verb, itemName }) => `${verb} ${itemName}`)
    .sort();
}

describe('bulk changes of content', () => {
  it('changes the visibility of items with another one, and records each change', async () => {
    const [first = ''] = ids;
    expect(await change({ ids: [first], action: 'set-visibility', visibility: 'team' })).toBe(1);
    expect(await change({ ids, action: 'set-visibility', visibility: 'team' })).toBe(2);
    expect((await items()).map(({ visibility, version }) => [visibility, version])).toEqual(
      Array.from({ length: 3 }, () => ['team', 2]),
    );
    expect(await entries()).toEqual(['updated a', 'updated b', 'updated c']);

    const { body } = await send({ ids, action: 'set-visibility', visibility: 'restricted' }).expect(200);
    expect(body).toEqual({ changed: 3 });
  });

  it('hides and shows items', async () => {
    expect(await change({ ids, action: 'hide' })).toBe(3);
    expect(await change({ ids, action: 'hide' })).toBe(0);
    expect((await api.as('user').get('/content')).body).toEqual([]);
    expect(await change({ ids: ids.slice(0, 1), action: 'show' })).toBe(1);
    expect(await entries()).toEqual(['activated a', 'deactivated a', 'deactivated b', 'deactivated c']);
  });

  it('moves items to the trash, and restores them unchanged', async () => {
    const before = await items();
    expect(await change({ ids: ids.slice(0, 2), action: 'delete' })).toBe(2);
    expect(await change({ ids, action: 'delete' })).toBe(1);
    expect(await items()).toEqual([]);
    expect(await items({ trashed: true })).toHaveLength(3);
    expect(await change({ ids, action: 'restore' })).toBe(3);
    expect(await items()).toEqual(before);
  });

  it('adds tags that an item does not have yet, and removes them, ignoring case', async () => {
    expect(await change({ ids, action: 'add-tags', tags: ['A', 'new'] })).toBe(3);
    expect((await items()).map(({ tags }) => tags)).toEqual([
      ['a', 'new'],
      ['b', 'A', 'new'],
      ['c', 'A', 'new'],
    ]);
    expect(await change({ ids, action: 'add-tags', tags: ['NEW'] })).toBe(0);
    expect(await change({ ids, action: 'remove-tags', tags: ['a'] })).toBe(3);
    expect((await items()).map(({ tags }) => tags)).toEqual([['new'], ['b', 'new'], ['c', 'new']]);
  });

  it('changes nothing when an item would have too many tags', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    await em().nativeUpdate(Content, { id: ids[0] }, { tags: [] });
    const { body } = await send({ ids, action: 'add-tags', tags }).expect(400);
    expect(body).toMatchObject({ code: 'request.invalid', params: { fields: ['tags:arrayMaxSize'] } });
    expect((await items()).map((item) => item.tags)).toEqual([[], ['b'], ['c']]);
  });

  it('changes nothing when one of the items does not exist', async () => {
    const { body } = await send({ ids: [...ids, NOBODY], action: 'hide' }).expect(404);
    expect(body).toMatchObject({ code: 'content.not-found', params: { ids: [NOBODY] } });
    await change({ ids: ids.slice(0, 1), action: 'delete' });
    await send({ ids, action: 'hide' }).expect(404);
    expect((await items()).map(({ isVisible }) => isVisible)).toEqual([true, true]);
  });

  it('rolls back all changes when one audit entry cannot be written', async () => {
    await em().execute(`alter table audit_entry add constraint refuse_c check (item_name <> 'c') not valid`);
    try {
      await send({ ids, action: 'hide' }).expect(500);
      await send({ ids, action: 'delete' }).expect(500);
    } finally {
      await em().execute('alter table audit_entry drop constraint refuse_c');
    }
    expect((await items()).map(({ isVisible }) => isVisible)).toEqual([true, true, true]);
  });

  it('survives parallel changes that name the items in different orders', async () => {
    const tags = Array.from({ length: 16 }, (_, index) => `tag ${index}`);
    const responses = await Promise.all(
      tags.map((tag, index) =>
        send({ ids: index % 2 ? ids : ids.toReversed(), action: 'add-tags', tags: [tag] }),
      ),
    );
    expect(responses.map(({ status, body }) => [status, body.changed])).toEqual(tags.map(() => [200, 3]));
    for (const item of await items()) {
      expect(item.version).toBe(17);
      expect([...item.tags].sort()).toEqual([item.title, ...tags].sort());
    }
  });

  it('loses no parallel edit', async () => {
    const [before] = await items();
    const [edit, bulk] = await Promise.all([
      api
        .as('manager')
        .put(`/content/${before?.id}`)
        .send({ ...before, description: 'edited' }),
      send({ ids, action: 'hide' }),
    ]);
    expect(bulk.body).toEqual({ changed: 3 });
    const [after] = await items();
    // Either the edit came first, or it was refused as stale.
    if (edit.status !== 200) expect(edit.body.code).toBe('content.stale');
    expect(after).toMatchObject({
      isVisible: false,
      description: edit.status === 200 ? 'edited' : '',
      version: edit.status === 200 ? 3 : 2,
    });
  });

  it.each([
    [{ ids: [] }, 'ids:arrayMinSize'],
    [{ ids: 'all' }, 'ids:isArray'],
    [{ ids: ['seven'] }, 'ids:isUuid'],
    [
      { ids: Array.from({ length: LIMITS.bulk + 1 }, (_, n) => `${NOBODY.slice(0, -3)}${100 + n}`) },
      'ids:arrayMaxSize',
    ],
    [{ action: 'explode' }, 'action:isIn'],
    [{ action: 'set-visibility' }, 'visibility:isIn'],
    [{ action: 'set-visibility', visibility: 'secret' }, 'visibility:isIn'],
    [{ action: 'add-tags' }, 'tags:arrayNotEmpty'],
    [{ action: 'remove-tags', tags: ' , ' }, 'tags:arrayNotEmpty'],
    [{ action: 'add-tags', tags: ['a'.repeat(41)] }, 'tags:isLength'],
    [{ action: 'hide', everything: true }, 'everything:whitelistValidation'],
  ])('refuses %j', async (wrong, field) => {
    const { body } = await send({ ids, action: 'hide', ...wrong }).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
  });

  it('counts an item named twice only once', async () => {
    const [first = ''] = ids;
    expect(await change({ ids: [first, first.toUpperCase()], action: 'hide' })).toBe(1);
  });

  it('refuses visitors and accounts that may not write', async () => {
    await api.asVisitor().post('/content/bulk').send({ ids, action: 'delete' }).expect(401);
    await api.as('user').post('/content/bulk').send({ ids, action: 'delete' }).expect(403);
    expect(await items()).toHaveLength(3);
  });
});
