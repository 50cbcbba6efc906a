import type { Comment as CommentResponse } from '@vitral/contracts/comments';
import type { PersonalNotification as NotificationResponse } from '@vitral/contracts/personal-notifications';
import { Comment } from '../../src/comments/comments.entity.ts';
import { PersonalNotification } from '../../src/personal-notifications/personal-notifications.entity.ts';
import type { Api } from '../start-api.ts';

export const TESTIMONIAL = {
  name: 'Patricia Solís',
  text: 'Mi mentora me pidió que presentara.',
  locale: 'es',
};

export type Writer = 'admin' | 'manager';

/** A new testimonial without comments, and the site without notifications. */
export async function commentedTestimonial(api: Api) {
  await api.em().nativeDelete(Comment, {});
  await api.em().nativeDelete(PersonalNotification, {});
  const created = await api.as('manager').post('/testimonials').send(TESTIMONIAL).expect(201);
  const itemId: string = created.body.id;
  const item = { noun: 'testimonials', itemId } as const;
  const get = async (path: string) =>
    (await api.as('manager').get(`/comments${path}`).query(item).expect(200)).body;
  return {
    item,
    itemId,
    post: (body: object = {}) =>
      api
        .as('manager')
        .post('/comments')
        .send({ ...item, text: 'Hola', ...body }),
    write: async (writer: Writer, text: string, thread: string | null = null): Promise<CommentResponse> => {
      const sent = api
        .as(writer)
        .post('/comments')
        .send({ ...item, text, thread });
      return (await sent.expect(201)).body;
    },
    list: (): Promise<CommentResponse[]> => get(''),
    stats: () => get('/stats'),
    notified: async (reader: Writer): Promise<string[]> => {
      const { body } = await api.as(reader).get('/personal-notifications').expect(200);
      return body.map(({ kind, itemName }: NotificationResponse) => `${kind}: ${itemName}`);
    },
  };
}
