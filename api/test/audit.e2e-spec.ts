import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditActor, AuditEntry as AuditEntryResponse } from '@vitral/contracts/audit';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const database = () => api.em();

async function found(query: object): Promise<AuditEntryResponse[]> {
  const { body, headers } = await api.as('admin').get('/audit').query(query).expect(200);
  expect(headers['x-total-count']).toBe(String(body.length));
  return body;
}

/** Inserts entries that the filters of the other tests do not match. */
async function put(...entries: Partial<AuditEntry>[]): Promise<void> {
  const em = database();
  for (const entry of entries) em.create(AuditEntry, { verb: 'updated', noun: 'embeds', ...entry });
  await em.flush();
}

describe('audit log', () => {
  it('records the changed fields and the id of the request', async () => {
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

    const entry = await database().findOneOrFail(AuditEntry, { itemId: row.id, verb: 'updated' });
    expect(entry.requestId).toBe('request-of-the-change');
    const [response] = await found({ q: row.id, verb: 'updated' });
    expect(response).toEqual({
      id: entry.id,
      verb: 'updated',
      noun: 'testimonials',
      itemId: row.id,
      itemName: 'Ana López',
      actorId: expect.any(String),
      actorName: 'Mateo Rivas',
      changes: { before: { rating: 4 }, after: { rating: 5 } },
      createdAt: entry.createdAt.toISOString(),
    });
    const { body: alone } = await api.as('admin').get(`/audit/${entry.id}`).expect(200);
    expect(alone).toEqual(response);
    await api.as('admin').get(`/audit/${row.id}`).expect(404);
    await api.as('manager').get(`/audit/${entry.id}`).expect(403);
  });

  it('records no entry for an edit that changes nothing', async () => {
    const { body: row } = await api.as('manager').post('/testimonials').send({ name: 'Eva', text: 'Hola.' });
    const { body: same } = await api.as('manager').put(`/testimonials/${row.id}`).send(row).expect(200);
    expect(same).toEqual(row);
    expect((await found({ q: 'Eva' })).map(({ verb }) => verb)).toEqual(['created']);
  });

  it('returns pages, newest first', async () => {
    const query = { verb: 'logged-in', limit: 2 };
    const { body, headers } = await api.as('admin').get('/audit').query(query).expect(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body).toHaveLength(2);
    expect(body[0].createdAt >= body[1].createdAt).toBe(true);
  });

  it('filters by actor, noun, verb, time and text', async () => {
    const id = '0197b6a0-0000-7000-8000-00000000a11a';
    await put(
      {
        itemName: '100 % vídeo',
        actorName: 'Rita Sol',
        actorId: id,
        createdAt: new Date('2020-02-10T00:00Z'),
      },
      {
        itemName: 'Otro',
        actorName: 'Rita Sol',
        actorId: id,
        verb: 'deleted',
        createdAt: new Date('2020-02-10T23:59:59.999Z'),
      },
      { itemName: 'Tercero', createdAt: new Date('2020-02-11T00:00Z') },
    );
    const names = async (query: object) =>
      (await found({ noun: 'embeds', ...query })).map(({ itemName }) => itemName);

    expect(await names({})).toEqual(['Tercero', 'Otro', '100 % vídeo']);
    expect(await names({ actor: id })).toEqual(['Otro', '100 % vídeo']);
    expect(await names({ actor: 'server' })).toEqual(['Tercero']);
    expect(await names({ verb: 'deleted' })).toEqual(['Otro']);
    expect(await names({ q: 'rita' })).toEqual(['Otro', '100 % vídeo']);
    expect(await names({ q: '0 % VI' })).toEqual(['100 % vídeo']);
    expect(await names({ from: '2020-02-11' })).toEqual(['Tercero']);
    expect(await names({ from: '2020-02-10', to: '2020-02-10' })).toEqual(['Otro', '100 % vídeo']);
    expect(await names({ to: '2020-02-10T23:59:59.999Z' })).toEqual(['100 % vídeo']);
    expect(await names({ from: '2020-02-10T17:59:59.999-06:00' })).toEqual(['Tercero', 'Otro']);
    expect(await names({ from: '1970-01-01', to: '3000-01-01' })).toHaveLength(3);
  });

  it('refuses unknown filter values', async () => {
    for (const query of [
      { noun: 'walls' },
      { verb: 'painted' },
      { actor: 'nobody' },
      { from: 'yesterday' },
      { to: '2026-02-30' },
      { from: '2026-02-10T25:00Z' },
      { from: '0000-01-01' },
      { to: '9999-12-31T23:59-12:00' },
      { sort: 'verb' },
      { q: 'a'.repeat(101) },
    ])
      await api.as('admin').get('/audit').query(query).expect(400);
  });

  it('lists actors under their latest name, most recently active first', async () => {
    const [early, late] = ['0', '1'].map((digit) => `0197b6a0-0000-7000-8000-0000000b0b0${digit}`);
    await put(
      { actorId: late, actorName: 'Zoe', createdAt: new Date('2021-01-02') },
      { actorId: early, actorName: 'Old name', createdAt: new Date('2021-01-01') },
      { actorId: early, actorName: 'Bo', createdAt: new Date('2021-01-03') },
    );
    const { body } = await api.as('admin').get('/audit/actors').expect(200);
    const actors = body as AuditActor[];
    expect(actors.slice(0, 3).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Adriana Salazar', 'Mateo Rivas', 'Lucía Ferrer']),
    );
    expect(actors.slice(3, 5)).toEqual([
      { id: early, name: 'Bo' },
      { id: late, name: 'Zoe' },
    ]);
  });

  it('is for admins alone', async () => {
    for (const path of ['/audit', '/audit/actors', '/audit/export']) {
      await api.asVisitor().get(path).expect(401);
      await api.as('manager').get(path).expect(403);
    }
  });

  it('records no password when an account is created, edited and given one', async () => {
    const account = { name: 'Noa', username: 'noa', email: 'noa@example.org', role: 'user' };
    const { body } = await api.as('admin').post('/admin/users').send(account).expect(201);
    const token = new URL(body.link.address).hash.slice(1);
    const password = 'lighthouse gravel bassoon';
    await api.asVisitor().post('/auth/password-links/redeem').send({ token, password }).expect(204);
    await api
      .as('admin')
      .put(`/admin/users/${body.user.id}`)
      .send({ ...body.user, name: 'Noa M.' });

    const entries = await found({ q: body.user.id });
    expect(entries.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['created', 'changed-password', 'updated']),
    );
    expect(JSON.stringify(entries)).not.toMatch(/password_?hash|"password"|argon|lighthouse/i);
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});
