import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NotificationEmails as Choice } from '@vitral/contracts/accounts';
import { User } from '../src/accounts/users.entity.ts';
import { NotificationEmails } from '../src/personal-notifications/notification-emails.ts';
import { PersonalNotification } from '../src/personal-notifications/personal-notifications.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { putSettings } from './set-up/put-settings.ts';
import { whenDelivery } from './set-up/when-delivery.ts';

const ADMIN = 'admin@vitral.example';
const MORNING = new Date('2026-11-28T08:00:00Z');

let { api, mailbox, stop } = {} as MailSite;
let inbox: Inbox;
let admin: User;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  inbox = new Inbox(api);
  admin = await database().findOneOrFail(User, { username: 'admin' });
});
afterAll(() => stop());
beforeEach(async () => {
  await inbox.clear();
  await database().nativeDelete(PersonalNotification, {});
  for (const table of ['jobs.job', 'delivery']) await database().execute(`delete from ${table}`);
  mailbox.received.length = 0;
  await putSettings(api, {});
});

const database = () => api.em();

/** Sets the choice of the admin, who has not had a daily email yet. */
async function choose(notificationEmails: Choice, change: Partial<User> = {}): Promise<void> {
  const fields = { email: ADMIN, language: 'en', isEnabled: true, summarizedOn: null } as const;
  await database().nativeUpdate(User, { id: admin.id }, { ...fields, notificationEmails, ...change });
}

async function assign(name = 'Ana Ruiz'): Promise<string> {
  const { id } = await inbox.put({ name });
  await inbox.update(id, { status: 'new', assigneeId: admin.id, version: 1 }).expect(200);
  return id;
}

const sendSummaries = (now = MORNING) => api.application.get(NotificationEmails).sendSummaries(now);
const deliveries = () => database().count(Delivery, {});
const hoursLater = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000);

describe('emails of personal notifications', () => {
  it('are a preference of the account', async () => {
    const prefer = (notificationEmails: unknown) =>
      api.as('user').put('/profile/preferences').send({ notificationEmails });
    const { body } = await api.as('user').get('/auth/user');
    expect(body.notificationEmails).toBe('none');
    await prefer('daily').expect(200);
    expect((await api.as('user').get('/auth/user')).body.notificationEmails).toBe('daily');
    for (const wrong of ['hourly', null]) {
      expect((await prefer(wrong).expect(400)).body.params.fields).toEqual(['notificationEmails:isIn']);
    }
  });

  it('are sent at once to those who chose that, with a link to the item', async () => {
    await choose('at-once');
    const id = await assign();
    const email = await mailbox.waitFor(ADMIN);
    expect(email.subject).toBe('Mateo Rivas assigned you the message from Ana Ruiz');
    expect(email.text).toMatch(new RegExp(`\nhttp://127\\.0\\.0\\.1:\\d+/admin/messages/${id}\n`));
    await whenDelivery(api, ADMIN, 'sent', 1);
    await choose('daily');
    await sendSummaries();
    expect(await deliveries()).toBe(1);
  });

  it('are not sent to those who chose to get none', async () => {
    await choose('none');
    await assign();
    await sendSummaries();
    expect(await deliveries()).toBe(0);
  });

  it('are sent once a day with the unread notifications, even by several servers', async () => {
    await choose('daily', { language: 'es' });
    await assign('Eva');
    await assign('Tom');
    const read = database().create(PersonalNotification, {
      ...{ account: admin.id, kind: 'mentioned', noun: 'contact-messages', itemId: NOBODY },
      ...{ readAt: new Date(), createdAt: new Date() },
    });
    await database().persist(read).flush();
    await Promise.all([sendSummaries(), sendSummaries(), sendSummaries()]);
    const email = await mailbox.waitFor(ADMIN);
    expect(email.subject).toBe('Tienes 2 avisos sin leer');
    expect(email.text).toMatch(
      /^Mateo Rivas te asignó el mensaje de Tom\.\n\nMateo Rivas te asignó el mensaje de Eva\./,
    );
    await assign('Luz');
    await sendSummaries(hoursLater(6));
    expect(await deliveries()).toBe(1);

    await sendSummaries(hoursLater(24));
    const next = await mailbox.waitFor(ADMIN);
    expect(next.subject).toBe('Tienes 1 aviso sin leer');
    expect(next.text).toContain('el mensaje de Luz.');
    await sendSummaries(hoursLater(48));
    expect(await deliveries()).toBe(2);
  });

  it('are sent from eight in the morning, in the time zone of the settings', async () => {
    await choose('daily');
    await assign();
    await putSettings(api, { timeZone: 'America/Mexico_City' });
    await sendSummaries(new Date('2026-11-28T13:59:00Z'));
    expect(await deliveries()).toBe(0);
    await sendSummaries(new Date('2026-11-28T14:00:00Z'));
    expect((await mailbox.waitFor(ADMIN)).subject).toBe('You have 1 unread notification');
  });

  it('count the notifications that they do not list', async () => {
    await choose('daily');
    const em = database();
    for (let count = 0; count < 23; count += 1) {
      em.create(PersonalNotification, {
        ...{ account: admin.id, kind: 'mentioned', noun: 'contact-messages', itemId: NOBODY },
        actorName: 'Berta',
      });
    }
    await em.flush();
    await sendSummaries();
    const { subject, text = '' } = await mailbox.waitFor(ADMIN);
    expect(subject).toBe('You have 23 unread notifications');
    expect(text.match(/Berta mentioned you in a note on the message from a visitor\./g)).toHaveLength(20);
    expect(text).toContain('And 3 more notifications.');
  });

  it('are not sent to disabled accounts, nor without an address', async () => {
    await choose('daily', { isEnabled: false });
    const item = { account: admin.id, kind: 'assigned', noun: 'contact-messages', itemId: NOBODY } as const;
    const em = database();
    em.create(PersonalNotification, item);
    await em.flush();
    await sendSummaries();
    await choose('daily', { email: null });
    await sendSummaries();
    expect(await deliveries()).toBe(0);
    await choose('none');
  });
});
