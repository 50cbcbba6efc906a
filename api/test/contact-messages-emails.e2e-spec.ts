import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { addContent } from './set-up/shared-content.ts';

const ADMIN = 'admin@vitral.example';
const MANAGER = 'manager@vitral.example';

const MESSAGE = {
  name: 'Rosa Álvarez',
  email: 'rosa@example.org',
  subject: 'business',
  message: `<b>Quiero</b> empezar & preguntar:\n¿cuándo es la próxima sesión? ${'Espero respuesta. '.repeat(60)}`,
  language: 'es',
};

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
  await setAccount('admin', { email: ADMIN, language: 'fr' });
  await setAccount('manager', { email: MANAGER, language: null });
  await setAccount('user', { email: 'user@vitral.example' });
  await addManager('without-mail', { email: null });
  await addManager('disabled', { isEnabled: false });
});
afterAll(() => stop());
beforeEach(async () => {
  await database().execute('delete from rate_limit');
  await database().execute('delete from jobs.job');
  mailbox.received.length = 0;
});

const database = () => api.em();

async function setAccount(username: string, change: Partial<User>): Promise<void> {
  const em = database();
  em.assign(await em.findOneOrFail(User, { username }), change);
  await em.flush();
}

async function addManager(username: string, change: Partial<User>): Promise<void> {
  const em = database();
  const email = `${username}@vitral.example`;
  em.create(User, { name: username, username, email, role: 'manager', isEnabled: true, ...change });
  await em.flush();
}

const send = (change: object = {}) =>
  api
    .asVisitor()
    .post('/contact')
    .send({ ...MESSAGE, ...change });
const jobs = () => database().execute(`select data from jobs.job where name in ('notifications', 'letters')`);

describe('emails about contact messages', () => {
  it('notifies everyone who may reply, each in their own language', async () => {
    await send().expect(201);
    const { id } = await database().findOneOrFail(ContactMessage, { email: MESSAGE.email });
    const [spanish, english] = [await mailbox.waitFor(MANAGER), await mailbox.waitFor(ADMIN)];
    expect(mailbox.received).toHaveLength(2);

    expect(spanish.subject).toBe('Nuevo mensaje de Rosa Álvarez: Oportunidad de negocio');
    expect(spanish.text).toContain('<b>Quiero</b> empezar & preguntar:\n¿cuándo es la próxima sesión?');
    expect(spanish.text).toContain('respuesta. Espero…\n\nPrometemos responder');
    expect(spanish.html).toContain('&lt;b&gt;Quiero&lt;/b&gt; empezar &amp; preguntar:<br>');
    expect(spanish.text).toMatch(new RegExp(`\nhttp://127\\.0\\.0\\.1:\\d+/admin/messages/${id}\n`));
    expect(english.subject).toBe('New message from Rosa Álvarez: Business opportunity');
  });

  it('describe a request to join', async () => {
    const more = { kind: 'join', country: 'CL', source: 'friend', message: '' };
    await send({ ...more, ...{ subject: undefined, invitedBy: 'Eva', language: 'fr' } }).expect(201);
    const [spanish, english] = [await mailbox.waitFor(MANAGER), await mailbox.waitFor(ADMIN)];

    expect(spanish.subject).toBe('Rosa Álvarez quiere unirse al equipo');
    expect(spanish.text).toContain('País: Chile. Prefiere que le escriban en francés.');
    expect(english.subject).toBe('Rosa Álvarez wants to join the team');
    expect(english.text).toContain(
      'They heard of the team from somebody they know.\n\nInvited by: Eva.\n\nWe promise',
    );
    expect(english.replyTo).toEqual([{ name: '', address: MESSAGE.email }]);
  });

  it('sets Reply-To to the visitor, whose email address is in no other header and in no job', async () => {
    await send({ name: 'Rosa <eva@example.org>, "x"' }).expect(201);
    const email = await mailbox.waitFor(MANAGER);
    expect(email.replyTo).toEqual([{ name: '', address: MESSAGE.email }]);
    expect(email.from?.address).toBe('hola@vitral.example');
    expect(email.to).toEqual([{ name: '', address: MANAGER }]);
    const others = email.headers.filter(({ key }) => key !== 'reply-to');
    expect(JSON.stringify(others)).not.toContain(MESSAGE.email);
    expect(email.text).toContain('Si lo respondes, tu respuesta le llega a quien escribió.');
    expect(JSON.stringify(await jobs())).not.toContain(MESSAGE.email);
  });

  it('notify the person who shared of a lead, with a link to the leads of theirs', async () => {
    const content = await addContent(api, { visibility: 'team' });
    const link = { expiresAt: null, password: null };
    const { body } = await api.as('user').post(`/content/${content}/share-links`).send(link).expect(201);
    const lead = { name: 'Eva Soto', phone: '+34 600 111 222' };
    await api.site().post(`${body.path}/lead?lang=es`).redirects(0).type('form').send(lead).expect(303);

    const [own, spanish] = [await mailbox.waitFor('user@vitral.example'), await mailbox.waitFor(MANAGER)];
    expect(spanish.subject).toBe('Eva Soto quiere saber más sobre «Plan de presentación»');
    expect(spanish.text).toContain('+34 600 111 222');
    expect(spanish.replyTo).toBeUndefined();
    expect(own.text).toMatch(new RegExp(`/admin/links\\?leads=${body.id}\n`));
  });

  it('also notifies of messages sent by the form without scripts', async () => {
    await api.site().post('/es/contact').type('form').send(MESSAGE).expect(303);
    expect((await mailbox.waitFor(MANAGER)).subject).toContain('Rosa Álvarez');
  });

  it('does not notify of messages that a bot sent', async () => {
    await send({ homepage: 'https://spam.example' }).expect(201);
    expect(await jobs()).toEqual([]);
  });

  it('accepts messages while the mail server is down', async () => {
    await mailbox.goDown();
    await send({ name: 'Mientras tanto' }).expect(201);
    expect(await database().count(ContactMessage, { name: 'Mientras tanto' })).toBe(1);
    expect(await jobs()).not.toEqual([]);
    await mailbox.comeUp();
  });
});
