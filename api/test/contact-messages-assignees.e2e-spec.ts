import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactAssignee } from '@vitral/contracts/contact-messages';
import { User } from '../src/accounts/users.entity.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = new Inbox(api);
});
afterAll(() => api.stop());
beforeEach(() => inbox.clear());

const database = () => api.em();

async function accounts() {
  const find = (username: string) => database().findOneOrFail(User, { username });
  return { admin: await find('admin'), manager: await find('manager'), user: await find('user') };
}

describe('assignees of contact messages', () => {
  it('are set and cleared by staff, and filter the list', async () => {
    const { admin, manager, user } = await accounts();
    const { id } = await inbox.put();
    const join = await inbox.put({
      name: 'Eva',
      kind: 'join',
      subject: null,
      country: 'MX',
      source: 'friend',
    });
    await inbox.put({ name: 'Tom' });
    const assign = (assigneeId: string | null, version: number, status = 'new') =>
      inbox.update(id, { status, assigneeId, version });

    const { body } = await assign(admin.id, 1).expect(200);
    expect(body).toMatchObject({ assigneeId: admin.id, assignee: 'Adriana Salazar', version: 2 });
    await inbox.update(join.id, { status: 'new', assigneeId: manager.id, version: 1 }).expect(200);
    expect(await inbox.names({ assignee: 'me' })).toEqual(['Eva']);
    expect(await inbox.names({ assignee: admin.id })).toEqual(['Ana Ruiz']);
    expect(await inbox.names({ assignee: 'nobody' })).toEqual(['Tom']);
    expect(await inbox.names({ kind: 'join' })).toEqual(['Eva']);
    expect(await inbox.names({ kind: 'message', sort: 'name' })).toEqual(['Ana Ruiz', 'Tom']);

    await inbox.update(id, { status: 'new', assigneeId: 'ana', version: 2 }).expect(400);
    for (const wrong of [{ kind: 'letter' }, { assignee: 'anybody' }]) {
      await api.as('manager').get('/contact-messages').query(wrong).expect(400);
    }
    expect((await inbox.update(id, { status: 'read', version: 2 }).expect(200)).body).toMatchObject({
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
    expect((await inbox.entries(id)).map(({ verb, changes }) => [verb, changes])).toEqual([
      [
        'updated',
        {
          before: { assignee: null, assigneeId: null },
          after: { assignee: 'Adriana Salazar', assigneeId: admin.id },
        },
      ],
      ['updated', { before: { status: 'new' }, after: { status: 'read' } }],
      [
        'answered',
        {
          before: { status: 'read', assignee: 'Adriana Salazar', assigneeId: admin.id },
          after: { status: 'answered', assignee: null, assigneeId: null },
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

    const { id } = await inbox.put({ assigneeId: berta.id });
    berta.isEnabled = false;
    await em.flush();
    expect((await offered()).map(({ name }) => name)).not.toContain('Berta Gil');
    const change = { status: 'read', assigneeId: berta.id, version: 1 };
    await inbox.update(id, change).expect(200);

    await api.as('admin').delete(`/admin/users/${berta.id}`).expect(204);
    expect(await inbox.list()).toMatchObject([{ assigneeId: null, assignee: null, version: 2 }]);
  });
});
