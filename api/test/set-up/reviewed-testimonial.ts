import type { ReviewAnswer, ReviewedItem, Review } from '@vitral/contracts/reviews';
import { User } from '../../src/accounts/users.entity.ts';
import { PersonalNotification } from '../../src/personal-notifications/personal-notifications.entity.ts';
import { ItemReview } from '../../src/reviews/reviews.entity.ts';
import type { Api } from '../start-api.ts';
import { type Writer, commentedTestimonial } from './commented-testimonial.ts';

/** A new testimonial without a review, on a site without other reviews. */
export async function reviewedTestimonial(api: Api) {
  await api.em().nativeDelete(ItemReview, {});
  const { item, itemId, notified, list: comments } = await commentedTestimonial(api);
  const idOf = async (username: string) => (await api.em().findOneOrFail(User, { username })).id;
  const ids = { admin: await idOf('admin'), manager: await idOf('manager'), user: await idOf('user') };
  const version = async (): Promise<number> =>
    (await api.as('manager').get(`/testimonials/${itemId}`).expect(200)).body.version;
  const ask = (requester: Writer, body: object = {}) =>
    api
      .as(requester)
      .post('/reviews')
      .send({ ...item, reviewer: ids[requester === 'admin' ? 'manager' : 'admin'], ...body });
  const answer = (reviewer: Writer, review: Review, body: Partial<ReviewAnswer>) =>
    api
      .as(reviewer)
      .post(`/reviews/${review.id}/answer`)
      .send({ state: 'approved', itemVersion: 1, version: review.version, ...body });
  return {
    ...{ item, itemId, ids, notified, comments, version, ask, answer },
    request: async (): Promise<Review> => (await ask('manager').expect(201)).body,
    /** Returns the review as the given account reads it. */
    read: async (reader: Writer = 'manager', of: ReviewedItem = item): Promise<Review | null> =>
      (await api.as(reader).get('/reviews').query(of).expect(200)).body.review,
    change: async (fields: object) => {
      const { body } = await api.as('manager').get(`/testimonials/${itemId}`).expect(200);
      await api
        .as('manager')
        .put(`/testimonials/${itemId}`)
        .send({ ...body, ...fields })
        .expect(200);
    },
    forgetNotifications: () => api.em().nativeDelete(PersonalNotification, {}),
  };
}
