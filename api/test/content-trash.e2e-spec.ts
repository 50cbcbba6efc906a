import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ContentItem } from '@vitral/contracts/content';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import { ContentTrashService } from '../src/content/content-trash.service.ts';
import { Content, ContentVariant } from '../src/content/content.entity.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { contentRow } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 86_400_000;
const FILE = 'dusk.webp';
const VARIANT = 'dusk-320.avif';

let api: Api;
let row: Content;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().nativeDelete(Content, { filename: FILE });
  row = await add({ filename: FILE, type: 'image', mimeType: 'image/webp', title: 'Dusk', downloadCount: 3 });
});

const em = () => api.em();
const store = () => api.application.get(FileStore);
const trash = () => api.application.get(ContentTrashService);
const manager = () => api.as('manager');

/** Inserts an item with its file, and a variant with a separate file. */
async function add(details: Parameters<typeof contentRow>[0]): Promise<Content> {
  const fork = em();
  const added = fork.create(Content, contentRow({ fileSize: 5, ...details }));
  await fork.persist(added).flush();
  await store().write(added.filename, Buffer.from('bytes'));
  if (added.filename === FILE) {
    await store().write(VARIANT, Buffer.from('fewer'));
    const details = { width: 320, mimeType: 'image/avif', fileSize: 5, checksum: '1'.repeat(64) };
    const variant = fork.create(ContentVariant, {
      ...details,
      content: added.id,
      shape: 'scaled',
      filename: VARIANT,
    });
    await fork.persist(variant).flush();
  }
  return added;
}

const isStored = async (name: string) => {
  const bytes = await store().read(name);
  bytes?.destroy();
  return bytes !== null;
};

const trashed = async (): Promise<ContentItem[]> =>
  (await manager().get('/content').query({ trashed: true }).expect(200)).body;

async function verbs(itemId: string): Promise<string[]> {
  const { body } = await api.as('admin').get('/audit').query({ limit: 100 });
  return (body as AuditEntry[]).filter((entry) => entry.itemId === itemId).map(({ verb }) => verb);
}

describe('content trash', () => {
  it('hides a deleted item from everybody on every route', async () => {
    await api.site().get(`/uploads/${FILE}`).expect(200);
    const { body: before } = await manager().get('/content/stats');
    await manager().delete(`/content/${row.id}`).expect(204);

    for (const role of ['user', 'manager', 'admin'] as const) {
      const { body } = await api.as(role).get('/content').query({ q: 'Dusk' }).expect(200);
      expect(body).toEqual([]);
      await api.as(role).get(`/content/${row.id}`).expect(404);
      await api.as(role).get(`/content/${row.id}/file`).expect(404);
      await api.as(role).post(`/content/${row.id}/download`).expect(404);
    }
    await api.site().get(`/uploads/${FILE}`).expect(404);
    await api.site().get(`/uploads/${FILE}?w=320`).expect(404);
    const { text } = await manager().get('/content/export').expect(200);
    expect(text).not.toContain('Dusk');
    const { body: after } = await manager().get('/content/stats');
    expect(after).toEqual({
      ...before,
      total: before.total - 1,
      public: before.public - 1,
      downloads: before.downloads - 3,
      fileSize: before.fileSize - 5,
      trashed: before.trashed + 1,
    });
  });

  it('refuses to edit or delete a deleted item', async () => {
    const { body: item } = await manager().get(`/content/${row.id}`);
    await manager().delete(`/content/${row.id}`).expect(204);
    const again = await manager().delete(`/content/${row.id}`).expect(404);
    expect(again.body.code).toBe('content.not-found');
    await manager().put(`/content/${row.id}`).send(item).expect(404);
    await manager()
      .post('/content/bulk')
      .send({ ids: [row.id], action: 'hide' })
      .expect(404);
  });

  it('shows the trash to managers only, team pictures included', async () => {
    await em().nativeUpdate(Content, { id: row.id }, { category: 'team' });
    await manager().delete(`/content/${row.id}`).expect(204);
    expect(await trashed()).toEqual([expect.objectContaining({ id: row.id, deletedAt: expect.any(String) })]);
    const { body } = await api.as('user').get('/content').query({ trashed: true }).expect(403);
    expect(body.code).toBe('auth.insufficient-permissions');
    await api.as('user').get('/content').query({ trashed: false }).expect(200);
    await manager().get('/content/export').query({ trashed: true }).expect(400);
  });

  it('restores an item unchanged, with its file', async () => {
    const { body: before } = await manager().get(`/content/${row.id}`);
    await manager().delete(`/content/${row.id}`).expect(204);
    const { body } = await manager().post(`/content/${row.id}/restore`).expect(200);
    expect(body).toEqual(before);
    expect((await manager().get(`/content/${row.id}`)).body).toEqual(before);
    await api.site().get(`/uploads/${FILE}`).expect(200);
    await manager().post(`/content/${row.id}/restore`).expect(404);
    expect(await verbs(row.id)).toEqual(['restored', 'deleted']);
  });

  it('permanently deletes an item in the trash, with all its files', async () => {
    await manager().delete(`/content/${row.id}/permanently`).expect(404);
    expect(await isStored(FILE)).toBe(true);

    await manager().delete(`/content/${row.id}`).expect(204);
    await manager().delete(`/content/${row.id}/permanently`).expect(204);
    expect(await em().count(ContentVariant, { filename: VARIANT })).toBe(0);
    expect(await isStored(FILE)).toBe(false);
    expect(await isStored(VARIANT)).toBe(false);
    await manager().post(`/content/${row.id}/restore`).expect(404);
    expect(await verbs(row.id)).toEqual(['deleted', 'deleted']);
  });

  it('leaves row and file in place when the deletion cannot be recorded', async () => {
    await manager().delete(`/content/${row.id}`).expect(204);
    await em().execute(
      `alter table audit_entry add constraint refuse_all check (verb <> 'deleted') not valid`,
    );
    try {
      await manager().delete(`/content/${row.id}/permanently`).expect(500);
    } finally {
      await em().execute('alter table audit_entry drop constraint refuse_all');
    }
    expect(await trashed()).toHaveLength(1);
    expect(await isStored(FILE)).toBe(true);
    expect(await isStored(VARIANT)).toBe(true);
  });

  it('completes only one of a simultaneous restore and permanent deletion', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { id, filename } = await add({ deletedAt: new Date() });
      const [restored, removed] = await Promise.all([
        manager().post(`/content/${id}/restore`),
        manager().delete(`/content/${id}/permanently`),
      ]);
      expect([restored.status, removed.status].sort()).toEqual(
        restored.status === 200 ? [200, 404] : [204, 404],
      );
      expect(await isStored(filename)).toBe(restored.status === 200);
      await em().nativeDelete(Content, { id });
    }
  });

  describe('when the retention of the trash ends', () => {
    const deletedDaysAgo = (days: number) => add({ deletedAt: new Date(Date.now() - days * DAY_MS) });

    it('only the expired item is permanently deleted', async () => {
      const old = await deletedDaysAgo(TRASH_DAYS + 0.01);
      const young = await deletedDaysAgo(TRASH_DAYS - 0.01);
      expect(await trash().purgeExpired()).toBe(1);
      expect(await em().count(Content, { id: { $in: [old.id, young.id, row.id] } })).toBe(2);
      expect(await isStored(old.filename)).toBe(false);
      expect(await isStored(young.filename)).toBe(true);
      const { body } = await api.as('admin').get('/audit').query({ limit: 1 });
      expect(body[0]).toMatchObject({ verb: 'deleted', itemId: old.id, actorName: null });
      await em().nativeDelete(Content, { id: young.id });
    });

    it('several servers in parallel delete each item once', async () => {
      const fork = em();
      for (let index = 0; index < 250; index += 1)
        fork.create(Content, contentRow({ deletedAt: new Date(0) }));
      await fork.flush();
      const counts = await Promise.all([trash(), trash(), trash()].map((service) => service.purgeExpired()));
      expect(counts.reduce((sum, count) => sum + count)).toBe(250);
      expect(await em().count(Content, { deletedAt: new Date(0) })).toBe(0);
    });

    it('a locked item waits for the next run', async () => {
      const { id } = await deletedDaysAgo(TRASH_DAYS + 1);
      await em().transactional(async (held) => {
        await held.execute('select from content where id = ? for update', [id]);
        expect(await trash().purgeExpired()).toBe(0);
      });
      expect(await trash().purgeExpired()).toBe(1);
    });

    it('one of the servers deletes it on schedule', async () => {
      const { id } = await deletedDaysAgo(TRASH_DAYS + 1);
      const schedule = `select cron from jobs.schedule where name = 'content-trash'`;
      expect(await em().execute(schedule)).toEqual([{ cron: '17 * * * *' }]);
      await em().transactional((inner) => api.application.get(Jobs).add(inner, 'content-trash', {}));
      while ((await em().count(Content, { id })) > 0) await sleep(50);
    });
  });

  it('refuses visitors and accounts that may not write, and responds 404 to unknown ids', async () => {
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [manager(), 404],
    ] as const) {
      await client.delete(`/content/${NOBODY}`).expect(status);
      await client.post(`/content/${NOBODY}/restore`).expect(status);
      await client.delete(`/content/${NOBODY}/permanently`).expect(status);
    }
  });
});
