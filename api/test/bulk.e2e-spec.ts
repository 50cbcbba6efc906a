import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkResult } from '@vitral/contracts/bulk';
import { LIMITS } from '@vitral/contracts/limits';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { BULK_NOUNS, type BulkNoun } from './set-up/bulk-nouns.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

interface Item {
  id: string;
  version: number;
}

let api: Api;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());

/** Items that a test added. */
const added: { role: BulkNoun['role']; item: string }[] = [];
afterEach(async () => {
  for (const { role, item } of added.splice(0)) await api.as(role).delete(item);
});

function toolsOf({ noun, path, role, add: addItem }: BulkNoun) {
  const client = () => api.as(role);
  const read = async (id: string): Promise<Item> => (await client().get(`${path}/${id}`).expect(200)).body;
  const send = (body: object, query = {}) => client().post(`${path}/bulk`).query(query).send(body);
  const change = async (body: object, query = {}): Promise<BulkResult> =>
    (await send(body, query).expect(200)).body;

  async function add(...names: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(await addItem(api, name));
    added.push(...ids.map((id) => ({ role, item: `${path}/${id}` })));
    return ids.toSorted();
  }

  const verbsOf = async (ids: string[]) => {
    const entries = await api.em().find(AuditEntry, { noun: noun as 'content', itemId: { $in: ids } });
    return entries.map(({ verb }) => verb).filter((verb) => verb !== 'created' && verb !== 'invited');
  };
  return { client, read, send, change, add, verbsOf };
}

describe.each(BULK_NOUNS)('bulk changes of $noun', (each: BulkNoun) => {
  const { noun, path } = each;
  const { client, read, send, change, add, verbsOf } = toolsOf(each);

  it('changes all items with an audit entry each, and skips items that already have the state', async () => {
    const ids = await add('bulk uno', 'bulk dos');
    expect(await change({ ids, ...each.change })).toEqual({ changed: ids, skipped: [], next: null });
    for (const id of ids) expect(await read(id)).toMatchObject({ ...each.after, version: 2 });
    expect(await verbsOf(ids)).toHaveLength(2);

    expect(await change({ ids, ...each.change })).toEqual({ changed: [], skipped: [], next: null });
    expect(await verbsOf(ids)).toHaveLength(2);
  });

  it('names an item that does not exist, and changes the others', async () => {
    const [id = ''] = await add('bulk uno');
    const skipped = [{ id: NOBODY, name: '', code: `${noun}.not-found`, params: { id: NOBODY } }];
    expect(await change({ ids: [NOBODY, id], ...each.change })).toEqual({
      changed: [id],
      skipped,
      next: null,
    });
  });

  it('changes nothing when one audit entry cannot be written', async () => {
    const ids = await add('bulk uno', 'bulk dos');
    const refused = `refuse_${noun.replaceAll('-', '_')}`;
    await api
      .em()
      .execute(`alter table audit_entry add constraint ${refused} check (item_id <> '${ids[1]}') not valid`);
    try {
      await send({ ids, ...each.change }).expect(500);
    } finally {
      await api.em().execute(`alter table audit_entry drop constraint ${refused}`);
    }
    for (const id of ids) expect(await read(id)).toMatchObject({ version: 1 });
  });

  it('deletes items', async () => {
    const ids = await add('bulk uno', 'bulk dos');
    expect((await change({ ids, action: 'delete' })).changed).toEqual(ids);
    for (const id of ids) await client().get(`${path}/${id}`).expect(404);
    expect(await verbsOf(ids)).toEqual(['deleted', 'deleted']);
  });

  it('survives parallel changes that name the items in different orders', async () => {
    const ids = await add('bulk uno', 'bulk dos', 'bulk tres');
    const changes = Array.from({ length: 6 }, (_, n) =>
      change({ ids: n % 2 ? ids : ids.toReversed(), ...each.change }),
    );
    const results = await Promise.all(changes);
    expect(results.flatMap(({ changed }) => changed).toSorted()).toEqual(ids);
  });

  it('refuses visitors, users, unknown actions, too many ids and an empty selection', async () => {
    const ids = await add('bulk uno');
    await api
      .asVisitor()
      .post(`${path}/bulk`)
      .send({ ids, ...each.change })
      .expect(401);
    await api
      .as('user')
      .post(`${path}/bulk`)
      .send({ ids, ...each.change })
      .expect(403);
    await send({ ids, action: 'explode' }).expect(400);
    await send({ ids: [], ...each.change }).expect(400);
    await send({ ids: ['x'], ...each.change }).expect(400);
    await send(each.change).expect(400);
    const many = Array.from(
      { length: LIMITS.bulk + 1 },
      (_, n) => NOBODY.slice(0, -3) + String(n).padStart(3, '0'),
    );
    await send({ ids: many, ...each.change }).expect(400);
    expect(await read(ids[0] ?? '')).toMatchObject({ version: 1 });
  });
});

describe.each(BULK_NOUNS.filter(({ isWhole }) => !isWhole))('bulk changes of a list of $noun', (each) => {
  const { read, send, change, add } = toolsOf(each);

  it('changes all items that match the filters, unless the list has changed', async () => {
    const ids = await add('filtro uno', 'filtro dos');
    const [other = ''] = await add('otro');
    const { body } = await send({ total: 1, ...each.change }, { q: 'filtro' }).expect(409);
    expect(body).toMatchObject({ code: 'request.list-changed', params: { total: 2 } });

    expect((await change({ total: 2, ...each.change }, { q: 'filtro' })).changed).toEqual(ids);
    expect(await read(other)).toMatchObject({ version: 1 });

    const rest = await change({ total: 2, after: ids.at(0), action: 'delete' }, { q: 'filtro' });
    expect(rest).toEqual({ changed: [ids[1]], skipped: [], next: null });
  });
});

describe.each(BULK_NOUNS.filter(({ hasTrash }) => hasTrash))('undo of bulk deletions of $noun', (each) => {
  const { noun } = each;
  const { read, change, add } = toolsOf(each);

  it('restores deleted items, each once', async () => {
    const ids = await add('bulk uno', 'bulk dos');
    await change({ ids, action: 'delete' });
    const [one, other] = await Promise.all([
      change({ ids, action: 'restore' }),
      change({ ids: ids.toReversed(), action: 'restore' }),
    ]);
    expect([...one.changed, ...other.changed].toSorted()).toEqual(ids);
    expect([...one.skipped, ...other.skipped].map(({ code }) => code)).toEqual(
      ids.map(() => `${noun}.not-found`),
    );
    for (const id of ids) expect(await read(id)).toMatchObject({ id });
  });
});
