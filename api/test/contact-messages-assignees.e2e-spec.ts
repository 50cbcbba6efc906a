import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ContactAssignee,
  ContactMessage as ContactMessageResponse,
} from '@vitral/contracts/contact-messages';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  subject: 'business',
  message: '¿Cuándo empieza el curso?',
  language: 'es',
  status: 'new',
} as const;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await database().nativeDelete(ContactMessage, {});
});

const database = () => api.em();

async function put(change: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const em = database();
  const row = em.create(ContactMessage, { ...MESSAGE, ...change });
  await em.persist(row).flush();
  return row;
}

async function list(query: object = {}): Promise<ContactMessageResponse[]> {
  return (await api.as('manager').get('/contact-messages').query(query).expect(200)).body;
}

const names = async (query: object) => (await list(query)).map(({ name }) => name);

const update = (id: string, change: object) => api.as('manager').put(`/contact-messages/${id}`).send(change);

async function accounts() {
  const find = (username: string) => database().findOneOrFail(User, { username });
  return { admin: await find('admin'), manager: await find('manager'), user: await find('user') };
}

const entries = (itemId: string) =>
  database().find(AuditEntry, { noun: 'contact-messages', itemId }, { orderBy: { id: 'asc' } });

describe('assignees of contact messages', () => {
  it('are set and cleared by staff, and filter the list', async () => {
    const { admin, manager, user } = await accounts();
    const { id } = await put();
    const join = await put({ name: 'Eva', kind: 'join', subject: null, country: 'MX', source: 'friend' });
    await put({ name: 'Tom' });
    const assign = (assigneeId: string | null, version: number, status = 'new') =>
      update(id, { status, assigneeId, version });

    const { body } = await assign(admin.id, 1).expect(200);
    expect(body).toMatchObject({ assigneeId: admin.id, assignee: 'Adriana Salazar', version: 2 });
    await update(join.id, { status: 'new', assigneeId: manager.id, version: 1 }).expect(200);
    expect(await names({ assignee: 'me' })).toEqual(['Eva']);
    expect(await names({ assignee: admin.id })).toEqual(['Ana Ruiz']);
    expect(await names({ assignee: 'nobody' })).toEqual(['Tom']);
    expect(await names({ kind: 'join' })).toEqual(['Eva']);
    expect(await names({ kind: 'message', sort: 'name' })).toEqual(['Ana Ruiz', 'Tom']);

    await update(id, { status: 'new', assigneeId: 'ana', version: 2 }).expect(400);
    for (const wrong of [{ kind: 'letter' }, { assignee: 'anybody' }]) {
      await api.as('manager').get('/contact-messages').query(wrong).expect(400);
    }
    expect((await update(id, { status: 'read', version: 2 }).expect(200)).body).toMatchObject({
      assigneeId: admin.id,
    });
    expect((await assign(null, 2).expect(409)).body.code).toBe('contact-messages.stale');
    for (const wrong of [user.id, NOBODY]) {
      expect((await assign(wrong, 3).expect(400)).body.code).toBe('contact-messages.not-assignable');
    }
    expect((await assign(null, 3, 'answered').expect(200)).body).toMatchObject({
      assignee: null,
      version: 4,
    });
    expect((await entries(id)).map(({ verb, changes }) => [verb, changes])).toEqual([
      ['updated', { before: { assignee: null }, after: { assignee: 'Adriana Salazar' } }],
      ['updated', { before: { status: 'new' }, after: { status: 'read' } }],
      [
        'answered',
        {
          before: { status: 'read', assignee: 'Adriana Salazar' },
          after: { status: 'answered', assignee: null },
        },
      ],
    ]);
  });

  it('are enabled accounts that may reply, and remain when they no longer may', async () => {
    const em = database();
    const account = {
      username: 'berta',
      name: 'Berta Gil',
      email: null,
      role: 'manager',
      isEnabled: true,
    } as const;
    const berta = em.create(User, account);
    await em.flush();
    const offered = async () =>
      (await api.as('manager').get('/contact-messages/assignees').expect(200)).body as ContactAssignee[];
    expect((await offered()).map(({ name }) => name)).toEqual([
      'Adriana Salazar',
      'Berta Gil',
      'Mateo Rivas',
    ]);

    const { id } = await put({ assigneeId: berta.id });
    berta.isEnabled = false;
    await em.flush();
    expect((await offered()).map(({ name }) => name)).not.toContain('Berta Gil');
    const change = { status: 'read', assigneeId: berta.id, version: 1 };
    await update(id, change).expect(200);

    await api.as('admin').delete(`/admin/users/${berta.id}`).expect(204);
    expect(await list()).toMatchObject([{ assigneeId: null, assignee: null, version: 2 }]);
  });
});
