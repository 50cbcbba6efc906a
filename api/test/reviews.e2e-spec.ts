import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ItemReview } from '../src/reviews/reviews.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { reviewedTestimonial } from './set-up/reviewed-testimonial.ts';
import { findWork } from './set-up/work-queue.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let testimonial: Awaited<ReturnType<typeof reviewedTestimonial>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  testimonial = await reviewedTestimonial(api);
});

const entriesOf = async (itemId: string) => {
  const entries = await api.em().find(AuditEntry, { noun: 'reviews', itemId }, { orderBy: { id: 'asc' } });
  return entries.map(({ verb, itemName, actorName }) => [verb, itemName, actorName]);
};

describe('a review', () => {
  it('is requested, and the reviewer is notified and finds it in the work queue', async () => {
    expect(await testimonial.read()).toBeNull();
    const review = await testimonial.request();
    expect(review).toEqual({
      ...{ id: expect.any(String), ...testimonial.item, version: 1 },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String), answeredAt: null },
      ...{ state: 'requested', requesterName: 'Mateo Rivas', reviewerName: 'Adriana Salazar' },
      ...{ isReviewer: false, isOutdated: false },
    });
    expect(await testimonial.read('admin')).toEqual({ ...review, isReviewer: true });
    expect(await testimonial.notified('admin')).toEqual(['review-requested: Patricia Solís']);
    expect(await testimonial.notified('manager')).toEqual([]);
    expect(await findWork(api, 'reviews-requested', 'admin')).toEqual({
      ...{ kind: 'reviews-requested', severity: 'due', count: 1, page: '/admin', action: null },
      items: [
        {
          title: 'Patricia Solís',
          at: review.updatedAt,
          path: `/admin/testimonials/${testimonial.itemId}#review`,
        },
      ],
    });
    expect(await findWork(api, 'reviews-requested', 'manager')).toBeUndefined();
  });

  it('is approved by the reviewer, with a comment, and the requester is notified', async () => {
    const review = await testimonial.request();
    const sent = testimonial.answer('admin', review, { comment: ' Muy bien ' });
    expect((await sent.expect(200)).body).toMatchObject({
      ...{ state: 'approved', answeredAt: expect.any(String), isOutdated: false, version: 2 },
    });
    expect(await testimonial.comments()).toMatchObject([
      { text: 'Muy bien', authorName: 'Adriana Salazar', thread: null },
    ]);
    expect(await testimonial.notified('manager')).toEqual(['review-approved: Patricia Solís']);
    expect(await findWork(api, 'reviews-requested', 'admin')).toBeUndefined();
    expect(await entriesOf(review.id)).toEqual([
      ['created', 'Patricia Solís', 'Mateo Rivas'],
      ['answered', 'Patricia Solís', 'Adriana Salazar'],
    ]);
  });

  it('is answered with a request for changes, without a comment, and requested again', async () => {
    const review = await testimonial.request();
    await testimonial.answer('admin', review, { state: 'changes-requested' }).expect(200);
    expect(await testimonial.comments()).toEqual([]);
    expect(await testimonial.notified('manager')).toEqual(['changes-requested: Patricia Solís']);
    await testimonial.change({ text: 'Otro texto' });
    expect(await testimonial.read()).toMatchObject({ state: 'changes-requested', isOutdated: true });

    expect(await testimonial.request()).toMatchObject({
      ...{ id: review.id, state: 'requested', answeredAt: null, isOutdated: false },
    });
  });

  it('is outdated by a later change, but not by publishing or by a publication date', async () => {
    const review = await testimonial.request();
    await testimonial.answer('admin', review, {}).expect(200);
    await testimonial.change({ isActive: false });
    await testimonial.change({ publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    await testimonial.change({ isActive: true });
    expect(await testimonial.read()).toMatchObject({ state: 'approved', isOutdated: false });
    await testimonial.change({ text: 'Otro texto' });
    expect(await testimonial.read()).toMatchObject({ state: 'approved', isOutdated: true });
    await testimonial.change({ isActive: false });
    expect(await testimonial.read()).toMatchObject({ state: 'approved', isOutdated: true });
  });

  it('lets one of two parallel requests and one of two parallel answers win', async () => {
    const asked = await Promise.all([testimonial.ask('manager'), testimonial.ask('admin')]);
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(asked.find(({ status }) => status === 409)?.body.code).toBe('reviews.already-open');
    await api.em().nativeDelete(ItemReview, {});
    await testimonial.forgetNotifications();

    const review = await testimonial.request();
    const answers = await Promise.all([
      testimonial.answer('admin', review, { comment: 'Sí' }),
      testimonial.answer('admin', review, { state: 'changes-requested', comment: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('reviews.stale');
    expect(await testimonial.comments()).toHaveLength(1);
    expect(await testimonial.notified('manager')).toHaveLength(1);
  });

  it('is not answered for a version that the reviewer did not read', async () => {
    const review = await testimonial.request();
    await testimonial.change({ text: 'Otro texto' });
    const { body } = await testimonial.answer('admin', review, { comment: 'Sí' }).expect(409);
    expect(body.code).toBe('reviews.item-changed');
    expect(await testimonial.comments()).toEqual([]);
    await testimonial.answer('admin', review, { itemVersion: await testimonial.version() }).expect(200);
    expect(await testimonial.read()).toMatchObject({ state: 'approved', isOutdated: false });
  });

  it('is cancelled by anybody who may edit the item', async () => {
    const review = await testimonial.request();
    await api.as('admin').delete(`/reviews/${review.id}`).expect(204);
    expect(await testimonial.read()).toBeNull();
    await api.as('manager').delete(`/reviews/${review.id}`).expect(404);
    expect((await entriesOf(review.id)).at(-1)).toEqual(['cancelled', 'Patricia Solís', 'Adriana Salazar']);
  });

  it('ends with its item and is not restored with it from the trash', async () => {
    const review = await testimonial.request();
    await api.as('manager').delete(`/testimonials/${testimonial.itemId}`).expect(204);
    expect(await api.em().count(ItemReview)).toBe(0);
    expect((await entriesOf(review.id)).at(-1)).toEqual(['deleted', 'Patricia Solís', 'Mateo Rivas']);
    expect(await findWork(api, 'reviews-requested', 'admin')).toBeUndefined();
    await api.as('manager').post(`/testimonials/${testimonial.itemId}/restore`).expect(200);
    expect(await testimonial.read()).toBeNull();
  });

  it('ends with the account of the reviewer, and outlives that of the requester', async () => {
    const [reviewer, requester] = await addAccounts('Rosa', 'Rufo');
    const asked = await testimonial.ask('manager', { reviewer }).expect(201);
    await api.as('admin').delete(`/admin/users/${reviewer}`).expect(204);
    expect(await testimonial.read()).toBeNull();
    expect((await entriesOf(asked.body.id)).at(-1)).toEqual(['deleted', 'Patricia Solís', 'Adriana Salazar']);

    const review = await testimonial.request();
    await api.em().nativeUpdate(ItemReview, { id: review.id }, { requester });
    await api.as('admin').delete(`/admin/users/${requester}`).expect(204);
    const left = await api.em().findOneOrFail(ItemReview, { id: review.id });
    expect(left).toMatchObject({ requester: null, requesterName: 'Mateo Rivas', state: 'requested' });
    await testimonial.answer('admin', review, { version: left.version }).expect(200);
    expect(await testimonial.notified('manager')).toEqual([]);
  });

  it('is swept when the database deleted its item, and is stored otherwise', async () => {
    const sweep = () => api.application.get(RetentionService).deleteExpired('review-retention');
    await testimonial.request();
    await sweep();
    expect(await api.em().count(ItemReview)).toBe(1);
    await api.em().execute('delete from testimonial where id = ?', [testimonial.itemId]);
    expect(await findWork(api, 'reviews-requested', 'admin')).toBeUndefined();
    await sweep();
    expect(await api.em().count(ItemReview)).toBe(0);
  });

  it('filters the list of testimonials', async () => {
    const idsOf = async (isInReview: boolean) =>
      (await api.as('manager').get('/testimonials').query({ isInReview }).expect(200)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsOf(true)).toEqual([]);
    const review = await testimonial.request();
    expect(await idsOf(true)).toEqual([testimonial.itemId]);
    expect(await idsOf(false)).not.toContain(testimonial.itemId);
    await testimonial.answer('admin', review, {}).expect(200);
    expect(await idsOf(true)).toEqual([]);
    await api.asVisitor().get('/testimonials?isInReview=true').expect(401);
    await api.as('user').get('/testimonials?isInReview=true').expect(403);
  });
});

async function addAccounts(...names: string[]): Promise<string[]> {
  const em = api.em();
  const rows = names.map((name) =>
    em.create(User, {
      ...{ name, username: name.toLowerCase(), email: `${name.toLowerCase()}@example.org` },
      ...{ role: 'manager', isEnabled: true },
    }),
  );
  await em.persist(rows).flush();
  return rows.map(({ id }) => id);
}
