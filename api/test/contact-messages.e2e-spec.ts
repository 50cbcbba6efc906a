import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { ContactNote } from '../src/contact-messages/contact-messages.entity.ts';
import { Inbox, MESSAGE } from './set-up/contact-messages.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const HOUR_MS = 3_600_000;

let api: Api;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = new Inbox(api);
});
afterAll(() => api.stop());
beforeEach(() => inbox.clear());

const database = () => api.em();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const setStatus = (id: string, status: string, version: number) => inbox.update(id, { status, version });

const note = (id: string, text: string, role: 'manager' | 'admin' = 'manager') =>
  api.as(role).post(`/contact-messages/${id}/notes`).send({ text });

describe('contact messages', () => {
  it('lists messages, newest first, with the time by which a reply is due', async () => {
    const older = await inbox.put({ name: 'Tom', createdAt: hoursAgo(25) });
    const newer = await inbox.put();
    const [first, second] = await inbox.list();
    expect(first).toEqual({
      ...MESSAGE,
      sharedTitle: null,
      id: newer.id,
      createdAt: newer.createdAt.toISOString(),
      dueAt: new Date(newer.createdAt.getTime() + 24 * HOUR_MS).toISOString(),
      isOverdue: false,
      readAt: null,
      answeredAt: null,
      answeredBy: null,
      ...{ kind: 'message', country: null, source: null, invitedBy: null, assigneeId: null, assignee: null },
      noteCount: 0,
      version: 1,
    });
    expect(second).toMatchObject({ id: older.id, isOverdue: true });
  });

  it('refuses visitors and accounts that may not reply', async () => {
    const { id } = await inbox.put();
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      for (const path of ['', '/stats', '/export', '/assignees', `/${id}`]) {
        await client.get(`/contact-messages${path}`).expect(status);
      }
      await client.put(`/contact-messages/${id}`).send({ status: 'read', version: 1 }).expect(status);
      await client.post(`/contact-messages/${id}/notes`).send({ text: 'Hola' }).expect(status);
      await client.delete(`/contact-messages/${id}/notes/${NOBODY}`).expect(status);
      await client.delete(`/contact-messages/${id}`).expect(status);
    }
    await api.as('admin').get(`/contact-messages/${id}`).expect(200);
  });

  it('filters messages by text, status, subject and due time', async () => {
    await inbox.put({ name: 'Late', createdAt: hoursAgo(24.1) });
    await inbox.put({
      name: 'Soon',
      createdAt: hoursAgo(23.9),
      status: 'read',
      message: 'Cien % de interés',
    });
    await inbox.put({
      name: 'Done',
      createdAt: hoursAgo(50),
      status: 'answered',
      email: 'done_1@example.org',
    });
    await inbox.put({ name: 'Other', createdAt: hoursAgo(1), subject: 'other' });
    for (const [query, found] of [
      [{ due: 'overdue' }, ['Late']],
      [{ due: 'due' }, ['Other', 'Soon']],
      [{ due: 'due', subject: 'business' }, ['Soon']],
      [{ due: 'overdue', status: 'answered' }, []],
      [{ status: 'answered' }, ['Done']],
      [{ status: 'new', sort: 'createdAt' }, ['Late', 'Other']],
      [{ q: 'CIEN %' }, ['Soon']],
      [{ q: 'done_1' }, ['Done']],
      [{ q: 'lat', due: 'due' }, []],
      [{ sort: 'name' }, ['Done', 'Late', 'Other', 'Soon']],
      [{ sort: '-name', q: 'o' }, ['Soon', 'Other', 'Late', 'Done']],
    ] as const) {
      expect(await inbox.names(query)).toEqual(found);
      expect((await inbox.read(query)).headers['x-total-count']).toBe(String(found.length));
    }
    for (const query of [
      { due: 'yes' },
      { status: 'open' },
      { subject: 'sales' },
      { sort: 'email' },
      { limit: 0 },
    ]) {
      await inbox.read(query).expect(400);
    }
  });

  it('counts open messages, due and overdue', async () => {
    const stats = async () => (await api.as('manager').get('/contact-messages/stats').expect(200)).body;
    expect(await stats()).toEqual({ total: 0, new: 0, read: 0, answered: 0, due: 0, overdue: 0 });
    await inbox.put({ createdAt: hoursAgo(30) });
    await inbox.put();
    await inbox.put({ status: 'read' });
    await inbox.put({ status: 'answered', createdAt: hoursAgo(30) });
    expect(await stats()).toEqual({ total: 4, new: 2, read: 1, answered: 1, due: 2, overdue: 1 });
  });

  it('records when a message was read and answered, and by whom, until it is reopened', async () => {
    const { id } = await inbox.put({ createdAt: hoursAgo(30) });
    const read = (await setStatus(id, 'read', 1).expect(200)).body;
    expect(read).toMatchObject({ status: 'read', answeredAt: null, isOverdue: true, version: 2 });
    expect(Date.parse(read.readAt)).toBeGreaterThan(Date.now() - 10_000);

    const answered = (await setStatus(id, 'answered', 2).expect(200)).body;
    expect(answered).toMatchObject({ readAt: read.readAt, answeredBy: 'Mateo Rivas', isOverdue: false });
    expect(answered.answeredAt >= read.readAt).toBe(true);
    expect((await setStatus(id, 'answered', 3).expect(200)).body).toEqual(answered);

    const reopened = (await setStatus(id, 'read', 3).expect(200)).body;
    expect(reopened).toMatchObject({ readAt: read.readAt, answeredAt: null, answeredBy: null, version: 4 });
    const fresh = (await setStatus(id, 'new', 4).expect(200)).body;
    expect(fresh).toMatchObject({ status: 'new', readAt: null, version: 5 });
    const atOnce = (await setStatus(id, 'answered', 5).expect(200)).body;
    expect(atOnce.readAt).toBe(atOnce.answeredAt);
    expect(atOnce.readAt).not.toBeNull();
  });

  it.each([{ status: 'open' }, { version: 0 }, { version: null }, { message: 'Otro texto' }])(
    'refuses a change with %j',
    async (wrong) => {
      const { id } = await inbox.put();
      const change = { status: 'read', version: 1, ...wrong };
      await api.as('manager').put(`/contact-messages/${id}`).send(change).expect(400);
    },
  );

  it('accepts one of two parallel changes and responds to the other with the current version', async () => {
    const { id } = await inbox.put();
    const responses = await Promise.all(
      ['read', 'answered', 'read', 'answered'].map((to) => setStatus(id, to, 1)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'contact-messages.stale',
      params: { id, current: 2 },
    });
  });

  it('lets staff write notes for one another, and delete their own', async () => {
    const { id } = await inbox.put();
    const own = (await note(id, ' Llamé el lunes.\r\nVuelve a escribir. ').expect(201)).body;
    expect(own).toMatchObject({
      text: 'Llamé el lunes.\nVuelve a escribir.',
      authorName: 'Mateo Rivas',
      isOwn: true,
    });
    const foreign = (await note(id, 'Bien.', 'admin').expect(201)).body;

    const { body } = await api.as('manager').get(`/contact-messages/${id}`).expect(200);
    expect(body).toMatchObject({ noteCount: 2, version: 1, notes: [own, { ...foreign, isOwn: false }] });
    expect(await inbox.list()).toMatchObject([{ noteCount: 2 }]);

    await api.as('manager').delete(`/contact-messages/${id}/notes/${foreign.id}`).expect(403);
    await api.as('admin').delete(`/contact-messages/${id}/notes/${own.id}`).expect(204);
    await api.as('manager').delete(`/contact-messages/${id}/notes/${own.id}`).expect(404);
    const mine = (await note(id, 'Otra vez.').expect(201)).body;
    const { id: elsewhere } = await inbox.put();
    await api.as('manager').delete(`/contact-messages/${elsewhere}/notes/${mine.id}`).expect(404);
    await api.as('manager').delete(`/contact-messages/${id}/notes/${mine.id}`).expect(204);
    expect(await inbox.list({ sort: 'createdAt' })).toMatchObject([{ noteCount: 1 }, { noteCount: 0 }]);
  });

  it('refuses notes that are empty, too long or beyond the limit, even in parallel', async () => {
    const { id } = await inbox.put();
    for (const text of [' \n ', 'n'.repeat(LIMITS.contactNote + 1)]) await note(id, text).expect(400);
    await note(NOBODY, 'Hola').expect(404);

    const em = database();
    for (let count = 0; count < LIMITS.contactNotes - 3; count += 1) {
      em.create(ContactNote, { contactMessage: id, text: `${count}`, authorName: 'Ana' });
    }
    await em.flush();
    const responses = await Promise.all(Array.from({ length: 8 }, () => note(id, 'Una más')));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('contact-messages.too-many-notes');
  });

  it('deletes a message with its notes', async () => {
    const { id } = await inbox.put();
    await note(id, 'Hola').expect(201);
    await api.as('manager').delete(`/contact-messages/${id}`).expect(204);
    expect(await database().count(ContactNote, { contactMessage: id })).toBe(0);
    for (const path of [id, 'seven']) {
      await api.as('manager').get(`/contact-messages/${path}`).expect(404);
      await api.as('manager').delete(`/contact-messages/${path}`).expect(404);
    }
    expect((await setStatus(id, 'read', 1).expect(404)).body.code).toBe('contact-messages.not-found');
  });

  it('records who did what, without any text of visitors', async () => {
    const { id } = await inbox.put();
    await setStatus(id, 'read', 1).expect(200);
    await setStatus(id, 'answered', 2).expect(200);
    const { body } = await note(id, 'Secreto').expect(201);
    await api.as('admin').delete(`/contact-messages/${id}/notes/${body.id}`).expect(204);
    await api.as('admin').delete(`/contact-messages/${id}`).expect(204);

    const written = await inbox.entries(id);
    expect(written.map(({ verb, actorName }) => `${actorName} ${verb}`)).toEqual([
      'Mateo Rivas updated',
      'Mateo Rivas answered',
      'Mateo Rivas updated',
      'Adriana Salazar updated',
      'Adriana Salazar deleted',
    ]);
    expect(written.every(({ itemName }) => itemName === 'Ana Ruiz')).toBe(true);
    const recorded = JSON.stringify(written.map(({ changes }) => changes));
    for (const secret of ['ana@', 'curso', 'Secreto']) expect(recorded).not.toContain(secret);
  });
});
