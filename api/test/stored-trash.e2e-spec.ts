import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SitePageState } from '@vitral/contracts/site-pages';
import { TRASH_DAYS, type TrashedItem } from '@vitral/contracts/trash';
import type { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { DeletedItem } from '../src/platform/trash/deleted-item.entity.ts';
import { Trash } from '../src/platform/trash/trash.ts';
import { addAccount } from './set-up/accounts.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { addSource } from './set-up/feed-sources.ts';
import { NOBODY } from './set-up/nobody.ts';
import { PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await releaseBlocks(api);
});
afterAll(() => api.stop());

let count = 0;
const unused = () => `eva-${(count += 1)}`;

const addUser = async () => (await addAccount(api, { username: unused(), name: 'Eva Paz' })).id;
const addPage = async () =>
  (await new PageEditor(api).create({ slug: unused(), title: 'Eva Paz' }).expect(201)).body.id;
const addFeed = async () =>
  (await addSource(api, { title: 'Eva Paz', url: `https://example.org/${unused()}`, kind: 'manual' })).id;
const addMessage = async () => (await new Inbox(api).put({ name: 'Eva Paz' })).id;

type Staff = 'manager' | 'admin';
const NOUNS: [path: string, role: Staff, refused: 'user' | 'manager', add: () => Promise<string>][] = [
  ['admin/users', 'admin', 'manager', addUser],
  ['site-pages', 'manager', 'user', addPage],
  ['feed-sources', 'manager', 'user', addFeed],
  ['contact-messages', 'manager', 'user', addMessage],
];

async function remove(path: string, id: string): Promise<void> {
  const { body } = await api.as('admin').get(`/${path}/${id}`).expect(200);
  const query = path === 'site-pages' ? { version: (body as SitePageState).version } : {};
  await api.as('admin').delete(`/${path}/${id}`).query(query).expect(204);
}

const restore = (path: string, id: string) => api.as('admin').post(`/${path}/${id}/restore`);

async function trash(path: string, query: object = {}): Promise<TrashedItem[]> {
  return (await api.as('admin').get(`/${path}/trash`).query(query).expect(200)).body;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe.each(NOUNS)('the trash of %s', (path, role, refused, add) => {
  it('returns a deleted item as it was, once', async () => {
    const id = await add();
    const staff = api.as(role);
    const { body: before } = await staff.get(`/${path}/${id}`).expect(200);
    await remove(path, id);
    await staff.get(`/${path}/${id}`).expect(404);
    const [first] = (await staff.get(`/${path}/trash`).expect(200)).body;
    expect(first).toEqual({
      id,
      name: before.name ?? before.title ?? before.draft.title,
      deletedAt: expect.any(String),
      deletedBy: 'Adriana Salazar',
    });

    await staff.post(`/${path}/${id}/restore`).expect(200);
    expect((await staff.get(`/${path}/${id}`).expect(200)).body).toEqual(before);
    expect(await trash(path)).toEqual([]);
    await restore(path, id).expect(404);
    const { body: entries } = await staff.get(`/${path}/${id}/history`).expect(200);
    const verbs = entries.map(({ verb, actorName }: AuditEntry) => [verb, actorName]);
    expect(verbs.slice(0, 2)).toEqual([
      ['restored', role === 'admin' ? 'Adriana Salazar' : 'Mateo Rivas'],
      ['deleted', 'Adriana Salazar'],
    ]);
    await remove(path, id);
  });

  it('is restored by the first of two requests at the same time', async () => {
    const id = await add();
    await remove(path, id);
    const both = await Promise.all([restore(path, id), restore(path, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('erases an item permanently before its days in the trash end', async () => {
    const id = await add();
    await api.as(role).delete(`/${path}/${id}/permanently`).expect(404);
    await remove(path, id);
    await api.as(role).delete(`/${path}/${id}/permanently`).expect(204);
    expect(await api.em().count(DeletedItem, { itemId: id })).toBe(0);
    await restore(path, id).expect(404);
    await api.as(role).delete(`/${path}/${id}/permanently`).expect(404);
  });

  it('holds items for 30 days and finds them by name', async () => {
    const [old, recent] = [await add(), await add()];
    for (const id of [old, recent]) await remove(path, id);
    const age = (itemId: string, days: number) =>
      api.em().nativeUpdate(DeletedItem, { itemId }, { createdAt: daysAgo(days) });
    await age(old, TRASH_DAYS + 0.1);
    await age(recent, TRASH_DAYS - 0.1);

    const found = (await trash(path, { q: 'éva' })).map(({ id }) => id);
    expect(found).toContain(recent);
    expect(found).not.toContain(old);
    expect(await trash(path, { q: 'nadie' })).toEqual([]);
    await restore(path, old).expect(404);
    await api.application.get(Trash).eraseExpired();
    expect(await api.em().count(DeletedItem, { itemId: old })).toBe(0);
    await restore(path, recent).expect(200);
  });

  it('is open only to those who may delete', async () => {
    for (const url of [`/${path}/trash`, `/${path}/${NOBODY}/history`]) {
      await api.asVisitor().get(url).expect(401);
      await api.as(refused).get(url).expect(403);
    }
    await api.asVisitor().post(`/${path}/${NOBODY}/restore`).expect(401);
    await api.as(refused).post(`/${path}/${NOBODY}/restore`).expect(403);
    await api.asVisitor().delete(`/${path}/${NOBODY}/permanently`).expect(401);
    await api.as(refused).delete(`/${path}/${NOBODY}/permanently`).expect(403);
  });
});
