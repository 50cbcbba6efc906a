import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Restore } from '../src/backups/backups.entity.ts';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const MESSAGE = { name: 'Eva', email: 'eva@vitral.example', subject: 'other', message: 'Is anybody there?' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await ServedSite.open(api);
});
afterAll(() => api.stop());

const ask = async (path: string, method = 'GET') => {
  const { status, headers, body } = await rawRequest(api.url, {}, method, path);
  return { status, type: String(headers['content-type']), text: body.toString() };
};

describe('paths', () => {
  describe('an API path', () => {
    it.each(['/api/testimonials', '/%61pi/testimonials', '//api///testimonials', '/api/testimonia%6C%73'])(
      'spelled %s leads to the same route, cached or not',
      async (path) => {
        const plain = await ask('/api/testimonials');
        expect(plain.status).toBe(200);
        expect([await ask(path), await ask(path)]).toEqual([plain, plain]);
      },
    );

    it.each([
      ...[
        '/API/testimonials',
        '/Api/Testimonials',
        '/api/TESTIMONIALS',
        '/%41PI/testimonials',
        '/api/testimonials/',
      ],
      ...['/api', '/API', '/api/', '/API/', '/api/nowhere', '/API/nowhere', '//API//nowhere', '/API/docs'],
    ])('spelled %s is not found, with JSON for every method', async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const { status, type, text } = await ask(path, method);
        expect([method, status, type]).toEqual([method, 404, 'application/json; charset=utf-8']);
        expect(JSON.parse(text)).toMatchObject({ statusCode: 404, code: 'request.not-found' });
      }
    });
  });

  it.each([
    ...[
      '/UPLOADS/nothing.webp',
      '/Modules/shell/1/entry.js',
      '/HEALTH/live',
      '/Metrics',
      '/ROBOTS.TXT',
      '/SHARE/x',
    ],
    ...['/health/live/', '/robots.txt/', '/CONTACT', '/es/Contact'],
  ])('%s is not found', async (path) => {
    for (const method of ['GET', 'POST']) expect((await ask(path, method)).status).toBe(404);
  });

  it.each([
    ...[
      '/es/../api/testimonials',
      '/api/./testimonials',
      '/%2e%2e/api',
      '/uploads/..%2fapi',
      '/api%2Ftestimonials',
    ],
    ...[
      '/api\\testimonials',
      '/api%5Ctestimonials',
      '/uploads/%00',
      '/modules/%00/x/y',
      '/api/%0d',
      '/%',
      '/es/%c3',
    ],
    ...['http://127.0.0.1/api/testimonials', '*'],
  ])('the path %s is refused', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, text } = await ask(path, method);
      expect(JSON.parse(text)).toMatchObject({ statusCode: 400, code: 'request.invalid' });
      expect(status).toBe(400);
    }
  });

  describe('while a restore is under way', () => {
    const em = () => api.em();

    beforeAll(async () => {
      const now = new Date();
      await em().insert(Restore, { filename: 'a.tar', state: 'restoring', createdAt: now, seenAt: now });
      await api.application.get(TableChanges).settle();
    });
    afterEach(async () => {
      expect(await em().count(ContactMessage, { email: MESSAGE.email })).toBe(0);
    });

    it.each([
      ['/api/contact', 503],
      ['/%61pi/contact', 503],
      ['//api//contact', 503],
      ['/API/contact', 404],
      ['/%41%50%49/contact', 404],
      ['/api/Contact', 404],
      ['/api/contact/', 404],
      ['/api%2Fcontact', 400],
    ])('a message sent to %s is refused', async (path, status) => {
      const response = await fetch(api.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(MESSAGE),
      });
      expect(response.status).toBe(status);
    });
  });
});
