import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { Response } from 'supertest';
import { FIELDS, fieldPart, filePart, sendForm } from './set-up/forms.ts';
import { PDF } from './files/plain-files.ts';
import { type Api, startApi } from './start-api.ts';

const KILOBYTE = 1024;
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const asManager = (text: string) =>
  api.as('manager').post('/testimonials').set('Content-Type', 'application/json').send(text);

const fieldsOf = ({ body }: Response) => (body as { params: { fields: string[] } }).params.fields;

describe('a compressed body', () => {
  it.each([
    ['a message', '/contact', 'application/json'],
    ['a login', '/auth/login', 'application/json'],
    ['a report', '/client-errors', 'application/json'],
    ['a release', '/modules/mfe-people/releases', 'application/x-tar'],
    ['an archive', '/backups/upload', 'application/octet-stream'],
    ['a form with a file', '/content', 'multipart/form-data; boundary=x'],
  ])('is not decompressed: %s', async (_, path, type) => {
    for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip', 'unheard-of']) {
      const { body, headers } = await api
        .as('admin')
        .post(path)
        .set({ 'Content-Type': type, 'Content-Encoding': encoding })
        .send(gzipSync(JSON.stringify(Array(10).fill({}))))
        .expect(415);
      expect(body.code).toBe('request.compressed');
      expect(headers['accept-encoding']).toBe('identity');
    }
  });

  it('is not decompressed in the form of a page, either', async () => {
    for (const path of ['/contact', '/es/contact', '/share/some-token', '/preview/landing']) {
      await api
        .site()
        .post(path)
        .type('form')
        .set('Content-Encoding', 'gzip')
        .send(gzipSync('name=x'))
        .expect(415);
    }
  });

  it('may declare the encoding identity', async () => {
    const login = { username: 'user', password: 'user-vitral' };
    await api.asVisitor().post('/auth/login').set('Content-Encoding', 'identity').send(login).expect(200);
  });
});

describe('the size of a body', () => {
  const message = (length: number) => ({ name: 'x'.repeat(length) });

  it.each(['/contact', '/client-errors', '/auth/login', '/modules/reports', '/testimonials'])(
    'is limited to 64 kB without a session: %s',
    async (path) => {
      const { body } = await api
        .asVisitor()
        .post(path)
        .send(message(65 * KILOBYTE))
        .expect(413);
      expect(body.code).toBe('request.too-large');
      const { status } = await api
        .asVisitor()
        .post(path)
        .send(message(60 * KILOBYTE));
      expect([400, 401]).toContain(status);
    },
  );

  it('is limited for chunked bodies, too', async () => {
    const status = await new Promise((resolve) => {
      const request = api.asVisitor().post('/contact').set('Content-Type', 'application/json');
      request.write('{"name":"');
      request.write('x'.repeat(66 * KILOBYTE));
      request.write('"}');
      request.end((_error, response) => resolve(response.status));
    });
    expect(status).toBe(413);
  });

  it('is limited to 64 kB in the form of a page', async () => {
    await api
      .site()
      .post('/contact')
      .type('form')
      .send(`message=${'x'.repeat(65 * KILOBYTE)}`)
      .expect(413);
  });

  it('is limited to a megabyte for staff', async () => {
    await asManager(JSON.stringify(message(500 * KILOBYTE))).expect(400);
    await asManager(JSON.stringify(message(LIMITS.jsonBodyBytes))).expect(413);
  });
});

describe('the shape of a body', () => {
  it.each([
    ['5,000 lists in one another', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'body:depth'],
    ['5,000 objects in one another', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'body:depth'],
    ['330,000 empty objects', JSON.stringify(Array(330_000).fill({})), 'body:listLength'],
    ['a long list in a field', JSON.stringify({ name: Array(251).fill('') }), 'body:listLength'],
    [
      '6,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [n, n]))),
      'body:count',
    ],
  ])('is limited before validation: %s', async (_, text, problem) => {
    const response = await asManager(text).expect(400);
    expect(response.body.code).toBe('request.invalid');
    expect(fieldsOf(response)).toEqual([problem]);
  });

  it('is reported in a short error', async () => {
    const fields = Array.from({ length: 300 }, (_, n) => [`${n}`.repeat(1000), n]);
    const response = await asManager(JSON.stringify(Object.fromEntries(fields))).expect(400);
    expect(fieldsOf(response)).toHaveLength(20);
    expect(response.text.length).toBeLessThan(5 * KILOBYTE);
  });
});

describe('a key with a special meaning in JavaScript', () => {
  const fields = { name: 'Ana', text: 'Gracias', rating: 5 };
  const withKey = (key: string) => JSON.stringify({ ...fields, KEY: { a: 1 } }).replace('KEY', key);
  const withEscapedKey = (key: string) => withKey(key.replace('o', '\\u006f'));

  it.each(PROTOTYPE_KEYS)('is refused like every unknown field: %s', async (key) => {
    for (const text of [withKey(key), withEscapedKey(key), withKey(key).replace('{"a":1}', 'null')]) {
      expect(fieldsOf(await asManager(text).expect(400))).toEqual([`${key}:whitelistValidation`]);
    }
  });

  it.each(PROTOTYPE_KEYS)('is refused inside an object or list field: %s', async (key) => {
    const text = JSON.stringify({
      title: 'x',
      content: '',
      metadata: { openingHours: [{ KEY: 1 }] },
      version: 0,
    });
    const response = await api
      .as('manager')
      .put('/landing-content/contact/draft')
      .set('Content-Type', 'application/json')
      .send(text.replace('KEY', key))
      .expect(400);
    expect(fieldsOf(response)).toEqual([`metadata.openingHours.0.${key}:whitelistValidation`]);
  });

  it('is reported with only the end of a long path', async () => {
    const text = `{"${'a'.repeat(100 * KILOBYTE)}":{"b":{"__proto__":1}}}`;
    const [field = ''] = fieldsOf(await asManager(text).expect(400));
    expect(field).toMatch(/^a+\.b\.__proto__:whitelistValidation$/);
    expect(field.length).toBeLessThan(200);
  });

  it.each(PROTOTYPE_KEYS)('is refused beside a file: %s', async (key) => {
    const parts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
    const form = [...parts, fieldPart(key, 'x'), filePart({ name: 'a.pdf', bytes: PDF })];
    const response = await sendForm(api.as('manager').post('/content'), form).expect(400);
    expect(fieldsOf(response)).toEqual([`${key}:whitelistValidation`]);
  });

  it.each(PROTOTYPE_KEYS)('is refused in a query: %s', async (key) => {
    const response = await api.as('manager').get(`/testimonials?${key}=1`).expect(400);
    expect(fieldsOf(response)).toEqual([`${key}:whitelistValidation`]);
  });

  it.each(PROTOTYPE_KEYS)('is refused in a field that holds JSON: %s', async (key) => {
    const slots = JSON.stringify([{ timezone: 'Europe/Madrid', time: '09:00', KEY: 1 }]).replace('KEY', key);
    const meeting = {
      category: 'yoga',
      title: 'Sesión',
      daysOfWeek: '["monday"]',
      timeSlots: slots,
      zoomLink: 'https://zoom.us/j/1',
    };
    const response = await api.as('admin').post('/zoom-meetings').send(meeting).expect(400);
    expect(fieldsOf(response)).toContain(`0.${key}:whitelistValidation`);

    const preview = await api
      .site()
      .post('/preview/landing')
      .set('Cookie', await cookieOf('manager'))
      .type('form')
      .send({ language: 'es', texts: `{"contact":{"${key}":1}}` });
    expect(preview.status).toBe(400);
  });

  it.each(PROTOTYPE_KEYS)('is refused in the form of a page: %s', async (key) => {
    await api.site().post('/contact').type('form').send(`${key}=x`).expect(400);
  });
});

async function cookieOf(username: string): Promise<string[]> {
  const login = { username, password: `${username}-vitral` };
  const { headers } = await api.asVisitor().post('/auth/login').send(login).expect(200);
  return [headers['set-cookie'] ?? []].flat();
}
