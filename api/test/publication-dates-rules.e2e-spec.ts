import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Content } from '../src/content/index.ts';
import { Testimonial } from '../src/testimonials/index.ts';
import { contentRow } from './set-up/content-row.ts';
import { DATED_NOUNS, DatedItems, type DatedItem, type DatedNoun, inHours } from './set-up/dated-items.ts';
import { findWork } from './set-up/work-queue.ts';
import { type Api, startApi } from './start-api.ts';

const byPath = Object.fromEntries(DATED_NOUNS.map((noun) => [noun.path, noun])) as Record<string, DatedNoun>;
const [TESTIMONIALS, CONTENT] = [byPath['testimonials'], byPath['content']] as [DatedNoun, DatedNoun];
const NO_DATES = { publishAt: null, unpublishAt: null };

let api: Api;
let items: DatedItems;
beforeAll(async () => {
  // The specs run the job themselves.
  api = await startApi({ JOBS: 'false' });
  items = new DatedItems(api);
});
afterAll(() => api.stop());

const lastEntry = async (itemId: string) =>
  (await api.em().find(AuditEntry, { itemId }, { orderBy: { id: 'desc' }, limit: 1 }))[0];

async function addFile(): Promise<Content> {
  const em = api.em();
  const row = em.create(Content, contentRow({}));
  await em.persist(row).flush();
  return row;
}

describe.each(DATED_NOUNS.filter(({ path }) => path !== 'team-members'))('the list of $path', (noun) => {
  it('is filtered by items that wait for a date', async () => {
    const { id } = await items.add(noun, { unpublishAt: inHours(1) });
    const { body: waiting } = await api.as('manager').get(`/${noun.path}?isScheduled=true`).expect(200);
    expect(waiting.map((item: DatedItem) => item.id)).toContain(id);
    expect(waiting.every((item: DatedItem) => item.publishAt ?? item.unpublishAt)).toBe(true);
    const { body: others } = await api.as('manager').get(`/${noun.path}?isScheduled=false`).expect(200);
    expect(others.every((item: DatedItem) => !item.publishAt && !item.unpublishAt)).toBe(true);
  });
});

describe('publication dates', () => {
  it('are for staff who may edit', async () => {
    for (const path of ['testimonials', 'social-feeds']) {
      await api.asVisitor().get(`/${path}?isScheduled=true`).expect(401);
      await api.as('user').get(`/${path}?isScheduled=true`).expect(403);
    }
    await api.as('user').get('/team-resources?isScheduled=true').expect(403);
  });

  it.each(['testimonials', 'team-members', 'social-feeds'])(
    'are hidden from visitors of %s',
    async (path) => {
      const noun = byPath[path] as DatedNoun;
      const item = await items.add(noun);
      await items.change(noun, item, { isActive: true, unpublishAt: inHours(1) }).expect(200);
      const { body } = await api.asVisitor().get(`/${path}`).expect(200);
      const shown = body.find(({ id }: DatedItem) => id === item.id);
      expect(Object.keys(shown)).toEqual(expect.not.arrayContaining(Object.keys(NO_DATES)));
    },
  );

  it('are restored with an item from the trash, even if they have passed meanwhile', async () => {
    for (const noun of DATED_NOUNS) {
      const item = await items.add(noun, { publishAt: inHours(1) });
      const staff = api.as('manager');
      await staff.delete(`/${noun.path}/${item.id}`).expect(204);
      await items.run();
      const { body } = await staff.post(`/${noun.path}/${item.id}/restore`).expect(200);
      expect(body).toMatchObject({ publishAt: item.publishAt, [noun.isOn]: false });
      await items.pass(noun, item.id, 'publish_at');
      await items.run();
      expect(await items.read(noun, item.id)).toMatchObject({ ...NO_DATES, [noun.isOn]: true });
    }
  });

  it('do not affect files in the trash', async () => {
    const item = await items.add(CONTENT, { publishAt: inHours(1) });
    await api.as('manager').delete(`/content/${item.id}`).expect(204);
    await items.pass(CONTENT, item.id, 'publish_at');
    await items.run();
    expect((await lastEntry(item.id))?.verb).toBe('deleted');
    await api.as('manager').post(`/content/${item.id}/restore`).expect(200);
    await items.run();
    expect(await items.read(CONTENT, item.id)).toMatchObject({ ...NO_DATES, isVisible: true });
  });

  it('of publication are dropped when many files are shown at once', async () => {
    const item = await items.add(CONTENT, { publishAt: inHours(1), unpublishAt: inHours(2) });
    await api
      .as('manager')
      .post('/content/bulk')
      .send({ ids: [item.id], action: 'show' })
      .expect(200);
    const shown = { publishAt: null, unpublishAt: item.unpublishAt, isVisible: true };
    expect(await items.read(CONTENT, item.id)).toMatchObject(shown);
  });
});

describe('a rule against publishing', () => {
  it('refuses the date of a testimonial that nobody approved, and drops the dates of a withdrawn one', async () => {
    const pending = await items.add(TESTIMONIALS);
    await api.em().nativeUpdate(Testimonial, { id: pending.id }, { reviewState: 'pending' });
    const item = await items.read(TESTIMONIALS, pending.id);
    const { body } = await items.change(TESTIMONIALS, item, { publishAt: inHours(1) }).expect(409);
    expect(body.code).toBe('testimonials.not-approved');

    const planned = await items.add(TESTIMONIALS, { publishAt: inHours(1), unpublishAt: inHours(2) });
    const { id, version } = planned;
    await api.as('manager').post(`/testimonials/${id}/withdrawal`).send({ version }).expect(200);
    expect(await items.read(TESTIMONIALS, id)).toMatchObject(NO_DATES);
  });

  it('ends the schedule when the time has come, and the history says why', async () => {
    const file = await addFile();
    const item = await items.add(TESTIMONIALS, { publishAt: inHours(1), unpublishAt: inHours(2) });
    const image = `/uploads/${file.filename}`;
    const { body: changed } = await items.change(TESTIMONIALS, item, { image }).expect(200);
    await api.em().nativeUpdate(Content, { id: file.id }, { isVisible: false });
    await items.pass(TESTIMONIALS, item.id, 'publish_at');
    await items.run();
    await items.run();
    const kept = { publishAt: null, unpublishAt: item.unpublishAt, isActive: false };
    expect(await items.read(TESTIMONIALS, item.id)).toMatchObject({ ...kept, version: changed.version + 1 });
    const failed = await api.em().find(AuditEntry, { itemId: item.id, verb: 'failed' });
    expect(failed).toMatchObject([
      { actorId: null, changes: { after: { publishAt: null, failure: 'content.not-shown' } } },
    ]);
  });

  it('puts the item into the work queue until somebody changes it', async () => {
    await api.em().nativeDelete(AuditEntry, { verb: 'failed' });
    const failing = async () => {
      const item = await items.add(TESTIMONIALS, { publishAt: inHours(1) });
      await api.em().nativeUpdate(Testimonial, { id: item.id }, { reviewState: 'pending' });
      await items.pass(TESTIMONIALS, item.id, 'publish_at');
      await items.run();
      return items.read(TESTIMONIALS, item.id);
    };
    const [edited, deleted] = [await failing(), await failing()];
    const work = await findWork(api, 'publications-failed', 'manager');
    expect(work).toMatchObject({ severity: 'due', count: 2, page: '/admin', action: null });
    expect(work?.items[0]).toEqual({
      ...{ title: 'Eva Paz', at: expect.any(String), failure: 'testimonials.not-approved' },
      path: `/admin/testimonials/${edited.id}`,
    });
    expect(await findWork(api, 'publications-failed', 'user')).toBeUndefined();

    await items.change(TESTIMONIALS, edited, { text: 'Otro texto' }).expect(200);
    expect((await findWork(api, 'publications-failed', 'manager'))?.items).toMatchObject([
      { path: `/admin/testimonials/${deleted.id}` },
    ]);
    await api.as('manager').delete(`/testimonials/${deleted.id}`).expect(204);
    expect(await findWork(api, 'publications-failed', 'manager')).toBeUndefined();
  });

  it('asks before a file in use gets an expiry date', async () => {
    const file = await addFile();
    const image = `/uploads/${file.filename}`;
    const item = await items.add(TESTIMONIALS);
    await items.change(TESTIMONIALS, item, { image, isActive: true }).expect(200);
    const read = await items.read(CONTENT, file.id);
    const { body } = await items.change(CONTENT, read, { unpublishAt: inHours(1) }).expect(409);
    expect(body.code).toBe('content.in-use');
    await items.change(CONTENT, read, { unpublishAt: inHours(1), evenIfUsed: true }).expect(200);
    await items.pass(CONTENT, file.id, 'unpublish_at');
    await items.run();
    expect(await items.read(CONTENT, file.id)).toMatchObject({ ...NO_DATES, isVisible: false });
  });
});

describe('a failure of the database in the middle', () => {
  it('leaves the item as it was, and the next run publishes it once', async () => {
    const item = await items.add(TESTIMONIALS, { publishAt: inHours(1) });
    const other = await items.add(byPath['team-members'] as DatedNoun, { publishAt: inHours(1) });
    await items.pass(TESTIMONIALS, item.id, 'publish_at');
    await items.pass(byPath['team-members'] as DatedNoun, other.id, 'publish_at');
    await api
      .em()
      .execute(`alter table audit_entry add constraint no_entry check (noun <> 'testimonials') not valid`);
    try {
      await items.run();
    } finally {
      await api.em().execute('alter table audit_entry drop constraint no_entry');
    }
    expect(await items.read(TESTIMONIALS, item.id)).toMatchObject({ isActive: false, version: item.version });
    expect(await items.isShown(byPath['team-members'] as DatedNoun, other.id)).toBe(true);
    await items.run();
    expect(await api.em().count(AuditEntry, { itemId: item.id, verb: 'published' })).toBe(1);
    expect(await items.isShown(TESTIMONIALS, item.id)).toBe(true);
  });
});
