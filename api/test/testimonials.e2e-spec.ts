import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const TESTIMONIAL = {
  name: 'Patricia Solís',
  text: 'Mi mentora me pidió que presentara solo un minuto.',
  image: '/uploads/patricia-solis.webp',
  position: 'Emprendedora',
  company: 'Guadalajara, México',
  rating: 4,
  isActive: true,
  locale: 'es',
  consentDate: '2026-03-14',
  aboutMember: null,
};

let api: Api;
const added: string[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  for (const id of added.splice(0)) await api.as('admin').delete(`/testimonials/${id}`);
});

async function publish(testimonial: object = TESTIMONIAL): Promise<Testimonial> {
  const { body } = await api.as('manager').post('/testimonials').send(testimonial).expect(201);
  added.push(body.id);
  return body;
}

describe('testimonials', () => {
  it('shows visitors what a manager publishes, newest first and without the fields for staff', async () => {
    const older = await publish({ ...TESTIMONIAL, name: 'Hugo Benavides' });
    const newer = await publish();

    const { body } = await api.asVisitor().get('/testimonials').expect(200);
    expect(body.slice(0, 2).map((row: Testimonial) => row.id)).toEqual([newer.id, older.id]);
    const { isActive: _isActive, consentDate: _consentDate, ...shown } = TESTIMONIAL;
    expect(body[0]).toEqual({ ...shown, id: newer.id, createdAt: newer.createdAt });
  });

  it('hides inactive rows from visitors and users, never from managers', async () => {
    const hidden = await publish({ ...TESTIMONIAL, isActive: false });

    for (const reader of [api.asVisitor(), api.as('user')]) {
      const { body } = await reader.get('/testimonials').expect(200);
      expect(body).not.toContainEqual(expect.objectContaining({ id: hidden.id }));
      expect(body[0]).not.toHaveProperty('version');
    }
    const { body } = await api.as('manager').get('/testimonials').expect(200);
    expect(body).toContainEqual(hidden);
  });

  it('refuses accounts that may not write', async () => {
    const { id } = await publish();
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.post('/testimonials').send(TESTIMONIAL).expect(status);
      await client.get(`/testimonials/${id}`).expect(status);
      await client
        .put(`/testimonials/${id}`)
        .send({ ...TESTIMONIAL, version: 1 })
        .expect(status);
      await client.delete(`/testimonials/${id}`).expect(status);
    }
  });

  it.each([
    [{ name: '   ' }, 'name:isLength'],
    [{ name: 'a'.repeat(121) }, 'name:isLength'],
    [{ text: 7 }, 'text:isString'],
    [{ rating: 6 }, 'rating:max'],
    [{ rating: 4.5 }, 'rating:isInt'],
    [{ isActive: 'yes' }, 'isActive:isBoolean'],
    [{ locale: 'de' }, 'locale:isIn'],
    [{ image: 'javascript:alert(1)' }, 'image:isWebAddress'],
    [{ image: '//elsewhere.example/picture.png' }, 'image:isWebAddress'],
    [{ consentDate: '2026-02-30' }, 'consentDate:isCalendarDate'],
    [{ stars: 5 }, 'stars:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await api
      .as('manager')
      .post('/testimonials')
      .send({ ...TESTIMONIAL, ...wrong })
      .expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'request.invalid' });
    expect(body.params.fields).toContain(field);
  });

  it('fills in optional fields and trims input', async () => {
    const row = await publish({ name: ' Ana\u0000 \u202eLópez ', text: 'Uno.\r\nDos.\n' });
    expect(row).toMatchObject({
      name: 'Ana López',
      text: 'Uno.\nDos.',
      image: null,
      position: null,
      company: null,
      rating: 5,
      isActive: true,
      locale: null,
      consentDate: null,
      aboutMember: null,
      version: 1,
    });
  });

  it('accepts the whole item as it was read, with its read-only fields', async () => {
    const row = await publish();
    const { body } = await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...row, id: NOBODY, createdAt: 'whenever', rating: 2 })
      .expect(200);
    expect(body).toEqual({ ...row, rating: 2, version: 2, updatedAt: body.updatedAt });
  });

  it('accepts one of two parallel edits and reports the current version to the other', async () => {
    const row = await publish();
    const edits = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) =>
      api
        .as('manager')
        .put(`/testimonials/${row.id}`)
        .send({ ...row, name }),
    );
    const responses = await Promise.all(edits);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409]);

    const refused = responses.find((response) => response.status === 409);
    const accepted = responses.find((response) => response.status === 200);
    expect(refused?.body).toMatchObject({ code: 'testimonials.stale', params: { id: row.id, current: 2 } });
    // The account that saved first, and the time.
    expect(refused?.body.params).toMatchObject({
      changedBy: 'Mateo Rivas',
      changedAt: expect.stringMatching(/^20.*Z$/),
    });
    const { body } = await api.as('manager').get(`/testimonials/${row.id}`).expect(200);
    expect(body).toEqual(accepted?.body);
  });

  it('does not find a deleted, unknown or invalid id', async () => {
    const { id } = await publish();
    await api.as('manager').delete(`/testimonials/${id}`).expect(204);

    for (const gone of [id, NOBODY]) {
      const { body } = await api.as('manager').get(`/testimonials/${gone}`).expect(404);
      expect(body.code).toBe('testimonials.not-found');
    }
    await api.as('manager').delete(`/testimonials/${id}`).expect(404);
    await api
      .as('manager')
      .put(`/testimonials/${id}`)
      .send({ ...TESTIMONIAL, version: 1 })
      .expect(404);
    await api.as('manager').get('/testimonials/seven').expect(404);
  });

  it('pages, searches and sorts for staff', async () => {
    await publish({ ...TESTIMONIAL, name: 'Zoe 100%', rating: 1 });
    await publish({ ...TESTIMONIAL, name: 'Zoe 100 veces', rating: 3 });

    const found = await api.as('manager').get('/testimonials').query({ q: 'zoe 100%' }).expect(200);
    expect(found.headers['x-total-count']).toBe('1');
    expect(found.body).toHaveLength(1);

    const page = await api
      .as('manager')
      .get('/testimonials')
      .query({ q: 'zoe', sort: '-rating', limit: 1, offset: 1 });
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.body.map((row: Testimonial) => row.name)).toEqual(['Zoe 100%']);

    for (const query of [
      { limit: 101 },
      { limit: 0 },
      { offset: -1 },
      { sort: 'passwordHash' },
      { filter: 'x' },
    ]) {
      await api.as('manager').get('/testimonials').query(query).expect(400);
    }
  });

  it('audits who changed which fields', async () => {
    const row = await publish();
    const off = await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...row, isActive: false });
    await api
      .as('manager')
      .put(`/testimonials/${row.id}`)
      .send({ ...off.body, isActive: true, rating: 5 });
    await api.as('admin').delete(`/testimonials/${row.id}`);

    const { body } = await api.as('admin').get('/audit').query({ limit: 4 }).expect(200);
    expect(body.map(({ verb, actorName }: { verb: string; actorName: string }) => [verb, actorName])).toEqual(
      [
        ['deleted', 'Adriana Salazar'],
        ['updated', 'Mateo Rivas'],
        ['deactivated', 'Mateo Rivas'],
        ['created', 'Mateo Rivas'],
      ],
    );
    expect(body[0]).toMatchObject({ noun: 'testimonials', itemId: row.id, itemName: TESTIMONIAL.name });
  });

  it('stores neither a change nor its audit entry if one of them fails', async () => {
    const em = api.em();
    const before = await em.count(AuditEntry, {});
    await em.execute(`alter table audit_entry add constraint refuse_all check (verb <> 'created') not valid`);
    try {
      const name = 'Nunca guardada';
      await api
        .as('manager')
        .post('/testimonials')
        .send({ ...TESTIMONIAL, name })
        .expect(500);
      const { body } = await api.as('manager').get('/testimonials').query({ q: name });
      expect(body).toEqual([]);
      expect(await em.count(AuditEntry, {})).toBe(before);
    } finally {
      await em.execute('alter table audit_entry drop constraint refuse_all');
    }
  });

  it('refuses writes that come from another site', async () => {
    const { body } = await api
      .as('manager')
      .post('/testimonials')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(TESTIMONIAL)
      .expect(403);
    expect(body.code).toBe('request.foreign-site');
    await api
      .as('manager')
      .post('/testimonials')
      .set('Origin', 'https://elsewhere.example')
      .send(TESTIMONIAL)
      .expect(403);
  });
});
