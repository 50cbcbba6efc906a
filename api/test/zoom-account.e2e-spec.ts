import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { OutgoingClient } from '../src/platform/outgoing/outgoing-client.ts';
import { ZOOM_APP, ZoomStandIn } from '@vitral/stand-ins/zoom';
import { type Api, startApi } from './start-api.ts';

let zoom: ZoomStandIn;
let api: Api;
beforeAll(async () => {
  zoom = await ZoomStandIn.start();
  api = await startApi(zoom.variables);
  Object.assign(api.application.get(OutgoingClient).limits, { milliseconds: 2000 });
});
afterAll(async () => {
  await api.stop();
  await zoom.stop();
});
beforeEach(async () => {
  zoom.next.length = 0;
  await api.em().execute(`delete from zoom_account; delete from audit_entry where noun = 'zoom-account'`);
});

const admin = () => api.as('admin');
const set = (fields: object = {}) =>
  admin()
    .put('/zoom-account')
    .send({ ...ZOOM_APP, version: 0, ...fields });
const test = async () => (await admin().post('/zoom-account/test').expect(200)).body;

const UNSET = {
  accountId: '',
  clientId: '',
  clientSecretEnd: null,
  eventSecretEnd: null,
  updatedAt: null,
  version: 0,
};

describe('the Zoom account', () => {
  it('can be set and removed; responses contain only the last four characters of its secrets', async () => {
    expect((await admin().get('/zoom-account').expect(200)).body).toEqual(UNSET);
    const { body } = await set().expect(200);
    expect(body).toEqual({
      accountId: ZOOM_APP.accountId,
      clientId: ZOOM_APP.clientId,
      clientSecretEnd: '1234',
      eventSecretEnd: '5678',
      updatedAt: expect.any(String),
      version: 1,
    });
    expect((await admin().get('/zoom-account')).body).toEqual(body);
    await admin().delete('/zoom-account').expect(204);
    await admin().delete('/zoom-account').expect(404);
    await admin().post('/zoom-account/test').expect(404);
    expect((await admin().get('/zoom-account')).body).toEqual(UNSET);
  });

  it('keeps a secret that is not sent again', async () => {
    await set().expect(200);
    const kept = { clientSecret: null, eventSecret: null, version: 1 };
    const { body } = await set({ ...kept, clientId: 'anotherClient' }).expect(200);
    expect(body).toMatchObject({
      clientId: 'anotherClient',
      clientSecretEnd: '1234',
      eventSecretEnd: '5678',
    });
    await set({ ...kept, version: 2 }).expect(200);
    expect(await test()).toEqual({ problem: null, status: 200 });
  });

  it('is never stored or recorded in clear text', async () => {
    await set().expect(200);
    await test();
    await admin().delete('/zoom-account').expect(204);
    const tables = await api
      .em()
      .execute<{ name: string }[]>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
      );
    for (const { name } of tables) {
      const rows = await api
        .em()
        .execute(`select * from ${name} as found where found::text like '%not_a_real%'`);
      expect(rows).toEqual([]);
    }
    const entries = await api
      .em()
      .execute(`select verb, changes from audit_entry where noun = 'zoom-account' order by created_at, id`);
    expect(entries).toEqual([
      {
        verb: 'updated',
        changes: {
          before: { accountId: '', clientId: '', clientSecretEnd: null, eventSecretEnd: null },
          after: {
            accountId: ZOOM_APP.accountId,
            clientId: ZOOM_APP.clientId,
            clientSecretEnd: '1234',
            eventSecretEnd: '5678',
          },
        },
      },
      { verb: 'tested', changes: null },
      { verb: 'deleted', changes: expect.objectContaining({ after: {} }) },
    ]);
  });

  it.each([
    ['no client secret at first', { clientSecret: null }, 'zoom-account.secret-missing'],
    ['a blank account', { accountId: '  ' }, 'request.invalid'],
    ['a colon in the client', { clientId: 'a:b' }, 'request.invalid'],
    ['two lines', { clientSecret: 'secret-secret\r\nX: 1' }, 'request.invalid'],
    ['a short secret', { eventSecret: 'short' }, 'request.invalid'],
    ['an unknown field', { host: 'me' }, 'request.invalid'],
    ['no version', { version: undefined }, 'request.invalid'],
  ])('is refused with %s', async (_what, fields, code) => {
    expect((await set(fields).expect(400)).body.code).toBe(code);
  });

  it('is set by one of several people at the same time; the others hear of it', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => set()));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'zoom-account.stale',
      params: { current: 1, changedBy: expect.any(String) },
    });
  });

  it('is only accessible to admins', async () => {
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/zoom-account').expect(status);
      await agent
        .put('/zoom-account')
        .send({ ...ZOOM_APP, version: 0 })
        .expect(status);
      await agent.post('/zoom-account/test').expect(status);
      await agent.delete('/zoom-account').expect(status);
    }
  });
});

describe('testing the Zoom account', () => {
  it('asks for another token once when Zoom rejects the one it has', async () => {
    await set().expect(200);
    await test();
    zoom.revokeTokens();
    expect(await test()).toEqual({ problem: null, status: 200 });
    const rejection = { status: 401, body: { code: 124 } };
    zoom.next.push(rejection, { status: 200, body: { access_token: 'x', expires_in: 3600 } }, rejection);
    expect(await test()).toEqual({ problem: 'refused', status: 401 });
  });

  it('logs in and lists meetings, without a secret in a URL', async () => {
    await set().expect(200);
    zoom.revokeTokens();
    zoom.requests.length = 0;
    expect(await test()).toEqual({ problem: null, status: 200 });
    expect(zoom.requests.slice(-2)).toEqual(['POST /oauth/token', 'GET /v2/users/me/meetings?page_size=1']);
    expect(zoom.requests.join()).not.toContain('not_a_real');
  });

  it('reports secrets that Zoom rejects, also when they replace others', async () => {
    await set().expect(200);
    await test();
    await admin().delete('/zoom-account').expect(204);
    await set({ clientSecret: 'a-wrong-secret' }).expect(200);
    expect(await test()).toEqual({ problem: 'refused', status: 400 });
  });

  it.each([
    ['refused', 403, { code: 200 }],
    ['limit', 429, { code: 429 }],
    ['unreachable', 503, {}],
    ['unreadable', 404, {}],
    ['unreadable', 302, {}],
    ['unreadable', 200, { meetings: 'none' }],
  ])('reports "%s" for a response of %i', async (problem, status, body) => {
    await set().expect(200);
    await test();
    zoom.next.push({ status, body });
    expect(await test()).toEqual({ problem, status });
  });

  it.each([{}, { access_token: 17 }, []])('reports "unreadable" for %j instead of a token', async (body) => {
    await set({ clientId: 'another' }).expect(200);
    zoom.next.push({ status: 200, body });
    expect(await test()).toMatchObject({ problem: 'unreadable' });
  });

  it('reports a lost connection, and secrets that were sealed with another SECRET_KEY', async () => {
    await set().expect(200);
    zoom.next.push('hang');
    expect(await test()).toEqual({ problem: 'unreachable', status: null });
    await api
      .em()
      .execute('update zoom_account set sealed_client_secret = ?', [randomBytes(60).toString('base64url')]);
    expect(await test()).toEqual({ problem: 'unreadable', status: null });
  });
});
