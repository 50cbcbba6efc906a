import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { Testimonial as TestimonialResponse } from '@vitral/contracts/testimonials';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.em().nativeDelete(Testimonial, {}));

async function add(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { body } = await api
      .as('manager')
      .post('/testimonials')
      .send({ name, text: 'Gracias' })
      .expect(201);
    ids.push(body.id);
  }
  return ids;
}
const put = (id: string, place: number | null) =>
  api.as('manager').put(`/testimonials/${id}/place`).send({ place });
const pinned = async () =>
  (await api.as('manager').get('/testimonials/pinned').expect(200)).body as TestimonialResponse[];
const pinnedNames = async () => (await pinned()).map(({ name }) => name);
const namesFor = async (query: object = {}) =>
  (await api.asVisitor().get('/testimonials').query(query).expect(200)).body.map(
    ({ name }: TestimonialResponse) => name,
  );

describe('pinned testimonials', () => {
  it('come first for visitors in the order of staff, then the newest', async () => {
    const [a = '', , c = ''] = await add('A', 'B', 'C', 'D');
    await put(a, 0).expect(200);
    const { body } = await put(c, 0).expect(200);
    expect(body).toMatchObject({ id: c, pinnedPlace: 0, version: 1 });
    expect(await namesFor()).toEqual(['C', 'A', 'D', 'B']);
    expect(await namesFor({ limit: 2, offset: 1 })).toEqual(['A', 'D']);
    expect(await namesFor({ sort: '-createdAt' })).toEqual(['D', 'C', 'B', 'A']);
    const { body: forStaff } = await api.as('manager').get('/testimonials').expect(200);
    expect(forStaff.map(({ name }: TestimonialResponse) => name)).toEqual(['D', 'C', 'B', 'A']);
    const { body: shown } = await api.asVisitor().get('/testimonials').expect(200);
    expect(shown[0]).not.toHaveProperty('pinnedPlace');
  });

  it('are moved and unpinned, each with an entry in the audit log', async () => {
    const ids = await add('A', 'B', 'C');
    for (const [place, id] of ids.entries()) await put(id, place).expect(200);
    await put(ids[2] ?? '', 0).expect(200);
    expect(await pinnedNames()).toEqual(['C', 'A', 'B']);
    await put(ids[2] ?? '', 20).expect(200);
    expect(await pinnedNames()).toEqual(['A', 'B', 'C']);
    await put(ids[1] ?? '', null).expect(200);
    await put(ids[1] ?? '', null).expect(200);
    expect(await pinnedNames()).toEqual(['A', 'C']);
    const entries = await api
      .em()
      .find(AuditEntry, { itemId: ids[1] ?? '', verb: 'moved' }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ changes }) => changes?.after)).toEqual([{ pinnedPlace: 1 }, { pinnedPlace: null }]);
  });

  it('get distinct positions when they are pinned and moved in parallel', async () => {
    const ids = await add('A', 'B', 'C', 'D', 'E', 'F');
    const changes = [...ids, ...ids.toReversed(), ...ids].map((id, index) => put(id, index % 4).expect(200));
    await Promise.all(changes);
    const places = (await pinned()).map(({ pinnedPlace }) => pinnedPlace);
    expect(places).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('never deadlock with bulk changes', async () => {
    const ids = await add('A', 'B', 'C', 'D');
    for (const id of ids) await put(id, 0).expect(200);
    const bulk = (action: string) =>
      api.as('manager').post('/testimonials/bulk').send({ ids, action }).expect(200);
    await Promise.all([
      ...ids.map((id) => put(id, 2).expect(200)),
      bulk('deactivate'),
      ...ids.toReversed().map((id) => put(id, 1).expect(200)),
      bulk('activate'),
    ]);
    expect((await pinned()).map(({ pinnedPlace }) => pinnedPlace)).toEqual([0, 1, 2, 3]);
  });

  it('leave the order when they are rejected, and come back from the trash without their place', async () => {
    const [a = '', b = ''] = await add('A', 'B');
    await put(a, 0).expect(200);
    await put(b, 1).expect(200);
    await api
      .as('manager')
      .put(`/testimonials/${a}/review`)
      .send({ version: 1, reviewState: 'rejected' })
      .expect(200);
    expect(await pinnedNames()).toEqual(['B']);
    const { body } = await put(a, 0).expect(409);
    expect(body.code).toBe('testimonials.not-approved');
    await api.as('manager').delete(`/testimonials/${b}`).expect(204);
    await api.as('manager').post(`/testimonials/${b}/restore`).send({}).expect(200);
    expect(await pinnedNames()).toEqual([]);
  });

  it('are at most as many as the limit', async () => {
    const ids = await add(...Array.from({ length: LIMITS.pinnedTestimonials + 1 }, (_, n) => `T${n}`));
    for (const id of ids.slice(1)) await put(id, 0).expect(200);
    const { body } = await put(ids[0] ?? '', 0).expect(409);
    expect(body.code).toBe('testimonials.too-many-pinned');
    await put(ids[1] ?? '', 0).expect(200);
  });

  it('are for managers only, with a place that is a number or null', async () => {
    const [id = ''] = await add('A');
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.put(`/testimonials/${id}/place`).send({ place: 0 }).expect(status);
      await client.get('/testimonials/pinned').expect(status);
    }
    for (const body of [{}, { place: -1 }, { place: 1.5 }, { place: 'x' }, { place: 1e9 }])
      await api.as('manager').put(`/testimonials/${id}/place`).send(body).expect(400);
    await put(NOBODY, 0).expect(404);
  });
});
