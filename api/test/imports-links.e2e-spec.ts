import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportedNoun } from '@vitral/contracts/imports';
import { Import } from '../src/imports/imports.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { ImportClient } from './set-up/imports.ts';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const entity of [Import, Testimonial, ZoomMeeting, TeamMember])
    await api.em().nativeDelete<object>(entity, {});
});

const client = (noun: ImportedNoun) => new ImportClient(api, noun, 'admin');
const addMember = async (name: string): Promise<string> =>
  (await api.as('manager').post('/team-members').send({ name, title: 'Guía' }).expect(201)).body.id;
const exported = async (noun: ImportedNoun) =>
  (await api.as('admin').get(`/${noun}/export`).set('Cookie', 'language=es').expect(200)).text;

describe('columns that name other items', () => {
  it('are resolved by name, by slug and by id', async () => {
    const [ana, eva] = [await addMember('Ana Ruiz'), await addMember('Eva')];
    const rows = ['ana ruíz', `eva-${eva.slice(-8)}`, eva, ''];
    const lines = rows.map((about, index) => `T${index},Gracias,${about}`);
    const done = await client('testimonials').imported(['Nombre,Testimonio,Sobre', ...lines].join('\n'));
    expect(done).toMatchObject({ state: 'done', added: 4 });
    const stored = await api.em().findAll(Testimonial, { orderBy: { name: 'asc' } });
    expect(stored.map(({ aboutMember }) => aboutMember ?? null)).toEqual([ana, eva, eva, null]);
  });

  it('make a bad row when nobody or several have the name', async () => {
    await addMember('Ana');
    await addMember('ANA');
    const lines = ['Nombre,Testimonio,Sobre', 'A,Gracias,Nadie', 'B,Gracias,Ana', 'C,,Nadie'];
    const { problems, goodRows } = await client('testimonials').checked(lines.join('\n'));
    expect(goodRows).toBe(0);
    expect(problems.map(({ row, column, value, code }) => [row, column, value, code])).toEqual([
      [2, 'Sobre', 'Nadie', 'imports.unknown-item'],
      [3, 'Sobre', 'Ana', 'imports.ambiguous-item'],
      [4, 'Testimonio', '', 'isLength'],
      [4, 'Sobre', 'Nadie', 'imports.unknown-item'],
    ]);
  });

  it('refuse the import when the item is deleted after the check', async () => {
    const id = await addMember('Ana');
    const checked = await client('testimonials').checked('Nombre,Testimonio,Sobre\nA,Gracias,Ana');
    await api.as('manager').delete(`/team-members/${id}`).expect(204);
    await client('testimonials').start(checked.id).expect(202);
    const ended = await client('testimonials').ended(checked.id);
    expect(ended).toMatchObject({ state: 'refused', added: 0, problems: [{ code: 'imports.unknown-item' }] });
  });

  it('come back from an export of people who share a name', async () => {
    const members = [await addMember('Ana'), await addMember('Ana'), await addMember('Eva')];
    for (const [index, aboutMember] of members.entries())
      await api
        .as('manager')
        .post('/testimonials')
        .send({ name: `T${index}`, text: 'Gracias', aboutMember })
        .expect(201);
    const text = await exported('testimonials');
    await api.em().nativeDelete(Testimonial, {});
    expect(await client('testimonials').imported(text)).toMatchObject({ state: 'done', added: 3 });
    const stored = await api.em().findAll(Testimonial, { orderBy: { name: 'asc' } });
    expect(stored.map(({ aboutMember }) => aboutMember)).toEqual(members);
  });
});

describe('live sessions with several slots', () => {
  const SLOTS = [
    { timezone: 'Europe/Madrid', time: '19:00', endTime: '20:30' },
    { timezone: 'America/Mexico_City', time: '12:00', endTime: '13:30', follows: true as const },
    { timezone: 'Europe/Madrid', time: '19:00', endTime: '20:30' },
  ];

  it('come back from an export with their zones, their leader and what follows the first slot', async () => {
    const leaderId = await addMember('Ana');
    const original = await addMeeting(api, {
      ...MEETING,
      ...{ title: 'Tres horas', titleEn: 'Three times', daysOfWeek: ['monday', 'friday'], leaderId },
      timeSlots: SLOTS,
    });
    const before = await exported('zoom-meetings');
    await api.em().nativeDelete(ZoomMeeting, {});
    expect(await client('zoom-meetings').imported(before)).toMatchObject({ state: 'done', added: 1 });
    const [copy] = (await api.as('admin').get('/zoom-meetings').expect(200)).body;
    const { id: _id, createdAt: _created, updatedAt: _updated, version: _version, ...fields } = original;
    expect(copy).toMatchObject(fields);
    expect(copy.timeSlots).toHaveLength(3);
  });

  it('name the column of a slot that cannot be read', async () => {
    const heading = 'title,category,daysOfWeek,timeSlots,zoomLink';
    const rest = 'https://zoom.us/j/1';
    const lines = [
      `A,health,monday,"19:00 Mars/Base, 20:00 UTC",${rest}`,
      `B,health,monday,"25:00 UTC",${rest}`,
      `C,health,monday,19:00,${rest}`,
      `D,health,monday,,${rest}`,
    ];
    const { problems } = await client('zoom-meetings').checked([heading, ...lines].join('\n'));
    expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Horas', 'isZone'],
      [3, 'Horas', 'isClockTime'],
      [4, 'Horas', 'isZone'],
      [5, 'Horas', 'arrayNotEmpty'],
    ]);
  });
});
