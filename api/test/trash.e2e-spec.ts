import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry as AuditEntryResponse } from '@vitral/contracts/audit';
import type { TeamMember } from '@vitral/contracts/team-members';
import { TRASH_DAYS, type TrashedItem } from '@vitral/contracts/trash';
import { SocialFeedItem } from '../src/feed-sources/index.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { VIDEO } from './set-up/embeds.ts';
import { addSource } from './set-up/feed-sources.ts';
import { DateEditor, MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const POST = { platform: 'twitter', title: 'Hoy', url: 'https://x.com/vitral/status/1' };

const NOUNS: [path: string, role: 'manager' | 'admin', input: object][] = [
  ['testimonials', 'manager', { name: 'Eva Paz', text: 'Me escuchó.', consentDate: '2026-11-02', rating: 4 }],
  ['team-members', 'manager', { name: 'Eva Paz', title: 'Guía' }],
  ['team-resources', 'manager', { title: 'Guía', type: 'document', url: 'https://example.org/guia.pdf' }],
  ['redirects', 'manager', { from: '/antes', to: '/despues', status: 302 }],
  ['embeds', 'manager', VIDEO],
  ['social-feeds', 'manager', POST],
  ['zoom-meetings', 'admin', MEETING],
];

async function add<Item extends { id: string }>(path: string, input: object): Promise<Item> {
  return (await api.as('admin').post(`/${path}`).send(input).expect(201)).body;
}

const remove = (path: string, id: string) => api.as('admin').delete(`/${path}/${id}`).expect(204);
const restore = (path: string, id: string) => api.as('admin').post(`/${path}/${id}/restore`);

async function trash(path: string, query: object = {}): Promise<TrashedItem[]> {
  return (await api.as('admin').get(`/${path}/trash`).query(query).expect(200)).body;
}

describe.each(NOUNS)('the trash of %s', (path, role, input) => {
  it('returns a deleted item as it was, once', async () => {
    const { id } = await add(path, input);
    const staff = api.as(role);
    const { body: before } = await staff.get(`/${path}/${id}`).expect(200);
    await remove(path, id);
    await staff.get(`/${path}/${id}`).expect(404);
    const [first] = (await staff.get(`/${path}/trash`).expect(200)).body;
    expect(first).toEqual({
      id,
      name: before.name ?? before.title ?? before.from,
      deletedAt: expect.any(String),
      deletedBy: 'Adriana Salazar',
    });

    const { body: restored } = await staff.post(`/${path}/${id}/restore`).expect(200);
    const { body: after } = await staff.get(`/${path}/${id}`).expect(200);
    const same = { ...before, version: 1 };
    for (const field of ['createdAt', 'updatedAt']) if (field in before) same[field] = expect.any(String);
    expect(restored).toEqual(same);
    expect(after).toEqual(same);
    expect(await trash(path)).toEqual([]);
    await restore(path, id).expect(404);
    await remove(path, id);
  });

  it('is restored by the first of two requests at the same time', async () => {
    const { id } = await add(path, input);
    await remove(path, id);
    const both = await Promise.all([restore(path, id), restore(path, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await remove(path, id);
  });

  it('is open only to those who may delete', async () => {
    for (const url of [`/${path}/trash`, `/${path}/${NOBODY}/history`]) {
      await api.asVisitor().get(url).expect(401);
      await api.as('user').get(url).expect(403);
    }
    await api.asVisitor().post(`/${path}/${NOBODY}/restore`).expect(401);
    await api.as('user').post(`/${path}/${NOBODY}/restore`).expect(403);
    await restore(path, NOBODY).expect(404);
  });
});

describe('the trash', () => {
  it('holds items for 30 days and finds them by name', async () => {
    const old = await add('testimonials', { name: 'Ana Vieja', text: 'Gracias.' });
    const recent = await add('testimonials', { name: 'Ana Reciente', text: 'Gracias.' });
    const other = await add('testimonials', { name: 'Berta', text: 'Gracias.' });
    for (const { id } of [old, recent, other]) await remove('testimonials', id);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const age = (itemId: string, days: number) =>
      api.em().nativeUpdate(AuditEntry, { itemId, verb: 'deleted' }, { createdAt: daysAgo(days) });
    await age(old.id, TRASH_DAYS + 0.1);
    await age(recent.id, TRASH_DAYS - 0.1);

    expect((await trash('testimonials', { q: 'ána' })).map(({ id }) => id)).toEqual([recent.id]);
    await restore('testimonials', old.id).expect(404);
    await restore('testimonials', recent.id).expect(200);
  });

  it('restores a member at their former position', async () => {
    await add('team-members', { name: 'Uno' });
    const { id } = await add('team-members', { name: 'Dos' });
    await add('team-members', { name: 'Tres' });
    const listed = async (): Promise<TeamMember[]> =>
      (await api.as('admin').get('/team-members').expect(200)).body;
    const before = (await listed()).map(({ name, order }) => ({ name, order }));
    await remove('team-members', id);
    await restore('team-members', id).expect(200);
    expect((await listed()).map(({ name, order }) => ({ name, order }))).toEqual(before);
  });

  it('forgets a member who is gone', async () => {
    const member = await add('team-members', { name: 'Eva Paz' });
    const about = await add('testimonials', { name: 'Hugo', text: 'Gracias.', aboutMember: member.id });
    await remove('testimonials', about.id);
    await remove('team-members', member.id);
    const { body } = await restore('testimonials', about.id).expect(200);
    expect(body).toMatchObject({ name: 'Hugo', aboutMember: null });
  });

  it('refuses a redirect whose path has another one since', async () => {
    const redirect = { from: '/camino', to: '/uno', status: 301 };
    const { id } = await add('redirects', redirect);
    await remove('redirects', id);
    const other = await add('redirects', { ...redirect, to: '/dos' });
    await restore('redirects', id).expect(409);
    await remove('redirects', other.id);
    await restore('redirects', id).expect(200);
  });

  it('returns the cancelled dates of a live session with it', async () => {
    const editor = await DateEditor.add(api);
    const [, second] = editor.dates;
    await editor.cancel(second);
    const before = await editor.read();
    await remove('zoom-meetings', editor.meeting.id);
    const { body } = await restore('zoom-meetings', editor.meeting.id).expect(200);
    expect(body.exceptions).toMatchObject([{ date: second, reason: before.exceptions[0]?.reason }]);
    expect(body.dates).toEqual(before.dates);
  });

  it('returns a synchronized post to the row that keeps the next sync from adding it', async () => {
    const source = await addSource(api, { platform: 'twitter', title: 'X', url: 'https://x.com/vitral' });
    const { id } = await add('social-feeds', POST);
    await api.em().nativeUpdate(SocialFeedItem, { id }, { source: source.id, externalId: 'abc' });
    await remove('social-feeds', id);
    await restore('social-feeds', id).expect(200);
    const row = await api.em().findOneOrFail(SocialFeedItem, { id });
    expect(row).toMatchObject({ title: 'Hoy', externalId: 'abc', removedAt: null });
  });
});

describe('the history of an item', () => {
  it('lists what was done to it, newest first, with its fields before and after', async () => {
    const row = await add<{ id: string; version: number }>('testimonials', { name: 'Eva', text: 'Bien.' });
    await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...row, text: 'Muy bien.' })
      .expect(200);
    await remove('testimonials', row.id);
    await restore('testimonials', row.id).expect(200);

    const { body } = await api.as('manager').get(`/testimonials/${row.id}/history`).expect(200);
    const entries = body as AuditEntryResponse[];
    expect(entries.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ['restored', 'Adriana Salazar'],
      ['deleted', 'Adriana Salazar'],
      ['updated', 'Mateo Rivas'],
      ['created', 'Adriana Salazar'],
    ]);
    expect(entries[2]?.changes).toEqual({ before: { text: 'Bien.' }, after: { text: 'Muy bien.' } });
  });
});
