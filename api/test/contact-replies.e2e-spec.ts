import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ContactMessageDetail,
  ContactReply as ContactReplyResponse,
} from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import { User } from '../src/accounts/users.entity.ts';
import { ContactReply } from '../src/contact-messages/contact-messages.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { Inbox, MESSAGE } from './set-up/contact-messages.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { putSettings } from './set-up/put-settings.ts';
import { startApi } from './start-api.ts';
import { whenDelivery } from './set-up/when-delivery.ts';

const MATEO = 'mateo@vitral.example';
const RECIPIENT = 'a…@example.org';
const REPLY = {
  subject: 'Re: tu mensaje',
  text: 'Hola, Ana:\n\nEmpieza el lunes.\nTe esperamos.',
  version: 1,
};

let { api, mailbox, stop } = {} as MailSite;
let inbox: Inbox;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  inbox = new Inbox(api);
  await database().nativeUpdate(User, { username: 'manager' }, { email: MATEO });
});
afterAll(() => stop());
beforeEach(async () => {
  await inbox.clear();
  for (const table of ['jobs.job', 'delivery', 'audit_entry'])
    await database().execute(`delete from ${table}`);
  mailbox.received.length = 0;
  await putSettings(api, {});
});

const database = () => api.em();

const reply = (id: string, change: object = {}, role: 'manager' | 'admin' = 'manager') =>
  api
    .as(role)
    .post(`/contact-messages/${id}/replies`)
    .send({ ...REPLY, ...change });

const retry = (id: string, replyId: string) =>
  api.as('manager').post(`/contact-messages/${id}/replies/${replyId}/retry`);

const detail = async (id: string): Promise<ContactMessageDetail> =>
  (await api.as('manager').get(`/contact-messages/${id}`).expect(200)).body;

describe('replies to contact messages', () => {
  it('are emailed to the visitor with the message quoted, and mark it as answered', async () => {
    const { id } = await inbox.put({ createdAt: new Date('2026-11-20T12:00:00Z') });
    const sent: ContactReplyResponse = (await reply(id).expect(201)).body;
    expect(sent).toEqual({
      ...{ id: expect.any(String), subject: REPLY.subject, text: REPLY.text, authorName: 'Mateo Rivas' },
      ...{ state: 'waiting', problem: null, createdAt: expect.any(String), sentAt: null },
    });

    const email = await mailbox.waitFor(MESSAGE.email);
    expect(email.subject).toBe('Re: tu mensaje');
    expect(email.from?.address).toBe('hola@vitral.example');
    expect(email.replyTo).toEqual([{ name: '', address: MATEO }]);
    expect(email.text).toMatch(
      /^Hola, Ana:\n\nEmpieza el lunes\.\nTe esperamos\.\n\nEl 20 de noviembre de 2026 nos escribiste:\n> ¿Cuándo empieza el curso\?\n\n-- \n/,
    );
    expect(email.text).toContain('Puedes responderlo.');
    expect(email.headers.map(({ key }) => key)).not.toContain('auto-submitted');

    await whenDelivery(api, RECIPIENT, 'sent', 1);
    expect(await detail(id)).toMatchObject({
      ...{ status: 'answered', answeredBy: 'Mateo Rivas', version: 2, canReply: true, replyTo: MATEO },
      replies: [{ ...sent, state: 'sent', sentAt: expect.any(String) }],
    });
    expect(await inbox.entries(id)).toMatchObject([
      {
        ...{ verb: 'answered', actorName: 'Mateo Rivas', itemName: 'Ana Ruiz' },
        changes: { before: { status: 'new' }, after: { status: 'answered', reply: sent.id } },
      },
    ]);
  });

  it('are one thread in mail programs', async () => {
    const { id } = await inbox.put({ message: '', kind: 'join', subject: null });
    const { body: first } = await reply(id).expect(201);
    const one = await mailbox.waitFor(MESSAGE.email);
    expect(one.messageId).toBe(`<${first.id}@vitral.example>`);
    expect(one.inReplyTo).toBe(`<${id}@vitral.example>`);
    expect(one.text).not.toContain('> ');

    const { body: second } = await reply(id, { version: 2 }, 'admin').expect(201);
    const two = await mailbox.waitFor(MESSAGE.email);
    expect(two.messageId).toBe(`<${second.id}@vitral.example>`);
    expect(two.inReplyTo).toBe(one.messageId);
    expect(two.references).toBe(`<${id}@vitral.example> ${one.messageId}`);
    const { body: listed } = await api.as('manager').get(`/contact-messages/${id}/replies`).expect(200);
    expect(listed.map((each: ContactReplyResponse) => each.id)).toEqual([first.id, second.id]);
    expect((await detail(id)).replies.map((each) => each.id)).toEqual([first.id, second.id]);
    expect(await inbox.list()).toMatchObject([{ answeredBy: 'Adriana Salazar', version: 3 }]);
  });

  it('have the Reply-To of the settings, else that of the author, else none', async () => {
    await putSettings(api, { contactReplyTo: 'equipo@vitral.example' });
    const { id } = await inbox.put();
    expect((await detail(id)).replyTo).toBe('equipo@vitral.example');
    await reply(id).expect(201);
    const email = await mailbox.waitFor(MESSAGE.email);
    expect(email.replyTo).toEqual([{ name: '', address: 'equipo@vitral.example' }]);

    await putSettings(api, {});
    await reply(id, { version: 2 }, 'admin').expect(201);
    const other = await mailbox.waitFor(MESSAGE.email);
    expect(other.replyTo).toBeUndefined();
    expect(other.text).toContain('No hace falta responder.');
  });

  it('are sent once, however often the button is clicked', async () => {
    const { id } = await inbox.put();
    const click = () => reply(id).set('Idempotency-Key', 'one-click');
    const [first, second] = await Promise.all([click(), click()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const { body } = await reply(id).expect(409);
    expect(body).toMatchObject({
      code: 'contact-messages.stale',
      params: { id, current: 2, changedBy: 'Mateo Rivas' },
    });
    await whenDelivery(api, RECIPIENT, 'sent', 1);
    expect(mailbox.received).toHaveLength(1);
    expect(await database().count(Delivery, {})).toBe(1);
  });

  it('leave one reply of several people who reply at the same time', async () => {
    const { id } = await inbox.put();
    const responses = await Promise.all([reply(id), reply(id, {}, 'admin'), reply(id, { text: 'Otra' })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await database().count(ContactReply, {})).toBe(1);
  });

  it.each([
    ['a blank subject', { subject: ' ' }],
    ['a long subject', { subject: 's'.repeat(LIMITS.title + 1) }],
    ['a blank text', { text: ' \n' }],
    ['a long text', { text: 't'.repeat(LIMITS.contactReply + 1) }],
    ['an unknown version', { version: 0 }],
    ['another recipient', { to: 'eva@example.org' }],
  ])('are refused with %s', async (_, wrong) => {
    const { id } = await inbox.put();
    await reply(id, wrong).expect(400);
    expect(await inbox.list()).toMatchObject([{ status: 'new', version: 1 }]);
  });

  it('are refused from accounts that may not work with messages, and beyond the limit', async () => {
    const { id } = await inbox.put();
    const path = `/contact-messages/${id}/replies`;
    await api.asVisitor().post(path).send(REPLY).expect(401);
    await api.as('user').post(path).send(REPLY).expect(403);
    await api.as('user').post(`${path}/${NOBODY}/retry`).expect(403);
    await api.as('user').get(path).expect(403);
    await api.as('manager').get(`/contact-messages/${NOBODY}/replies`).expect(404);
    await reply(NOBODY).expect(404);

    const em = database();
    for (let count = 0; count < LIMITS.contactReplies; count += 1) {
      em.create(ContactReply, { contactMessage: id, subject: 'Re', text: `${count}`, authorName: 'Ana' });
    }
    await em.flush();
    const { body } = await reply(id).expect(409);
    expect(body.code).toBe('contact-messages.too-many-replies');
  });
});

describe('a reply that failed', () => {
  async function fail() {
    mailbox.refuse(MESSAGE.email, 550);
    const { id } = await inbox.put();
    const { body } = await reply(id).expect(201);
    await whenDelivery(api, RECIPIENT, 'failed', 1);
    return { id, replyId: String(body.id) };
  }

  it('says why, and is sent again on request', async () => {
    const { id, replyId } = await fail();
    expect((await detail(id)).replies).toMatchObject([
      { state: 'failed', problem: 'EENVELOPE 550', sentAt: null },
    ]);
    const responses = await Promise.all([retry(id, replyId), retry(id, replyId)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(responses.find(({ status }) => status === 202)?.body).toMatchObject({
      state: 'waiting',
      problem: null,
    });
    await whenDelivery(api, RECIPIENT, 'sent', 2);
    expect((await detail(id)).replies).toMatchObject([{ state: 'sent' }]);
    expect(mailbox.received).toHaveLength(1);
    const { body } = await retry(id, replyId).expect(409);
    expect(body.code).toBe('contact-messages.reply-not-failed');
    await retry(id, NOBODY).expect(404);
    expect((await inbox.entries(id)).map(({ verb }) => verb)).toEqual(['answered', 'retried']);
  });

  it('is sent again from the log of deliveries, too', async () => {
    const { id } = await fail();
    const { id: delivery } = await database().findOneOrFail(Delivery, { recipient: RECIPIENT });
    await api.as('admin').post(`/deliveries/${delivery}/retry`).expect(202);
    await whenDelivery(api, RECIPIENT, 'sent', 2);
    expect((await detail(id)).replies).toMatchObject([{ state: 'sent' }]);
  });

  it('is sent as a new email of the same thread once its delivery is erased', async () => {
    const { id, replyId } = await fail();
    await database().nativeDelete(Delivery, {});
    await retry(id, replyId).expect(202);
    const email = await mailbox.waitFor(MESSAGE.email);
    expect(email.messageId).toBe(`<${replyId}@vitral.example>`);
    expect(email.replyTo).toEqual([{ name: '', address: MATEO }]);
    await whenDelivery(api, RECIPIENT, 'sent', 1);
    expect((await detail(id)).replies).toMatchObject([{ id: replyId, state: 'sent' }]);
  });

  it('is erased with its message, and so is the email that waits', async () => {
    const { id } = await fail();
    await api.as('manager').delete(`/contact-messages/${id}`).expect(204);
    expect(await database().count(ContactReply, {})).toBe(0);
    expect(await database().count(Delivery, {})).toBe(0);
  });
});

describe('a site without a mail server', () => {
  it('refuses replies, and says so with the message', async () => {
    const other = await startApi();
    try {
      const { id } = await new Inbox(other).put();
      const { body } = await other.as('manager').get(`/contact-messages/${id}`).expect(200);
      expect(body).toMatchObject({ canReply: false, replies: [] });
      const refused = await other
        .as('manager')
        .post(`/contact-messages/${id}/replies`)
        .send(REPLY)
        .expect(409);
      expect(refused.body.code).toBe('notifications.no-channel');
    } finally {
      await other.stop();
    }
  });
});
