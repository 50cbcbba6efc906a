import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { openAs } from './set-up/share-visitors.ts';
import { addContent, linksOf, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

const ANA = { name: 'Ana Ruiz', email: 'ana@example.org', phone: '', message: 'Quiero saber más.' };

let api: Api;
let contentId: string;
let id: string;
let path: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  await api.em().nativeDelete(ContactMessage, {});
  contentId = await addContent(api, { visibility: 'team' });
  ({ id, path } = await shareAs('user'));
});

async function shareAs(role: 'user' | 'manager', input: object = {}) {
  const { body } = await api
    .as(role)
    .post(`/content/${contentId}/share-links`)
    .send({ expiresAt: null, password: null, ...input })
    .expect(201);
  return body;
}
const send = (fields: object, url = path, headers: Record<string, string> = {}) =>
  api
    .site()
    .post(`${url}/lead?lang=es`)
    .redirects(0)
    .type('form')
    .set({ 'X-Forwarded-For': '203.0.113.7', ...headers })
    .send(fields);
const keyOf = async () => /name="key" value="([\w-]{22})"/.exec((await openAs(api, path)).text)?.[1] ?? '';
const messages = () => api.em().find(ContactMessage, {}, { orderBy: { id: 'asc' } });
const leadCount = async () => (await linksOf(api, contentId)).find((link) => link.id === id)?.leadCount;

describe('the form of a share link', () => {
  it.each([
    ['es', '¿Quieres saber más?', 'Correo electrónico', 'Política de privacidad'],
    ['en', 'Would you like to know more?', 'Email', 'Privacy policy'],
    ['fr', 'Vous souhaitez en savoir plus ?', 'E-mail', 'Politique de confidentialité'],
  ])('is on the page in %s, with a link to the privacy page', async (language, ...texts) => {
    const { text, headers } = await openAs(api, `${path}?lang=${language}`);
    for (const part of texts) expect(text).toContain(part);
    expect(text).toContain(`action="${path}/lead?lang=${language}"`);
    expect(text).toMatch(new RegExp(`<a href="/${language}[^"]*#messages">`));
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('turns a reader into a lead that is assigned to the person who shared', async () => {
    const { headers } = await send({ ...ANA, key: await keyOf() }).expect(303);
    expect(headers).toMatchObject({
      location: `${path}?lang=es&sent=1#form`,
      'cache-control': 'private, no-store',
    });
    const { text } = await openAs(api, `${path}?lang=es&sent=1`);
    expect(text).toContain('Gracias, recibimos tus datos');
    expect(text).not.toContain('<form');

    const user = await api.em().findOneOrFail(User, { username: 'user' });
    const { body } = await api.as('manager').get('/contact-messages').query({ kind: 'lead' }).expect(200);
    expect(body).toMatchObject([
      {
        kind: 'lead',
        name: 'Ana Ruiz',
        email: 'ana@example.org',
        phone: null,
        message: 'Quiero saber más.',
        language: 'es',
        sharedTitle: 'Plan de presentación',
        status: 'new',
        assigneeId: user.id,
        assignee: user.name,
      },
    ]);
  });

  it('counts two people who open it, and the lead of one of them', async () => {
    await openAs(api, path);
    await openAs(api, path);
    await send(ANA).expect(303);
    await openAs(api, `${path}?sent=1`);
    expect(await linksOf(api, contentId)).toMatchObject([{ openCount: 2, visitorCount: 2, leadCount: 1 }]);
  });

  it('accepts a phone number without an email', async () => {
    await send({ name: 'Eva', phone: '+34 600 111 222' }).expect(303);
    expect(await messages()).toMatchObject([{ email: '', phone: '+34 600 111 222', message: '' }]);
  });

  it('shows the page again with the input and its problems', async () => {
    const response = await send({ ...ANA, name: ' ', email: 'ana@', message: '<b>Hola</b>' }).expect(400);
    expect(response.text).toContain('Escribe tu nombre.');
    expect(response.text).toContain('value="ana@"');
    expect(response.text).toContain('&#60;b&#62;Hola&#60;/b&#62;</textarea>');
    expect(response.text).toMatch(
      /id="name"[^>]* aria-describedby="name-wrong" aria-invalid="true" autofocus/,
    );
    expect(response.text).toContain(`href="${path}?lang=en"`);
    expect((await send({ name: 'Eva' }).expect(400)).text).toContain('Escribe tu correo o tu teléfono.');
    expect(await messages()).toEqual([]);
  });

  it('is received once if it is sent twice, even at once', async () => {
    const key = await keyOf();
    await Promise.all(Array.from({ length: 4 }, () => send({ ...ANA, key }).expect(303)));
    await send({ ...ANA, key }).expect(303);
    expect([(await messages()).length, await leadCount()]).toEqual([1, 1]);
    await send({ ...ANA, key: await keyOf() }).expect(303);
    expect([(await messages()).length, await leadCount()]).toEqual([2, 2]);
  });

  it('drops what bots send, and confirms it', async () => {
    await send({ ...ANA, homepage: 'https://spam.example' }).expect(303);
    expect([await messages(), await leadCount()]).toEqual([[], 0]);
  });

  it('accepts five at once from one network, and preserves the sixth in the form', async () => {
    for (let time = 0; time < 5; time += 1) await send(ANA).expect(303);
    const { text, headers } = await send(ANA).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Recibimos demasiados envíos');
    expect(text).toContain('value="ana@example.org"');
    await send(ANA, path, { 'X-Forwarded-For': '203.0.113.8' }).expect(303);
  });

  it('is absent if the link was made without it, and then accepts nothing', async () => {
    const link = await shareAs('user', { hasForm: false });
    expect((await openAs(api, link.path)).text).not.toContain('<form');
    await send(ANA, link.path).expect(404);
    expect(await messages()).toEqual([]);
  });

  it('is refused from other sites, before the password and after the end of the link', async () => {
    await send(ANA, path, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    const locked = await share(api, contentId, { password: 'girasol' });
    expect((await send(ANA, locked.path).expect(303)).headers['location']).toBe(`${locked.path}?lang=es`);
    await api.as('user').delete(`/share-links/${id}`).expect(204);
    await send(ANA).expect(404);
    await send(ANA, '/share/x').expect(404);
    expect(await messages()).toEqual([]);
  });

  it('assigns nobody if the account is disabled', async () => {
    const account = { username: 'user' };
    await api.em().nativeUpdate(User, account, { isEnabled: false });
    await send(ANA).expect(303);
    await api.em().nativeUpdate(User, account, { isEnabled: true });
    expect(await messages()).toMatchObject([{ assigneeId: null }]);
  });

  it('is no kind that the contact form accepts', async () => {
    const { body } = await api
      .asVisitor()
      .post('/contact')
      .send({ ...ANA, kind: 'lead' })
      .expect(400);
    expect(body.params.fields).toEqual(['kind:invalid']);
  });
});

describe('leads of a link', () => {
  const list = (who: 'user' | 'manager', link = id) => api.as(who).get(`/share-links/${link}/leads`);

  it('are listed for the person who shared and for staff', async () => {
    await send(ANA).expect(303);
    await send({ ...ANA, name: 'Eva' }).expect(303);
    const { body } = await list('user').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Eva', 'Ana Ruiz']);
    expect(Object.keys(body[0]).toSorted()).toEqual(
      ['id', 'name', 'email', 'phone', 'message', 'language', 'status', 'createdAt'].toSorted(),
    );
    expect((await list('manager').expect(200)).body).toEqual(body);
    const page = await list('user').query({ limit: 1 }).expect(200);
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '2']);
  });

  it('are hidden from other users and from visitors', async () => {
    const other = await shareAs('manager');
    await list('user', other.id).expect(404);
    await list('user', NOBODY).expect(404);
    await api.asVisitor().get(`/share-links/${id}/leads`).expect(401);
  });

  it('are forgotten with their messages, but stay counted', async () => {
    await send(ANA).expect(303);
    const [message] = await messages();
    await api.as('manager').delete(`/contact-messages/${message?.id}`).expect(204);
    expect((await list('user').expect(200)).body).toEqual([]);
    expect(await leadCount()).toBe(1);
  });
});
