import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NO_DATES } from '@vitral/contracts/publication-dates';
import type { TeamMember as TeamMemberResponse } from '@vitral/contracts/team-members';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const ANA = {
  name: 'Ana Ruiz',
  title: 'Líder de formación',
  ...{ titleEn: 'Training leader', titleFr: 'Responsable de la formation' },
  bio: 'Enseña los martes.\nY escucha el resto.',
  ...{ bioEn: null, bioFr: null, languages: ['es', 'en'], country: 'MX' },
  imageLarge: '/uploads/ana.webp',
  imageSmall: 'https://pictures.example/ana.webp',
  isActive: true,
};

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => database().nativeDelete(TeamMember, {}));

const database = () => api.em();
const row = (id: string) => database().findOneOrFail(TeamMember, { id });
const post = (member: object) => api.as('manager').post('/team-members').send(member);

async function add(name: string, change: object = {}): Promise<TeamMemberResponse> {
  return (await post({ ...ANA, name, ...change }).expect(201)).body;
}

const move = (id: string, where: object) => api.as('manager').post(`/team-members/${id}/move`).send(where);

const edit = ({ id, ...member }: Omit<TeamMemberResponse, 'order'>, change: object) =>
  api
    .as('manager')
    .put(`/team-members/${id}`)
    .send({ ...member, ...change });

async function members(): Promise<TeamMemberResponse[]> {
  return (await api.as('manager').get('/team-members').expect(200)).body;
}

/** Names in order, after checking that the positions are 0, 1, 2 and so on. */
async function names(): Promise<string[]> {
  const all = await members();
  expect(all.map(({ order }) => order)).toEqual(all.map((_, index) => index));
  return all.map(({ name }) => name);
}

describe('team members', () => {
  it('shows a new member to visitors at once, in the last place', async () => {
    await add('Uno');
    expect((await api.asVisitor().get('/team-members').expect(200)).body).toHaveLength(1);

    const ana = await add('Ana', { order: 0, id: NOBODY, version: 7 });
    expect(ana).toEqual({ ...ANA, ...NO_DATES, name: 'Ana', id: ana.id, order: 1, version: 1 });
    const { isActive: _isActive, ...shown } = { ...ANA, name: 'Ana', id: ana.id, order: 1 };
    expect((await api.asVisitor().get('/team-members').expect(200)).body[1]).toMatchObject(shown);
  });

  it('requires only a name', async () => {
    const { body } = await post({ name: ' Ana\nRuiz \u0000' }).expect(201);
    expect(body).toMatchObject({
      name: 'Ana Ruiz',
      title: '',
      ...{ titleEn: null, titleFr: null },
      bio: '',
      ...{ bioEn: null, bioFr: null, languages: [], country: null },
      imageLarge: null,
      imageSmall: null,
      isActive: true,
    });
  });

  it.each([
    ['name:isLength', { name: ' ' }],
    ['name:isLength', { name: 'n'.repeat(121) }],
    ['title:maxLength', { title: 't'.repeat(201) }],
    ['titleEn:isString', { titleEn: 7 }],
    ['bio:isString', { bio: ['b'] }],
    ['bioEn:maxLength', { bioEn: 'b'.repeat(5001) }],
    ['imageLarge:isWebAddress', { imageLarge: 'javascript:alert(1)' }],
    ['imageSmall:isWebAddress', { imageSmall: '//elsewhere.example/a.png' }],
    ['isActive:isBoolean', { isActive: 'yes' }],
    ['salary:whitelistValidation', { salary: 5 }],
  ])('refuses %s', async (problem, wrong) => {
    const { body } = await post({ ...ANA, ...wrong }).expect(400);
    expect(body.params.fields).toContain(problem);
    expect(await members()).toEqual([]);
  });

  it('refuses accounts that may not write', async () => {
    const { id } = await add('Ana');
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.post('/team-members').send(ANA).expect(status);
      await client.get(`/team-members/${id}`).expect(status);
      await client
        .put(`/team-members/${id}`)
        .send({ ...ANA, version: 1 })
        .expect(status);
      await client.post(`/team-members/${id}/move`).send({ to: 0 }).expect(status);
      await client.delete(`/team-members/${id}`).expect(status);
    }
    expect(await names()).toEqual(['Ana']);
  });

  it('accepts the whole item as it was read, in its place or with a new one', async () => {
    const [uno, dos] = [await add('Uno'), await add('Dos')];
    const { body } = await edit(uno, { bio: 'Otra', order: uno.order }).expect(200);
    expect(body).toEqual({ ...uno, bio: 'Otra', version: 2 });

    const { order: _order, ...placeless } = dos;
    const stayed = await edit(placeless, { bio: 'Otra' }).expect(200);
    expect(stayed.body).toMatchObject({ order: 1, version: 2 });

    const moved = await edit(dos, { version: 2, bio: 'Otra', order: 0 }).expect(200);
    expect(moved.body).toEqual({ ...dos, bio: 'Otra', order: 0, version: 2 });
    expect(await names()).toEqual(['Dos', 'Uno']);
  });

  it('accepts one of two parallel edits and reports the current version to the other', async () => {
    const ana = await add('Ana');
    const responses = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => edit(ana, { name })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'team-members.stale',
      params: { id: ana.id, current: 2 },
    });
  });

  it('swaps a member with its neighbour, and changes nothing at the ends', async () => {
    const [uno, , tres] = [await add('Uno'), await add('Dos'), await add('Tres')];
    expect((await move(uno.id, { by: 1 }).expect(200)).body).toEqual({ ...uno, order: 1 });
    expect(await names()).toEqual(['Dos', 'Uno', 'Tres']);
    await move(uno.id, { by: -1 }).expect(200);
    expect(await names()).toEqual(['Uno', 'Dos', 'Tres']);

    expect((await move(uno.id, { by: -1 }).expect(200)).body).toEqual(uno);
    expect((await move(tres.id, { by: 1 }).expect(200)).body).toEqual(tres);
    expect(await names()).toEqual(['Uno', 'Dos', 'Tres']);
  });

  it('moves a member to a place, or to the last one if there are fewer', async () => {
    const ids = new Map<string, string>();
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.set(name, (await add(name)).id);
    for (const [name, to, expected] of [
      ['D', 1, 'ADBCE'],
      ['A', 3, 'DBCAE'],
      ['B', 1, 'DBCAE'],
      ['D', 900, 'BCAED'],
      ['D', 0, 'DBCAE'],
    ] as const) {
      const { body } = await move(ids.get(name) ?? '', { to }).expect(200);
      expect(body.order).toBe(expected.indexOf(name));
      expect((await names()).join('')).toBe(expected);
    }
  });

  it.each([{}, { by: 0 }, { by: 2 }, { by: null }, { to: -1 }, { to: 1.5 }, { to: '1' }, { by: 1, to: 0 }])(
    'refuses to move by %j',
    async (where) => {
      const [, dos] = [await add('Uno'), await add('Dos')];
      await move(dos.id, where).expect(400);
      expect(await names()).toEqual(['Uno', 'Dos']);
    },
  );

  it('causes no conflict with an edit in progress when a member is moved', async () => {
    const [uno, dos] = [await add('Uno'), await add('Dos')];
    const { updatedAt } = await row(dos.id);
    await move(dos.id, { to: 0 }).expect(200);
    expect(await row(dos.id)).toMatchObject({ version: 1, updatedAt });
    expect(await row(uno.id)).toMatchObject({ version: 1, order: 1 });
    const { order: _order, ...placeless } = uno;
    await edit(placeless, { title: 'Directora' }).expect(200);
    expect(await names()).toEqual(['Dos', 'Uno']);
  });

  it('closes the gap of a deleted member', async () => {
    const [, dos] = [await add('Uno'), await add('Dos'), await add('Tres'), await add('Cuatro')];
    await api.as('manager').delete(`/team-members/${dos.id}`).expect(204);
    expect(await names()).toEqual(['Uno', 'Tres', 'Cuatro']);
    const visitor = await api.asVisitor().get('/team-members').expect(200);
    expect(visitor.body.map(({ order }: TeamMemberResponse) => order)).toEqual([0, 1, 2]);

    for (const gone of [dos.id, NOBODY]) {
      await api.as('manager').delete(`/team-members/${gone}`).expect(404);
      await api.as('manager').get(`/team-members/${gone}`).expect(404);
      const { body } = await move(gone, { by: 1 }).expect(404);
      expect(body.code).toBe('team-members.not-found');
    }
  });

  it('preserves consecutive places from 0 while two people move, add and delete at the same time', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Kept ${index}`)));
    const leaving = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Leaving ${index}`)));
    const clients = [api.as('manager'), api.as('admin')];
    const requests = clients.flatMap((client, who) => [
      ...kept.map(({ id }, index) =>
        client.post(`/team-members/${id}/move`).send(who ? { to: 7 - index } : { by: index % 2 ? 1 : -1 }),
      ),
      ...kept.map(({ id }, index) =>
        client.put(`/team-members/${id}`).send({ ...ANA, name: `Kept ${index}`, version: 1, order: index }),
      ),
      ...Array.from({ length: 8 }, (_, index) =>
        client.post('/team-members').send({ ...ANA, name: `New ${who}${index}` }),
      ),
      ...leaving.slice(who * 4, who * 4 + 4).map(({ id }) => client.delete(`/team-members/${id}`)),
    ]);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 204, 409].includes(status))).toEqual([]);

    expect((await names()).sort()).toEqual(
      [
        ...kept.map(({ name }) => name),
        ...[0, 1].flatMap((who) => Array.from({ length: 8 }, (_, index) => `New ${who}${index}`)),
      ].sort(),
    );
  });

  it('audits who did what, with the places of a move', async () => {
    const [uno, dos] = [await add('Uno'), await add('Dos')];
    await edit(uno, { isActive: false }).expect(200);
    await edit(uno, { isActive: true, title: 'Nuevo', version: 2, order: 1 }).expect(200);
    for (const by of [1, 1]) await move(dos.id, { by }).expect(200);
    await api.as('admin').delete(`/team-members/${dos.id}`).expect(204);

    const both = { itemId: [uno.id, dos.id] };
    const entries = await database().find(AuditEntry, both, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb, itemName, actorName }) => [verb, itemName, actorName])).toEqual([
      ['created', 'Uno', 'Mateo Rivas'],
      ['created', 'Dos', 'Mateo Rivas'],
      ['deactivated', 'Uno', 'Mateo Rivas'],
      ['updated', 'Uno', 'Mateo Rivas'],
      ['moved', 'Uno', 'Mateo Rivas'],
      ['moved', 'Dos', 'Mateo Rivas'],
      ['deleted', 'Dos', 'Adriana Salazar'],
    ]);
    expect(entries[4]?.changes).toEqual({ before: { order: 0 }, after: { order: 1 } });
  });
});
