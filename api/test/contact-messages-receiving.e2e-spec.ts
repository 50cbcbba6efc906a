import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { ContactService } from '../src/contact-messages/contact.service.ts';
import { type Api, startApi } from './start-api.ts';

const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: '+52 55 1234 5678',
  subject: 'business',
  message: '¿Cuándo empieza el próximo curso?',
  language: 'en',
};

let api: Api;
let orm: MikroORM;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  orm = api.application.get(MikroORM);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await orm.em.fork().execute('delete from contact_message');
});

const send = (message: unknown, headers: Record<string, string> = {}) =>
  api
    .asVisitor()
    .post('/contact')
    .set(headers)
    .send(message as object);

const stored = () => orm.em.fork().find(ContactMessage, {}, { orderBy: { id: 'asc' } });

async function expectRefused(message: unknown, fields: string[]): Promise<void> {
  const { body } = await send(message).expect(400);
  expect(body).toMatchObject({ code: 'request.invalid', params: { fields } });
  expect(await stored()).toEqual([]);
}

describe('contact form', () => {
  it('stores the message of a visitor', async () => {
    const { body } = await send(MESSAGE).expect(201);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...MESSAGE, kind: 'message', country: null, assigneeId: null });
    expect(body).toEqual({ receivedAt: row?.createdAt.toISOString() });
  });

  it('defaults to the site language and to no phone', async () => {
    const { phone, language, ...least } = MESSAGE;
    await send(least).expect(201);
    await send({ ...MESSAGE, phone: ' ', homepage: '' }).expect(201);
    expect(await stored()).toMatchObject([
      { ...least, phone: null, language: 'es' },
      { ...least, phone: null, language },
    ]);
    expect(phone).not.toBeNull();
  });

  it.each([
    ['an empty message', {}],
    ['a blank message', { name: ' ', email: '\t', subject: '', message: '\n \u200b' }],
  ])('names every field that is missing from %s', async (_kind, message) => {
    await expectRefused(message, ['name:required', 'email:required', 'subject:required', 'message:required']);
  });

  it('refuses a list of messages', async () => {
    for (const list of [[], [MESSAGE], [MESSAGE, MESSAGE]]) await send(list).expect(400);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['phone:too-long', { phone: '5'.repeat(41) }],
    ['name:too-long', { name: 'n'.repeat(121) }],
    ['email:too-long', { email: `${'e'.repeat(243)}@example.org` }],
    ['email:invalid', { email: 'ana@example' }],
    ['subject:invalid', { subject: 'sales' }],
    ['message:too-short', { message: '  nine char ' }],
    ['message:too-long', { message: 'm'.repeat(5001) }],
    ['language:invalid', { language: 'de' }],
    ['kind:invalid', { kind: 'letter' }],
    ['country:invalid', { country: 'MX' }],
    ['name:invalid', { name: 7 }],
    ['email:invalid', { email: ['ana@example.org'] }],
    ['message:invalid', { message: { text: 'A message of an odd kind' } }],
    ['extra:whitelistValidation', { extra: 'x' }],
    ['createdAt:whitelistValidation', { createdAt: '2020-01-01T00:00:00Z' }],
  ])('refuses %s', async (problem, change) => {
    await expectRefused({ ...MESSAGE, ...change }, [problem]);
  });

  it('measures the length without invisible characters', async () => {
    await expectRefused({ ...MESSAGE, message: '\u202e\u2066\u0000 nine char\u0007 ' }, [
      'message:too-short',
    ]);
  });

  it('stores letters of every script and emoji, and drops bidirectional controls', async () => {
    const message = 'שלום 👩‍👧 日本語\u202e gnp.exe\u2069\r\nthanks\u0000';
    await send({ ...MESSAGE, name: 'Zoë \u2067مريم\u2069 🌞', message }).expect(201);
    expect(await stored()).toMatchObject([
      { name: 'Zoë مريم 🌞', message: 'שלום 👩‍👧 日本語 gnp.exe\nthanks' },
    ]);
  });

  it('removes line breaks from fields that may become an email header', async () => {
    const change = { name: 'Ana\r\nBcc: eva@example.org', phone: '55\n\u2028 66\rX: y' };
    await send({ ...MESSAGE, ...change }).expect(201);
    expect(await stored()).toMatchObject([{ name: 'Ana Bcc: eva@example.org', phone: '55 66 X: y' }]);
    await send({ ...MESSAGE, email: 'ana@example.org\r\nBcc: eva@example.org' }).expect(400);
  });

  it('stores SQL and HTML as plain text', async () => {
    const message = `'); drop table contact_message; -- <script>alert(1)</script> \${7*7} %s \\`;
    await send({ ...MESSAGE, message }).expect(201);
    expect(await stored()).toMatchObject([{ message }]);
  });

  it('responds to a bot that fills in the honeypot as to a person, and stores nothing', async () => {
    const person = await send(MESSAGE).expect(201);
    for (const homepage of ['https://spam.example', ' ', ['x'], { a: 1 }]) {
      const program = await send({ ...MESSAGE, homepage }).expect(201);
      expect(Object.keys(program.body)).toEqual(Object.keys(person.body));
    }
    expect(await stored()).toHaveLength(1);
    await send({ ...MESSAGE, homepage: 'https://spam.example' }).expect(429);
  });

  it('allows five messages in ten minutes from one network, even in parallel', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, host) =>
        send(MESSAGE, { 'X-Forwarded-For': `2001:db8:1:2::${host + 1}` }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(15).fill(429),
    ]);
    expect(await stored()).toHaveLength(5);

    const { body, headers } = await send(MESSAGE, { 'X-Forwarded-For': '2001:db8:1:2::99' }).expect(429);
    expect(body).toMatchObject({ code: 'request.too-many' });
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    expect(body.params.retryAfter).toBeGreaterThan(590);
    expect(body.params.retryAfter).toBeLessThanOrEqual(600);

    await send(MESSAGE, { 'X-Forwarded-For': '2001:db8:1:3::1' }).expect(201);
  });

  it('allows thirty messages a day from one network', async () => {
    const later = () => orm.em.fork().execute(`delete from rate_limit where key like 'contact-at-once%'`);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => send(MESSAGE)));
      await later();
    }
    expect(await stored()).toHaveLength(30);

    const { body } = await send(MESSAGE).expect(429);
    expect(body.params.retryAfter).toBeGreaterThan(23 * 3600);
  });

  it('does not count refused messages', async () => {
    for (let time = 0; time < 8; time += 1) await send({ ...MESSAGE, email: 'ana' }).expect(400);
    await send(MESSAGE).expect(201);
  });

  it('refuses forms and cross-site requests', async () => {
    const { body } = await api.asVisitor().post('/contact').type('form').send(MESSAGE).expect(415);
    expect(body.code).toBe('request.not-json');
    await send(MESSAGE, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await send(MESSAGE, { Origin: 'https://elsewhere.example' }).expect(403);
    expect(await stored()).toEqual([]);
  });

  it('creates no session and no audit entry, and sends no-store', async () => {
    const count = async () =>
      orm.em
        .fork()
        .execute<[{ sessions: number; entries: number }]>(
          'select (select count(*) from session)::int as sessions, (select count(*) from audit_entry)::int as entries',
        );
    const before = await count();
    const { headers } = await send(MESSAGE).expect(201);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('no-store');
    expect(await count()).toEqual(before);
  });

  it('applies the same rules to forms submitted without scripts', async () => {
    const contact = api.application.get(ContactService);
    await expect(contact.send({ name: ['a', 'b'], subject: 'other' }, '203.0.113.7')).rejects.toMatchObject({
      code: 'request.invalid',
      params: { fields: ['name:invalid', 'email:required', 'message:required'] },
    });
  });

  it('offers no way to read earlier messages', async () => {
    await send(MESSAGE).expect(201);
    await api.asVisitor().get('/contact').expect(404);
    await api.as('admin').get('/contact').expect(404);
  });
});
