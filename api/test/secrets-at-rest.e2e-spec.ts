import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import type { UserLink } from '@vitral/contracts/users';
import { createAccessToken } from './set-up/access-tokens.ts';
import { createBackup } from './set-up/backups.ts';
import { splitArchive } from './set-up/archive-parts.ts';
import { type Api, startApi } from './start-api.ts';

const API_KEY = 'AIza-a-key-of-a-platform-4711';
const ZOOM_SECRET = 'a-client-secret-of-zoom-4712';
const EVENT_SECRET = 'a-token-of-events-4713';
const WEBHOOK_SECRET = 'a-secret-of-the-webhook';
const SECRET_KEY = 'a key that seals everything else of this server';

let api: Api;
/** All secrets that grant access to anybody who knows them. */
let secrets: string[];
beforeAll(async () => {
  api = await startApi({
    SECRET_KEY,
    SMS_WEBHOOK_URL: `http://127.0.0.1:9/send?token=${WEBHOOK_SECRET}`,
    YOUTUBE_API_URL: 'http://127.0.0.1:9',
    ZOOM_LOGIN_URL: 'http://127.0.0.1:9',
  });
  const admin = api.as('admin');
  await admin.put('/api-keys/youtube').send({ key: API_KEY }).expect(200);
  await admin.post('/api-keys/youtube/test').expect(200);
  const account = {
    accountId: 'AbC',
    clientId: 'client',
    clientSecret: ZOOM_SECRET,
    eventSecret: EVENT_SECRET,
  };
  await admin
    .put('/zoom-account')
    .send({ ...account, version: 0 })
    .expect(200);
  await admin.post('/zoom-account/test').expect(200);
  await admin.post('/notifications/test').send({ channel: 'sms', recipient: '+525512345678' }).expect(202);

  const newcomer = { name: 'Ada', username: 'ada', email: 'ada@vitral.example', role: 'user' };
  const { body } = await admin.post('/admin/users').send(newcomer).expect(201);
  const [, token = ''] = (body.link as UserLink).address.split('#');
  const factor = await admin.post('/profile/second-factor').send({ password: 'admin-vitral' }).expect(200);
  const forModule = { name: 'CI', module: 'mfe-people', mayActivate: true, days: 30 };
  const { body: made } = await admin.post('/module-tokens').send(forModule).expect(201);
  const withToken = api.asVisitor().delete('/modules/channel/candidate?version=1');
  await withToken.set('authorization', `Bearer ${made.token}`).expect(409);
  const { token: accessToken } = await createAccessToken(api);
  const byProgram = api.asVisitor().get('/testimonials/stats');
  await byProgram.set('authorization', `Bearer ${accessToken}`).expect(200);
  await createBackup(admin);
  secrets = [
    API_KEY,
    ZOOM_SECRET,
    EVENT_SECRET,
    WEBHOOK_SECRET,
    SECRET_KEY,
    token,
    factor.body.secret,
    'admin-vitral',
    made.token,
    accessToken,
  ];
});
afterAll(() => api.stop());

const found = (text: string) => secrets.filter((secret) => text.includes(secret));

describe('secrets at rest', () => {
  it.each([
    '/settings',
    '/api-keys',
    '/zoom-account',
    '/deliveries',
    '/module-tokens',
    '/backups',
    '/audit?limit=100',
    '/audit/export',
    '/admin/users',
  ])('no secret is in the response of %s', async (path) => {
    const { text } = await api.as('admin').get(path).expect(200);
    expect(text.length).toBeGreaterThan(2);
    expect(found(text)).toEqual([]);
  });

  it('no secret is in a backup, nor in the compressed files in it', async () => {
    const { id } = await createBackup(api.as('admin'));
    const { body } = await api.as('admin').get(`/backups/${id}/file`).expect(200);
    const parts = await splitArchive(body as Buffer);
    const texts = parts.map(({ name, content }) =>
      (name.endsWith('.gz') ? gunzipSync(content) : content).toString('latin1'),
    );
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'database/account/000001.copy.gz',
        'database/api_key/000001.copy.gz',
        'database/audit_entry/000001.copy.gz',
        'database/delivery/000001.copy.gz',
        'database/user_link/000001.copy.gz',
      ]),
    );
    expect(parts.filter(({ name }) => name.includes('module_token'))).toEqual([]);
    expect(texts.join('\n')).toContain('4711');
    expect(texts.flatMap(found)).toEqual([]);
  });
});
