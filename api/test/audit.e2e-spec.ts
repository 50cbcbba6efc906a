import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('keeps what changed, and the request that changed it', async () => {
  const { body: row } = await api
    .as('manager')
    .post('/testimonials')
    .send({ name: 'Ana López', text: 'Aprendí a escuchar.', rating: 4 })
    .expect(201);
  await api
    .as('manager')
    .put(`/testimonials/${row.id}`)
    .set('X-Request-Id', 'request-of-the-change')
    .send({ ...row, rating: 5 })
    .expect(200);

  const em = api.application.get(MikroORM).em.fork();
  const entry = await em.findOneOrFail(AuditEntry, { itemId: row.id, verb: 'updated' });
  expect(entry.changes).toEqual({ before: { rating: 4 }, after: { rating: 5 } });
  expect(entry.requestId).toBe('request-of-the-change');
});

it('makes no entry for an edit that changes nothing', async () => {
  const { body: row } = await api.as('manager').post('/testimonials').send({ name: 'Eva', text: 'Hola.' });
  const { body: same } = await api.as('manager').put(`/testimonials/${row.id}`).send(row).expect(200);
  expect(same).toEqual(row);

  const { body } = await api.as('admin').get('/audit').query({ q: 'Eva' });
  expect(body.map((entry: { verb: string }) => entry.verb)).toEqual(['created']);
});

it('pages and searches, newest first', async () => {
  const { body, headers } = await api
    .as('admin')
    .get('/audit')
    .query({ q: 'logged-in', limit: 2 })
    .expect(200);
  expect(headers['x-total-count']).toBe('3');
  expect(body).toHaveLength(2);
  expect(body[0].createdAt >= body[1].createdAt).toBe(true);
  expect(Object.keys(body[0]).sort()).toEqual([
    'actorId',
    'actorName',
    'createdAt',
    'id',
    'itemId',
    'itemName',
    'noun',
    'verb',
  ]);
});
