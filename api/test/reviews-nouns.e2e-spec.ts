import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { REVIEWED_NOUNS, type ReviewedNoun } from '@vitral/contracts/reviews';
import { ItemReview } from '../src/reviews/reviews.entity.ts';
import { DATED_NOUNS, DatedItems } from './set-up/dated-items.ts';
import { NOBODY } from './set-up/nobody.ts';
import { reviewedTestimonial } from './set-up/reviewed-testimonial.ts';
import { PageEditor, releaseBlocks } from './set-up/site-pages.ts';
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

const DATED = DATED_NOUNS.map(({ path }) => path as ReviewedNoun);

describe('items to review', () => {
  it.each(DATED)('exist for %s, until they are deleted', async (noun) => {
    const dated = DATED_NOUNS.find(({ path }) => path === noun);
    if (!dated) throw new Error(noun);
    const items = new DatedItems(api);
    const item = await items.add(dated);
    const of = { noun, itemId: item.id };
    const { body } = await testimonial.ask('manager', of).expect(201);
    expect(await testimonial.read('admin', of)).toMatchObject({ state: 'requested', isReviewer: true });
    const [work] = (await findWork(api, 'reviews-requested', 'admin'))?.items ?? [];
    expect(work?.path).toMatch(new RegExp(`^/admin/.*${item.id}.*#review$`));
    await testimonial.answer('admin', body, { itemVersion: item.version }).expect(200);
    await items.change(dated, item, { [dated.isOn]: true }).expect(200);
    expect(await testimonial.read('manager', of)).toMatchObject({ state: 'approved', isOutdated: false });
    await api.as('manager').delete(`/${noun}/${item.id}`).expect(204);
    expect(await api.em().count(ItemReview)).toBe(0);
  });

  it('are pages as drafts, whose publication keeps the approval and whose next draft outdates it', async () => {
    await releaseBlocks(api);
    const editor = new PageEditor(api);
    const page = (await editor.create().expect(201)).body;
    const of = { noun: 'site-pages', itemId: page.id } as const;
    const { body } = await testimonial.ask('manager', of).expect(201);
    await testimonial.answer('admin', body, { itemVersion: page.version }).expect(200);
    const published = await editor.publish(page);
    expect(await testimonial.read('manager', of)).toMatchObject({ state: 'approved', isOutdated: false });
    await editor.save(published, { title: 'Nuevo' }).expect(200);
    expect(await testimonial.read('manager', of)).toMatchObject({ state: 'approved', isOutdated: true });
  });

  it('are all nouns with a publication', () => {
    expect([...DATED, 'site-pages'].sort()).toEqual([...REVIEWED_NOUNS].sort());
  });

  it('filter the list of files for staff who may edit them', async () => {
    const dated = DATED_NOUNS.find(({ path }) => path === 'content');
    if (!dated) throw new Error('content');
    const { id } = await new DatedItems(api).add(dated);
    await testimonial.ask('manager', { noun: 'content', itemId: id }).expect(201);
    const { body } = await api.as('manager').get('/content?isInReview=true').expect(200);
    expect(body).toMatchObject([{ id }]);
    await api.as('user').get('/content?isInReview=true').expect(403);
    await api.as('manager').get('/content/export?isInReview=true').expect(200);
  });
});

describe('refused reviews', () => {
  it('need a login and the permission to edit the item', async () => {
    const { id } = await testimonial.request();
    const answer = { state: 'approved', itemVersion: 1, version: 1 };
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get('/reviews').query(testimonial.item).expect(status);
      await client.get('/reviews/people').query({ noun: 'testimonials' }).expect(status);
      await client
        .post('/reviews')
        .send({ ...testimonial.item, reviewer: testimonial.ids.admin })
        .expect(status);
      await client.post(`/reviews/${id}/answer`).send(answer).expect(status);
      await client.delete(`/reviews/${id}`).expect(status);
    }
  });

  it('are answered by nobody but the reviewer', async () => {
    const review = await testimonial.request();
    await testimonial.answer('manager', review, {}).expect(403);
  });

  it('are requested from another account that may edit the item', async () => {
    const { body: people } = await api
      .as('manager')
      .get('/reviews/people')
      .query({ noun: 'testimonials' })
      .expect(200);
    expect(people).toEqual([{ id: testimonial.ids.admin, name: 'Adriana Salazar', username: 'admin' }]);
    for (const reviewer of [testimonial.ids.manager, testimonial.ids.user, NOBODY]) {
      const { body } = await testimonial.ask('manager', { reviewer }).expect(409);
      expect(body.code).toBe('reviews.reviewer-not-found');
    }
  });

  it.each([
    [{ noun: 'redirects' }, 'noun:isIn'],
    [{ itemId: 'x' }, 'itemId:isUuid'],
    [{ reviewer: 'x' }, 'reviewer:isUuid'],
    [{ state: 'approved' }, 'state:whitelistValidation'],
  ])('refuse %j and name the field', async (wrong, field) => {
    const sent = testimonial.ask('manager', wrong);
    expect((await sent.expect(400)).body.params.fields).toContain(field);
  });

  it.each([
    [{ state: 'requested' as never }, 'state:isIn'],
    [{ itemVersion: 0 }, 'itemVersion:min'],
    [{ comment: 'a'.repeat(LIMITS.comment + 1) }, 'comment:maxLength'],
  ])('refuse the answer %j and name the field', async (wrong, field) => {
    const sent = testimonial.answer('admin', await testimonial.request(), wrong);
    expect((await sent.expect(400)).body.params.fields).toContain(field);
  });

  it('are not found for an item that does not exist or is in the trash', async () => {
    await testimonial.ask('manager', { itemId: NOBODY }).expect(404);
    await api.as('manager').get('/reviews').query({ noun: 'content', itemId: NOBODY }).expect(404);
    await api.as('manager').delete(`/reviews/${NOBODY}`).expect(404);
  });
});
