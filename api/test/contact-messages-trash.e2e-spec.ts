import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactMessageDetail } from '@vitral/contracts/contact-messages';
import { User } from '../src/accounts/users.entity.ts';
import { ContactMessage, ContactReply } from '../src/contact-messages/contact-messages.entity.ts';
import { DeletedItem } from '../src/platform/trash/deleted-item.entity.ts';
import { Trash } from '../src/platform/trash/trash.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

const SECRET = 'Esto no debe quedar';

let api: Api;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = new Inbox(api);
});
afterAll(() => api.stop());
beforeEach(() => inbox.clear());

const em = () => api.em();
const remove = (id: string) => api.as('manager').delete(`/contact-messages/${id}`).expect(204);
const restore = (id: string) => api.as('manager').post(`/contact-messages/${id}/restore`);
const read = async (id: string): Promise<ContactMessageDetail> =>
  (await api.as('manager').get(`/contact-messages/${id}`).expect(200)).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe('a deleted message', () => {
  it('returns with its assignee, notes and replies', async () => {
    const manager = await em().findOneOrFail(User, { username: 'manager' });
    const { id } = await inbox.put({ assigneeId: manager.id, status: 'answered', answeredBy: manager.id });
    await api.as('manager').post(`/contact-messages/${id}/notes`).send({ text: 'Llamar' }).expect(201);
    const database = em();
    const reply = { contactMessage: id, subject: 'Re', text: 'Hola', authorName: 'Mateo Rivas' };
    database.create(ContactReply, { ...reply, state: 'sent', sentAt: new Date(), author: manager.id });
    database.create(ContactReply, { ...reply, author: manager.id });
    await database.flush();
    const before = await read(id);

    await remove(id);
    await restore(id).expect(200);
    const after = await read(id);
    expect(after).toMatchObject({ assigneeId: manager.id, notes: before.notes, version: before.version });
    // The deletion withdrew the waiting email.
    expect(after.replies.map(({ state }) => state)).toEqual(['sent', 'failed']);
  });

  it('returns without an assignee who is gone', async () => {
    const { body } = await api
      .as('admin')
      .post('/admin/users')
      .send({ name: 'Hugo', username: 'hugo', role: 'manager' })
      .expect(201);
    const { id } = await inbox.put({ assigneeId: body.user.id });
    await remove(id);
    await api.as('admin').delete(`/admin/users/${body.user.id}`).expect(204);
    await restore(id).expect(200);
    expect(await read(id)).toMatchObject({ assigneeId: null, assignee: null });
  });

  it('is erased by the retention of messages, if that ends before its days in the trash', async () => {
    await putSettings(api, { contactRetentionDays: 90 });
    const [expired, recent] = await inbox.putAll([
      { createdAt: daysAgo(90.1) },
      { createdAt: daysAgo(89.9) },
    ]);
    for (const row of [expired, recent]) await remove(row?.id ?? '');

    await putSettings(api, { contactRetentionDays: null });
    await api.application.get(Trash).eraseExpired();
    expect(await em().count(DeletedItem, { noun: 'contact-messages' })).toBe(2);

    await putSettings(api, { contactRetentionDays: 90 });
    await Promise.all([1, 2].map(() => api.application.get(Trash).eraseExpired()));
    const left = await em().find(DeletedItem, { noun: 'contact-messages' });
    expect(left.map(({ itemId }) => itemId)).toEqual([recent?.id]);
    expect((await inbox.entries(expired?.id)).map(({ itemName }) => itemName)).toEqual([null]);
    expect((await inbox.entries(recent?.id)).map(({ itemName }) => itemName)).toEqual(['Ana Ruiz']);
  });

  it('never gets its text into the audit log', async () => {
    const { id } = await inbox.put({ message: SECRET });
    await remove(id);
    await restore(id).expect(200);
    expect(JSON.stringify(await inbox.entries(id))).not.toContain(SECRET);
    expect(await em().count(ContactMessage, { id, message: SECRET })).toBe(1);
  });
});
