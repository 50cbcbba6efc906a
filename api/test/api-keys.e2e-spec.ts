import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { ApiKeyPlatform } from '@vitral/contracts/api-keys';
import { OutgoingClient } from '../src/platform/outgoing/outgoing-client.ts';
import { FeedServer } from './set-up/feed-server.ts';
import { type Api, startApi } from './start-api.ts';

const KEY = 'AIzaSyD-not_a_real_key-1234';
const LANGUAGES = '/youtube/v3/i18nLanguages?part=snippet';
const ACCOUNT = '/2/users/by/username/x';

let platforms: FeedServer;
let elsewhere: FeedServer;
let api: Api;
beforeAll(async () => {
  platforms = await FeedServer.start();
  elsewhere = await FeedServer.start();
  const base = `http://${platforms.host}`;
  api = await startApi({ OUTGOING_ALLOWED: platforms.host, YOUTUBE_API_URL: base, X_API_URL: base });
  Object.assign(api.application.get(OutgoingClient).limits, { milliseconds: 2000 });
});
afterAll(async () => {
  await api.stop();
  await platforms.stop();
  await elsewhere.stop();
});
beforeEach(() => em().execute(`delete from api_key; delete from audit_entry where noun = 'api-keys'`));

const em = () => api.em();
const admin = () => api.as('admin');
const setKey = (platform: ApiKeyPlatform, key = KEY) =>
  admin().put(`/api-keys/${platform}`).send({ key }).expect(200);
const testKey = async (platform: ApiKeyPlatform) =>
  (await admin().post(`/api-keys/${platform}/test`).expect(200)).body;

describe('an API key', () => {
  it('can be set; responses contain only its last four characters', async () => {
    const nothing = { lastFour: null, updatedAt: null };
    expect((await admin().get('/api-keys').expect(200)).body).toEqual([
      { platform: 'youtube', ...nothing },
      { platform: 'twitter', ...nothing },
    ]);

    const { body } = await setKey('youtube', `  ${KEY}\n`);
    expect(body).toEqual({ platform: 'youtube', lastFour: '1234', updatedAt: expect.any(String) });
    await setKey('youtube', `${KEY}-5678`);
    const { body: list } = await admin().get('/api-keys').expect(200);
    expect(list).toMatchObject([{ lastFour: '5678' }, { platform: 'twitter', ...nothing }]);

    await admin().delete('/api-keys/youtube').expect(204);
    await admin().delete('/api-keys/youtube').expect(404);
    expect((await admin().get('/api-keys')).body[0]).toMatchObject(nothing);
  });

  it('is never stored in clear text', async () => {
    platforms.serve(LANGUAGES, { status: 500, body: 'Server error' });
    const responses = [await setKey('youtube'), await admin().post('/api-keys/youtube/test')];
    const tables = await em().execute<{ name: string }[]>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'jobs')`,
    );
    for (const { name } of tables) {
      const rows = await em().execute(`select * from ${name} as found where found::text like '%not_a_real%'`);
      expect(rows).toEqual([]);
    }
    expect(JSON.stringify(responses.map(({ body, headers }) => [body, headers]))).not.toContain('not_a_real');

    await admin().delete('/api-keys/youtube').expect(204);
    const entries = await em().execute(
      `select verb, item_id, item_name, changes from audit_entry where noun = 'api-keys' order by created_at, id`,
    );
    expect(entries).toEqual([
      expect.objectContaining({
        verb: 'updated',
        item_id: 'youtube',
        item_name: 'youtube',
        changes: { before: { lastFour: null }, after: { lastFour: '1234' } },
      }),
      expect.objectContaining({ verb: 'tested', changes: null }),
      expect.objectContaining({ verb: 'deleted', changes: { before: { lastFour: '1234' }, after: {} } }),
    ]);
  });

  it.each([
    ['too short', 'short-1'],
    ['too short once trimmed', `   short-1     `],
    ['too long', 'k'.repeat(501)],
    ['not a string', 12_345_678],
    ['two lines long', 'key-key-key\r\nX-Other: 1'],
    ['not valid in a header', 'clave-señal-1234'],
  ])('is refused when it is %s', async (_what, key) => {
    const { body } = await admin().put('/api-keys/twitter').send({ key }).expect(400);
    expect(JSON.stringify(body)).not.toContain(String(key).trim());
  });

  it('is only accessible to admins, and exists only for platforms that use one', async () => {
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/api-keys').expect(status);
      await agent.put('/api-keys/youtube').send({ key: KEY }).expect(status);
      await agent.post('/api-keys/youtube/test').expect(status);
      await agent.delete('/api-keys/youtube').expect(status);
    }
    await admin().put('/api-keys/instagram').send({ key: KEY }).expect(404);
    await admin().post('/api-keys/youtube/test').expect(404);
  });

  it('is stored once per platform, even when set several times in parallel', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => setKey('twitter', `${KEY}${index}`)));
    const rows = await em().execute(`select last_four from api_key where platform = 'twitter'`);
    expect(rows).toHaveLength(1);
  });
});

describe('testing a key', () => {
  it('sends the key in a header, never in a URL', async () => {
    platforms.serve(LANGUAGES, '{"kind": "youtube#i18nLanguageListResponse", "items": []}');
    platforms.serve(ACCOUNT, '{"data": {"id": "783214", "name": "X", "username": "X"}}');
    await setKey('youtube');
    await setKey('twitter');
    expect(await testKey('youtube')).toEqual({ problem: null, status: 200 });
    expect(await testKey('twitter')).toEqual({ problem: null, status: 200 });
    expect(platforms.requestsFor(LANGUAGES)[0]).toMatchObject({ 'x-goog-api-key': KEY });
    expect(platforms.requestsFor(ACCOUNT)[0]).toMatchObject({ authorization: `Bearer ${KEY}` });
  });

  const reason = (text: string) => JSON.stringify({ error: { code: 403, errors: [{ reason: text }] } });

  it.each([
    ['refused', 400, reason('badRequest')],
    ['refused', 401, ''],
    ['refused', 403, reason('accessNotConfigured')],
    ['limit', 403, reason('quotaExceeded')],
    ['limit', 402, '{"title": "CreditsDepleted"}'],
    ['limit', 429, 'Too Many Requests'],
    ['unreachable', 500, ''],
    ['unreachable', 503, '<html>'],
    ['unreadable', 404, ''],
    ['unreadable', 200, '<html>Welcome'],
    ['unreadable', 200, '[]'],
    ['unreadable', 200, '{"items": 3, "data": "x"}'],
    ['unreadable', 200, '[['.repeat(100_000)],
  ])('reports "%s" for a response of %i', async (problem, status, body) => {
    for (const platform of ['youtube', 'twitter'] as const) {
      platforms.serve(platform === 'youtube' ? LANGUAGES : ACCOUNT, { status, body });
      await setKey(platform);
      expect(await testKey(platform)).toEqual({ problem, status });
    }
  });

  it('does not follow redirects with the key', async () => {
    const location = elsewhere.serve('/key', '{"items": []}');
    for (const target of [location, platforms.serve('/moved', '{"items": []}')]) {
      platforms.serve(LANGUAGES, { status: 302, headers: { location: target } });
      await setKey('youtube');
      expect(await testKey('youtube')).toEqual({ problem: 'unreadable', status: 302 });
    }
    expect([...elsewhere.requestsFor('/key'), ...platforms.requestsFor('/moved')]).toEqual([]);
  });

  it('times out on a platform that does not respond, and stops reading an oversized response', async () => {
    await setKey('youtube');
    platforms.serve(LANGUAGES, () => {});
    expect(await testKey('youtube')).toEqual({ problem: 'unreachable', status: null });
    platforms.serve(LANGUAGES, (response) => response.destroy());
    expect(await testKey('youtube')).toEqual({ problem: 'unreachable', status: null });
    platforms.serve(LANGUAGES, { body: randomBytes(3 * 1024 * 1024) });
    expect(await testKey('youtube')).toEqual({ problem: 'unreadable', status: null });
  });

  it('reports a key that was sealed with another SECRET_KEY, as after a restore elsewhere', async () => {
    const { length } = platforms.requestsFor(LANGUAGES);
    await setKey('youtube');
    await em().execute('update api_key set sealed = ?', [randomBytes(60).toString('base64url')]);
    expect(await testKey('youtube')).toEqual({ problem: 'unreadable', status: null });
    expect((await admin().get('/api-keys')).body[0]).toMatchObject({ lastFour: '1234' });
    expect(platforms.requestsFor(LANGUAGES)).toHaveLength(length);
    await setKey('youtube', `${KEY}-5678`);
    platforms.serve(LANGUAGES, '{"items": []}');
    expect(await testKey('youtube')).toEqual({ problem: null, status: 200 });
  });
});
