import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { User } from '../src/accounts/users.entity.ts';
import { Comment } from '../src/comments/comments.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { commentedTestimonial, type Writer } from './set-up/commented-testimonial.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
let testimonial: Awaited<ReturnType<typeof commentedTestimonial>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  testimonial = await commentedTestimonial(api);
});

describe('comments', () => {
  it('are listed with their replies, oldest first, and counted', async () => {
    const first = await testimonial.write('manager', ' ¿Está bien la cita? ');
    const reply = await testimonial.write('admin', 'Sí', first.id);
    await testimonial.write('admin', 'Falta la foto');

    expect(await testimonial.list()).toEqual([
      {
        id: first.id,
        ...testimonial.item,
        ...{
          thread: null,
          text: '¿Está bien la cita?',
          authorName: 'Mateo Rivas',
          isOwn: true,
          mayDelete: false,
        },
        ...{ createdAt: expect.any(String), updatedAt: expect.any(String), version: 1 },
        ...{ editedAt: null, resolvedAt: null, resolvedBy: null },
      },
      expect.objectContaining({ id: reply.id, thread: first.id, isOwn: false, mayDelete: false }),
      expect.objectContaining({ text: 'Falta la foto', thread: null }),
    ]);
    expect(await testimonial.stats()).toEqual({ total: 3, unresolved: 2 });
  });

  it('notify the mentioned accounts once, and the participants of the thread', async () => {
    const first = await testimonial.write('manager', 'Mira esto, @admin y @manager, también @user');
    expect(await testimonial.notified('admin')).toEqual(['comment-mentioned: Patricia Solís']);
    expect(await testimonial.notified('manager')).toEqual([]);

    await testimonial.write('admin', 'Visto, @manager', first.id);
    expect(await testimonial.notified('manager')).toEqual(['comment-mentioned: Patricia Solís']);
    await testimonial.write('admin', 'Y corregido', first.id);
    expect(await testimonial.notified('manager')).toEqual([
      'commented: Patricia Solís',
      'comment-mentioned: Patricia Solís',
    ]);
    await testimonial.write('manager', 'Gracias', first.id);
    expect(await testimonial.notified('admin')).toEqual([
      'commented: Patricia Solís',
      'comment-mentioned: Patricia Solís',
    ]);
    await testimonial.write('manager', 'Otro tema');
    expect(await testimonial.notified('admin')).toHaveLength(2);
  });

  it('store mentions by id, and notify only those that a later edit adds', async () => {
    const admin = await api.em().findOneOrFail(User, { username: 'admin' });
    const { id } = await testimonial.write('manager', 'Hola');
    const edit = (text: string, version: number) =>
      api.as('manager').put(`/comments/${id}`).send({ text, version });
    await edit('Hola, @ADMIN', 1).expect(200);
    await edit('Hola otra vez, @admin', 2).expect(200);
    expect(await testimonial.notified('admin')).toHaveLength(1);
    expect(await api.em().findOneOrFail(Comment, { id })).toMatchObject({ mentions: [admin.id] });
    expect((await testimonial.list())[0]).toMatchObject({
      text: 'Hola otra vez, @admin',
      editedAt: expect.any(String),
    });
  });

  it('are edited by their author only, and not over a newer version', async () => {
    const { id } = await testimonial.write('manager', 'Hola');
    const edit = (writer: Writer, version: number) =>
      api
        .as(writer)
        .put(`/comments/${id}`)
        .send({ text: `De ${writer}`, version });
    await edit('admin', 1).expect(403);
    const [first, second] = await Promise.all([edit('manager', 1), edit('manager', 1)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect([first, second].find(({ status }) => status === 409)?.body.code).toBe('comments.stale');
  });

  it('can be resolved and reopened repeatedly by anybody who may edit the item', async () => {
    const { id } = await testimonial.write('manager', 'Falta la foto');
    const change = async (verb: 'resolve' | 'reopen') =>
      (await api.as('admin').post(`/comments/${id}/${verb}`).expect(200)).body;
    const resolved = await change('resolve');
    expect(resolved).toMatchObject({ resolvedAt: expect.any(String), resolvedBy: 'Adriana Salazar' });
    expect(await change('resolve')).toMatchObject({ resolvedAt: resolved.resolvedAt });
    expect(await testimonial.stats()).toEqual({ total: 1, unresolved: 0 });
    expect(await change('reopen')).toMatchObject({ resolvedAt: null, resolvedBy: null });
  });

  it('are deleted by their author while nobody replied, and by admins with the replies', async () => {
    const first = await testimonial.write('manager', 'Hola');
    const reply = await testimonial.write('admin', 'Hola', first.id);
    const remove = (writer: Writer, id: string) => api.as(writer).delete(`/comments/${id}`);
    await remove('manager', reply.id).expect(403);
    expect((await remove('manager', first.id).expect(409)).body.code).toBe('comments.answered');
    await remove('admin', reply.id).expect(204);
    await remove('manager', first.id).expect(204);

    const second = await testimonial.write('manager', 'Hola');
    await testimonial.write('manager', 'Otra vez', second.id);
    await remove('admin', second.id).expect(204);
    expect(await testimonial.list()).toEqual([]);
  });

  it('can be restored with their replies by those who may delete them', async () => {
    const first = await testimonial.write('manager', 'Hola');
    const reply = await testimonial.write('admin', 'Hola a ti', first.id);
    const remove = (id: string) => api.as('admin').delete(`/comments/${id}`).expect(204);
    const restore = (writer: Writer, id: string) => api.as(writer).post(`/comments/${id}/restore`);
    const before = await testimonial.list();
    await remove(reply.id);
    await restore('manager', reply.id).expect(403);
    await restore('admin', reply.id).expect(200);
    await remove(first.id);
    await api.asVisitor().post(`/comments/${first.id}/restore`).expect(401);
    const both = await Promise.all([restore('manager', first.id), restore('admin', first.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await testimonial.list()).toEqual(before);

    await remove(reply.id);
    await remove(first.id);
    await restore('admin', reply.id).expect(404);
    await api.as('manager').delete(`/testimonials/${testimonial.itemId}`).expect(204);
    await restore('admin', first.id).expect(404);
    await api.as('manager').post(`/testimonials/${testimonial.itemId}/restore`).expect(200);
    await restore('admin', first.id).expect(200);
  });

  it('never exceed their limit, even in parallel', async () => {
    const em = api.em();
    const fields = {
      ...testimonial.item,
      thread: null,
      text: 'Hola',
      mentions: [],
      author: null,
      authorName: 'Ana',
    };
    for (let row = 1; row < LIMITS.comments; row += 1) em.create(Comment, fields);
    await em.flush();
    const statuses = (await Promise.all([testimonial.post(), testimonial.post()])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('are added once for one Idempotency-Key', async () => {
    const send = () =>
      api
        .as('manager')
        .post('/comments')
        .set('Idempotency-Key', 'comment-once')
        .send({ ...testimonial.item, text: 'Hola' })
        .expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await testimonial.list()).toHaveLength(1);
  });

  it('leave audit entries without their texts', async () => {
    const { id } = await testimonial.write('manager', 'Un secreto');
    await api.as('manager').post(`/comments/${id}/resolve`).expect(200);
    await api.as('manager').delete(`/comments/${id}`).expect(204);
    const entries = await api
      .em()
      .find(AuditEntry, { noun: 'comments', itemId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb, itemName }) => [verb, itemName])).toEqual([
      ['created', 'Patricia Solís'],
      ['updated', 'Patricia Solís'],
      ['deleted', 'Patricia Solís'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Un secreto');
  });

  it('disappear with a deleted item and return with it from the trash', async () => {
    const { id } = await testimonial.write('manager', 'Hola, @admin');
    await api.as('manager').delete(`/testimonials/${testimonial.itemId}`).expect(204);
    await api.as('manager').get('/comments').query(testimonial.item).expect(404);
    await api.as('manager').delete(`/comments/${id}`).expect(404);
    expect(await testimonial.notified('admin')).toEqual(['comment-mentioned: null']);

    await api.as('manager').post(`/testimonials/${testimonial.itemId}/restore`).expect(200);
    expect((await testimonial.list()).map(({ text }) => text)).toEqual(['Hola, @admin']);
  });

  it('are stored for as long as a deleted item can be restored', async () => {
    await testimonial.write('manager', 'Hola');
    const em = api.em();
    const sweep = () => api.application.get(RetentionService).deleteExpired('comment-retention');
    const deletedDaysAgo = (days: number) =>
      em.nativeUpdate(
        AuditEntry,
        { itemId: testimonial.itemId, verb: 'deleted' },
        { createdAt: new Date(Date.now() - days * DAY_MS) },
      );
    await em.nativeUpdate(Comment, {}, { createdAt: new Date(Date.now() - 90 * DAY_MS) });
    await sweep();
    expect(await em.count(Comment)).toBe(1);
    await api.as('manager').delete(`/testimonials/${testimonial.itemId}`).expect(204);
    await deletedDaysAgo(29.9);
    await sweep();
    expect(await em.count(Comment)).toBe(1);
    await deletedDaysAgo(30.1);
    await sweep();
    expect(await em.count(Comment)).toBe(0);
  });

  it('may mention the accounts that may edit items of the noun', async () => {
    const people = async (noun: string) =>
      (await api.as('admin').get('/comments/people').query({ noun }).expect(200)).body.map(
        ({ username }: { username: string }) => username,
      );
    expect((await people('testimonials')).sort()).toEqual(['admin', 'manager']);
    expect(await people('zoom-meetings')).toEqual(['admin']);
  });
});
