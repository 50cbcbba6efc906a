import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PersonalNotification as PersonalNotificationResponse } from '@vitral/contracts/personal-notifications';
import { User } from '../src/accounts/users.entity.ts';
import { PersonalNotification } from '../src/personal-notifications/personal-notifications.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { Inbox, MESSAGE } from './set-up/contact-messages.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { whenDelivery } from './set-up/when-delivery.ts';

const DAY_MS = 24 * 3_600_000;

let { api, mailbox, stop } = {} as MailSite;
let inbox: Inbox;
let admin: User;
let manager: User;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  inbox = new Inbox(api);
  admin = await database().findOneOrFail(User, { username: 'admin' });
  manager = await database().findOneOrFail(User, { username: 'manager' });
});
afterAll(() => stop());
beforeEach(async () => {
  await inbox.clear();
  await database().nativeDelete(PersonalNotification, {});
});

const database = () => api.em();

const list = async (
  role: 'admin' | 'manager' | 'user' = 'admin',
  query: object = {},
): Promise<PersonalNotificationResponse[]> =>
  (await api.as(role).get('/personal-notifications').query(query).expect(200)).body;

const unread = async (role: 'admin' | 'manager' = 'admin'): Promise<number> =>
  (await api.as(role).get('/personal-notifications/stats').expect(200)).body.unread;

const note = (id: string, text: string) =>
  api.as('manager').post(`/contact-messages/${id}/notes`).send({ text }).expect(201);

async function put(accounts: Partial<PersonalNotification>[]): Promise<PersonalNotification[]> {
  const em = database();
  const fields = { account: admin.id, kind: 'assigned', noun: 'contact-messages', itemId: NOBODY } as const;
  const rows = accounts.map((each) => em.create(PersonalNotification, { ...fields, ...each }));
  await em.flush();
  return rows;
}

describe('personal notifications', () => {
  it('tell an account of a message that somebody else assigned to it', async () => {
    const { id } = await inbox.put();
    await inbox.update(id, { status: 'new', assigneeId: admin.id, version: 1 }).expect(200);
    await inbox.update(id, { status: 'read', assigneeId: admin.id, version: 2 }).expect(200);
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        ...{ kind: 'assigned', noun: 'contact-messages', itemId: id, itemName: 'Ana Ruiz' },
        ...{ actorName: 'Mateo Rivas', readAt: null, createdAt: expect.any(String) },
      },
    ]);
    await inbox.update(id, { status: 'read', assigneeId: manager.id, version: 3 }).expect(200);
    expect(await list('manager')).toEqual([]);
  });

  it('tell the accounts that a note mentions, each once', async () => {
    const { id } = await inbox.put();
    await note(id, '@Admin, ¿lo ves? @admin @manager @user @nobody user@admin.example');
    expect((await list()).map(({ kind, actorName }) => [kind, actorName])).toEqual([
      ['mentioned', 'Mateo Rivas'],
    ]);
    expect(await list('manager')).toEqual([]);
    expect(await list('user')).toEqual([]);
  });

  it('tell the author of a reply that could not be sent', async () => {
    mailbox.refuse(MESSAGE.email, 550);
    const { id } = await inbox.put();
    const reply = { subject: 'Re', text: 'Hola', version: 1 };
    await api.as('manager').post(`/contact-messages/${id}/replies`).send(reply).expect(201);
    await whenDelivery(api, 'a…@example.org', 'failed', 1);
    expect(await list('manager')).toMatchObject([{ kind: 'reply-failed', itemId: id, actorName: null }]);
    expect(await list()).toEqual([]);
  });

  it('are listed newest first, in pages', async () => {
    const [first, second, third] = await put([{}, {}, {}, { account: manager.id }]);
    const { body, headers } = await api
      .as('admin')
      .get('/personal-notifications')
      .query({ limit: 2 })
      .expect(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body.map(({ id }: PersonalNotificationResponse) => id)).toEqual([third?.id, second?.id]);
    expect((await list('admin', { limit: 2, offset: 2 })).map(({ id }) => id)).toEqual([first?.id]);
    for (const wrong of [{ limit: 101 }, { offset: -1 }, { q: 'a' }]) {
      await api.as('admin').get('/personal-notifications').query(wrong).expect(400);
    }
  });

  it('are marked as read one by one or all at once, by their own account', async () => {
    const [first, , others] = await put([{}, {}, { account: manager.id }]);
    const read = (id: string | undefined) => api.as('admin').post(`/personal-notifications/${id}/read`);
    expect(await unread()).toBe(2);
    await read(first?.id).expect(204);
    const [, oldest] = await list();
    await read(first?.id).expect(204);
    expect((await list())[1]).toEqual(oldest);
    expect(oldest?.readAt).toEqual(expect.any(String));
    expect(await unread()).toBe(1);
    await read(others?.id).expect(404);
    await read(NOBODY).expect(404);

    await api.as('admin').post('/personal-notifications/read').expect(204);
    expect(await unread()).toBe(0);
    expect(await unread('manager')).toBe(1);
    await api.asVisitor().get('/personal-notifications').expect(401);
    await api.asVisitor().post('/personal-notifications/read').expect(401);
  });

  it('name no item that is deleted or that the account may not read, and are deleted with it', async () => {
    const user = await database().findOneOrFail(User, { username: 'user' });
    const { id } = await inbox.put();
    await put([{ itemId: id, account: user.id }, { itemId: id }, {}]);
    expect((await list('user')).map(({ itemName }) => itemName)).toEqual([null]);
    expect((await list()).map(({ itemName }) => itemName)).toEqual([null, 'Ana Ruiz']);
    await api.as('manager').delete(`/contact-messages/${id}`).expect(204);
    expect((await list()).map(({ itemId }) => itemId)).toEqual([NOBODY]);
    expect(await list('user')).toEqual([]);
  });

  it('are stored for 90 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const [kept] = await put([{ createdAt: daysAgo(89.9) }, { createdAt: daysAgo(90.1) }]);
    await api.application.get(RetentionService).deleteExpired('personal-notification-retention');
    expect((await list()).map(({ id }) => id)).toEqual([kept?.id]);
  });
});
