import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_DATES } from '@vitral/contracts/publication-dates';
import type { TeamResource } from '@vitral/contracts/team-resources';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const GUIDE = {
  title: 'Guía de llamadas',
  description: 'Qué decir en la primera llamada.',
  type: 'handbook',
  url: 'https://example.org/guia?pagina=1',
  isActive: true,
};

let api: Api;
const added: string[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  for (const id of added.splice(0)) await api.as('admin').delete(`/team-resources/${id}`);
});

const em = () => api.em();

async function add(changes: object = {}): Promise<TeamResource> {
  const { body } = await api
    .as('manager')
    .post('/team-resources')
    .send({ ...GUIDE, ...changes })
    .expect(201);
  added.push(body.id);
  return body;
}

const put = ({ id }: { id: string }, body: object) =>
  api.as('manager').put(`/team-resources/${id}`).send(body);

describe('team resources', () => {
  describe('adding', () => {
    it('returns the stored item, which users then find', async () => {
      const row = await add();
      expect(row).toEqual({
        ...GUIDE,
        ...NO_DATES,
        id: expect.any(String),
        downloadCount: 0,
        recentCount: 0,
        previousCount: 0,
        createdAt: expect.any(String),
        updatedAt: row.createdAt,
        version: 1,
      });
      const { body } = await api.as('user').get(`/team-resources/${row.id}`).expect(200);
      expect(body).toEqual(row);
    });

    it('fills in optional fields and trims input', async () => {
      const row = await add({
        title: ' Sala\n\u202euno ',
        description: null,
        isActive: null,
        url: ' /uploads/a.pdf ',
      });
      expect(row).toMatchObject({
        title: 'Sala uno',
        description: '',
        isActive: true,
        url: '/uploads/a.pdf',
      });
    });

    it.each([
      [{ title: '  ' }, 'title:isLength'],
      [{ title: 'a'.repeat(201) }, 'title:isLength'],
      [{ description: 'a'.repeat(5001) }, 'description:maxLength'],
      [{ type: 'video' }, 'type:isIn'],
      [{ url: '' }, 'url:isLength'],
      [{ url: 'javascript:alert(1)' }, 'url:isWebAddress'],
      [{ url: 'ftp://example.org/guia' }, 'url:isWebAddress'],
      [{ url: '//elsewhere.example/guia' }, 'url:isWebAddress'],
      [{ url: `/${'a'.repeat(2048)}` }, 'url:isLength'],
      [{ isActive: 'yes' }, 'isActive:isBoolean'],
      [{ downloadCount: 7 }, 'downloadCount:whitelistValidation'],
    ])('refuses %j and names the field and its rule', async (wrong, field) => {
      const { body } = await api
        .as('manager')
        .post('/team-resources')
        .send({ ...GUIDE, ...wrong })
        .expect(400);
      expect(body.code).toBe('request.invalid');
      expect(body.params.fields).toContain(field);
    });
  });

  describe('editing', () => {
    it('accepts the whole item as it was read, with its read-only figures', async () => {
      const row = await add();
      const { body } = await put(row, { ...row, id: NOBODY, downloadCount: 900, title: 'Otra guía' }).expect(
        200,
      );
      expect(body).toEqual({ ...row, title: 'Otra guía', version: 2, updatedAt: body.updatedAt });
      expect((await put(row, body).expect(200)).body).toEqual(body);
    });

    it('accepts one of several parallel edits and reports the current version to the others', async () => {
      const row = await add();
      const responses = await Promise.all(['Uno', 'Dos', 'Tres'].map((title) => put(row, { ...row, title })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'team-resources.stale',
        params: { id: row.id, current: 2 },
      });
    });

    it('succeeds while others open the resource, and loses no access count', async () => {
      const row = await add();
      const opens = Array.from({ length: 8 }, () => api.as('user').post(`/team-resources/${row.id}/open`));
      const [edited] = await Promise.all([put(row, { ...row, title: 'Otra guía' }), ...opens]);
      expect(edited.status).toBe(200);
      const { body } = await api.as('manager').get(`/team-resources/${row.id}`);
      expect(body).toMatchObject({ title: 'Otra guía', downloadCount: 8, recentCount: 8, version: 2 });
    });
  });

  it('does not find a deleted, unknown or invalid id', async () => {
    const row = await add();
    await api.as('user').post(`/team-resources/${row.id}/open`).expect(200);
    await api.as('manager').delete(`/team-resources/${row.id}`).expect(204);
    for (const id of [row.id, NOBODY]) {
      const { body } = await api.as('manager').get(`/team-resources/${id}`).expect(404);
      expect(body).toMatchObject({ code: 'team-resources.not-found', params: { id } });
      await api.as('manager').delete(`/team-resources/${id}`).expect(404);
      await api.as('manager').post(`/team-resources/${id}/open`).expect(404);
      await put({ id }, { ...GUIDE, version: 1 }).expect(404);
    }
    await api.as('manager').get('/team-resources/seven').expect(404);
  });

  it('lets users read and open, managers write, and visitors nothing', async () => {
    const { id } = await add();
    for (const [client, reads, writes] of [
      [api.asVisitor(), 401, 401],
      [api.as('user'), 200, 403],
    ] as const) {
      await client.get('/team-resources').expect(reads);
      await client.get('/team-resources/stats').expect(reads);
      await client.get(`/team-resources/${id}`).expect(reads);
      await client.post(`/team-resources/${id}/open`).expect(reads);
      await client.post('/team-resources').send(GUIDE).expect(writes);
      await client
        .put(`/team-resources/${id}`)
        .send({ ...GUIDE, version: 1 })
        .expect(writes);
      await client.delete(`/team-resources/${id}`).expect(writes);
    }
  });

  it('hides inactive resources from users on every route', async () => {
    const { id, title } = await add({ isActive: false, title: 'Guía retirada' });
    const user = api.as('user');
    await user.get(`/team-resources/${id}`).expect(404);
    const { body } = await user.post(`/team-resources/${id}/open`).expect(404);
    expect(body.code).toBe('team-resources.not-found');
    expect((await user.get('/team-resources').query({ q: title })).body).toEqual([]);
    await user.get('/team-resources').query({ isActive: false }).expect(403);

    await api.as('manager').post(`/team-resources/${id}/open`).expect(200);
    const found = await api.as('manager').get('/team-resources').query({ q: title, isActive: false });
    expect(found.body).toMatchObject([{ id, downloadCount: 1 }]);
  });

  it('audits who changed which fields, without the access counts', async () => {
    const row = await add();
    const off = await put(row, { ...row, isActive: false });
    await api.as('manager').post(`/team-resources/${row.id}/open`).expect(200);
    await put(row, { ...off.body, isActive: true, title: 'Otra guía' });
    await api.as('admin').delete(`/team-resources/${row.id}`).expect(204);

    const { body } = await api.as('admin').get('/audit').query({ limit: 4 }).expect(200);
    expect(body.map(({ verb, actorName }: { verb: string; actorName: string }) => [verb, actorName])).toEqual(
      [
        ['deleted', 'Adriana Salazar'],
        ['updated', 'Mateo Rivas'],
        ['deactivated', 'Mateo Rivas'],
        ['created', 'Mateo Rivas'],
      ],
    );
    expect(body[1]).toMatchObject({ noun: 'team-resources', itemId: row.id, itemName: 'Otra guía' });
    const entries = await em().find(AuditEntry, { itemId: row.id, verb: 'updated' });
    expect(entries[0]?.changes).toEqual({
      before: { isActive: false, title: GUIDE.title },
      after: { isActive: true, title: 'Otra guía' },
    });
  });

  it('makes no change whose audit entry fails', async () => {
    const row = await add();
    await em().execute(`alter table audit_entry add constraint refuse_all check (verb = 'none') not valid`);
    try {
      await put(row, { ...row, title: 'Nunca guardada' }).expect(500);
      await api.as('manager').delete(`/team-resources/${row.id}`).expect(500);
    } finally {
      await em().execute('alter table audit_entry drop constraint refuse_all');
    }
    expect((await api.as('manager').get(`/team-resources/${row.id}`).expect(200)).body).toEqual(row);
  });
});
