import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import { Import } from '../src/imports/imports.entity.ts';
import { PersonalNotification } from '../src/personal-notifications/personal-notifications.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { ImportClient } from './set-up/imports.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let imports: ImportClient;
beforeAll(async () => {
  api = await startApi();
  imports = new ImportClient(api, 'testimonials');
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const entity of [Testimonial, Import, AuditEntry, PersonalNotification])
    await api.em().nativeDelete<object>(entity, {});
});

const count = () => api.em().count(Testimonial);

/** A file with good rows, of which those in `bad` have a wrong rating. */
function file(rows: number, bad: number[] = []): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 2;
    return `Persona ${row},"Un texto, con coma",${bad.includes(row) ? 9 : 4},sí`;
  });
  return ['Nombre,Testimonio,Valoración,Activo', ...lines].join('\n');
}

describe('a check of a file', () => {
  it('reports each bad row with its number, column and value, and writes no item', async () => {
    const lines = ['name;text;rating;locale;extra', ' ;Hola;7;klingon;x', 'Eva;Hola;3;inglés;x', ';;;;'];
    const found = await imports.checked(`\uFEFF${lines.join('\r\n')}`);
    expect(found).toMatchObject({ state: 'checked', goodRows: 1, badRows: 1, ignoredColumns: ['extra'] });
    expect(found.problems).toEqual([
      { row: 2, column: 'Nombre', value: '', code: 'isLength' },
      { row: 2, column: 'Valoración', value: '7', code: 'max' },
      { row: 2, column: 'Idioma', value: 'klingon', code: 'isIn' },
    ]);
    expect(await count()).toBe(0);
  });

  it('shortens long values', async () => {
    const { problems } = await imports.checked(`name,text\n${'x'.repeat(500)},Hola`);
    expect(problems[0]?.value).toBe(`${'x'.repeat(59)}…`);
  });

  it.each([
    ['imports.missing-columns', 400, 'name,rating\nEva,3'],
    ['imports.empty', 400, 'name,text\n,'],
    ['imports.empty', 400, ''],
    ['imports.unreadable', 400, 'name,text\n"Eva,Hola'],
    ['imports.wrong-type', 415, Buffer.from('name,text\nMar\xeda,Hola', 'latin1')],
    ['imports.wrong-type', 415, Buffer.from('%PDF-1.7\n\x00\x01')],
    ['imports.too-many-rows', 400, `name,text\n${'Eva,Hola\n'.repeat(10_001)}`],
    ['imports.too-large', 413, `name,text\n${'x'.repeat(6_000_000)}`],
  ])('refuses with %s (%i) a file that cannot be imported', async (code, status, content) => {
    const { body } = await imports.check(content).expect(status);
    expect(body.code).toBe(code);
    expect(await api.em().count(Import)).toBe(0);
  });

  it('refuses JSON', async () => {
    await api.as('manager').post('/imports/testimonials').query({ fileName: 'a' }).send({}).expect(415);
  });
});

describe('an import', () => {
  it('adds all items in their order, each with an audit entry of the person, and notifies them', async () => {
    const done = await imports.imported(file(3));
    expect(done).toMatchObject({ state: 'done', added: 3, problems: [], actorName: 'Mateo Rivas' });
    const { body } = await api.as('manager').get('/testimonials?sort=name').expect(200);
    expect(body.map(({ name, rating, isActive }: Testimonial) => [name, rating, isActive])).toEqual([
      ['Persona 2', 4, true],
      ['Persona 3', 4, true],
      ['Persona 4', 4, true],
    ]);
    const entries = await api.em().find(AuditEntry, { noun: { $in: ['testimonials', 'imports'] } });
    expect(entries.map(({ noun }) => noun).sort()).toEqual([
      'imports',
      'testimonials',
      'testimonials',
      'testimonials',
    ]);
    expect(new Set(entries.map(({ actorName }) => actorName))).toEqual(new Set(['Mateo Rivas']));

    const bell = await api.as('manager').get('/personal-notifications').expect(200);
    expect(bell.body).toMatchObject([
      { kind: 'imported', noun: 'imports/testimonials', itemId: done.id, itemName: 'file.csv' },
    ]);
  });

  it('is refused while rows are bad, unless the person chooses to add only the good ones', async () => {
    const { id, badRows } = await imports.checked(file(4, [3]));
    expect(badRows).toBe(1);
    expect((await imports.start(id).expect(409)).body.code).toBe('imports.bad-rows');
    expect(await count()).toBe(0);
    await imports.start(id, true).expect(202);
    expect(await imports.ended(id)).toMatchObject({ state: 'done', added: 3 });
    expect(await count()).toBe(3);
  });

  it('runs once when it is started twice at the same time, and not again with the same file', async () => {
    const [one, other] = [await imports.checked(file(2)), await imports.checked(file(2))];
    const started = await Promise.all([one, one, other, other].map(({ id }) => imports.start(id)));
    expect(started.filter(({ status }) => status === 202)).toHaveLength(1);
    const codes = started.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(codes).toEqual(expect.arrayContaining(['imports.repeated']));
    await Promise.all([one, other].map(({ id }) => imports.ended(id)));
    expect(await count()).toBe(2);
  });
});

describe('an undo', () => {
  it('deletes what an import added, once, and lets the file be imported again', async () => {
    const { id } = await imports.imported(file(3));
    const undone = await Promise.all([imports.undo(id), imports.undo(id)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count()).toBe(0);
    expect(await imports.get(id)).toMatchObject({
      state: 'undone',
      removed: 3,
      kept: [],
      undoableUntil: null,
    });
    const deleted = await api.em().count(AuditEntry, { noun: 'testimonials', verb: 'deleted' });
    expect(deleted).toBe(3);
    const { body } = await api.as('manager').get('/testimonials/trash').expect(200);
    expect(body).toHaveLength(3);
    expect(await imports.imported(file(3))).toMatchObject({ state: 'done' });
  });

  it('keeps and names the items that were changed since', async () => {
    const { id } = await imports.imported(file(3));
    const { body: rows } = await api.as('manager').get('/testimonials?sort=name').expect(200);
    const [first, second] = rows;
    await api
      .as('admin')
      .put(`/testimonials/${first.id}`)
      .send({ ...first, name: 'Corregida' })
      .expect(200);
    await api.as('admin').delete(`/testimonials/${second.id}`).expect(204);
    const { body } = await imports.undo(id).expect(200);
    expect(body).toMatchObject({ removed: 1, kept: ['Corregida'] });
    expect(await count()).toBe(1);
  });

  it('is refused once the imported items could no longer be restored', async () => {
    const { id } = await imports.imported(file(1));
    const finishedAt = new Date(Date.now() - (TRASH_DAYS * 24 + 1) * 3_600_000);
    await api.em().nativeUpdate(Import, { id }, { finishedAt });
    expect((await imports.undo(id).expect(409)).body.code).toBe('imports.not-undoable');
    expect(await count()).toBe(1);
  });
});

describe('access to imports', () => {
  it.each(['testimonials', 'team-members', 'team-resources', 'redirects'])(
    'of %s is for managers',
    async (noun) => {
      await api.asVisitor().get(`/imports/${noun}`).expect(401);
      await api.as('user').get(`/imports/${noun}`).expect(403);
      await api.as('user').post(`/imports/${noun}`).query({ fileName: 'a.csv' }).expect(403);
      await api.as('manager').get(`/imports/${noun}`).expect(200);
    },
  );

  it.each(['users', 'zoom-meetings'])('of %s is for admins', async (noun) => {
    await api.asVisitor().post(`/imports/${noun}`).query({ fileName: 'a.csv' }).expect(401);
    await api.as('manager').get(`/imports/${noun}`).expect(403);
    await api.as('manager').get(`/imports/${noun}/template`).expect(403);
    await api.as('admin').get(`/imports/${noun}`).expect(200);
  });

  it('finds no other noun, and no import of one under another', async () => {
    await api.as('admin').get('/imports/content').expect(404);
    const { id } = await imports.checked(file(1));
    await api.as('manager').get(`/imports/redirects/${id}`).expect(404);
    await api.as('manager').post(`/imports/redirects/${id}/start`).send({ withoutBadRows: true }).expect(404);
    await api.as('manager').post(`/imports/redirects/${id}/undo`).send({}).expect(404);
    await api.as('user').post(`/imports/testimonials/${id}/start`).send({ withoutBadRows: true }).expect(403);
    await api.as('user').post(`/imports/testimonials/${id}/undo`).send({}).expect(403);
  });
});
