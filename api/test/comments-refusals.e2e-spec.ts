import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { commentedTestimonial, TESTIMONIAL } from './set-up/commented-testimonial.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let testimonial: Awaited<ReturnType<typeof commentedTestimonial>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  testimonial = await commentedTestimonial(api);
});

describe('refused comments', () => {
  it('need a login and the permission to edit the item', async () => {
    const { id } = await testimonial.write('manager', 'Hola');
    const zoom = { noun: 'zoom-meetings', itemId: NOBODY };
    for (const [client, target, status] of [
      [api.asVisitor(), testimonial.item, 401],
      [api.as('user'), testimonial.item, 403],
      [api.as('manager'), zoom, 403],
    ] as const) {
      await client.get('/comments').query(target).expect(status);
      await client.get('/comments/stats').query(target).expect(status);
      await client.get('/comments/people').query({ noun: target.noun }).expect(status);
      await client
        .post('/comments')
        .send({ ...target, text: 'Hola' })
        .expect(status);
    }
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.put(`/comments/${id}`).send({ text: 'Hola', version: 1 }).expect(status);
      await client.post(`/comments/${id}/resolve`).expect(status);
      await client.post(`/comments/${id}/reopen`).expect(status);
      await client.delete(`/comments/${id}`).expect(status);
    }
  });

  it.each([
    [{ text: '  ' }, 'text:isLength'],
    [{ text: 'a'.repeat(LIMITS.comment + 1) }, 'text:isLength'],
    [{ noun: 'users' }, 'noun:isIn'],
    [{ itemId: 'x' }, 'itemId:isUuid'],
    [{ thread: 'x' }, 'thread:isUuid'],
    [{ author: NOBODY }, 'author:whitelistValidation'],
  ])('refuse %j and name the field', async (wrong, field) => {
    const sent = testimonial.post(wrong);
    expect((await sent.expect(400)).body.params.fields).toContain(field);
  });

  it('are not found on an item that does not exist, nor as a reply to another item or to a reply', async () => {
    const { id } = await testimonial.write('manager', 'Hola');
    const reply = await testimonial.write('manager', 'Otra vez', id);
    await testimonial.post({ itemId: NOBODY }).expect(404);
    await testimonial.post({ thread: NOBODY }).expect(404);
    await testimonial.post({ thread: reply.id }).expect(404);
    const other = (await api.as('manager').post('/testimonials').send(TESTIMONIAL)).body;
    await testimonial.post({ itemId: other.id, thread: id }).expect(404);
    await api.as('manager').post(`/comments/${reply.id}/resolve`).expect(404);
    await api.as('manager').delete(`/comments/${NOBODY}`).expect(404);
  });
});
