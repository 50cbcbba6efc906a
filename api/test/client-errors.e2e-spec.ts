import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientError, ClientErrorInput } from '@vitral/contracts/client-errors';
import { MAX_ROWS } from '../src/client-errors/error-reports.service.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { type Api, startApi } from './start-api.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ERROR: ClientErrorInput = {
  kind: 'script',
  message: 'x is undefined',
  stack:
    'TypeError: x is undefined\n    at draw (https://vitral.example/modules/mfe-people/0.1.0-6d3ad4f0/a.js?r=1:1:20)',
  page: '/es/educacion',
  module: 'mfe-people',
  release: '0.1.0-6d3ad4f0',
};

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(() => em().execute('delete from client_error; delete from rate_limit'));

const em = () => api.em();
const report = (error: object, userAgent = CHROME) =>
  api.asVisitor().post('/client-errors').set('user-agent', userAgent).send(error);
const list = async (query = {}): Promise<ClientError[]> =>
  (await api.as('admin').get('/client-errors').query(query).expect(200)).body;

describe('a report', () => {
  it('is accepted without a login and counted with equal ones, of which the latest is shown', async () => {
    const { body, headers } = await report(ERROR).expect(204);
    expect([body, headers['set-cookie']]).toEqual([{}, undefined]);
    const [first] = await list();
    expect(first).toEqual({
      ...ERROR,
      id: expect.any(String),
      stack: 'TypeError: x is undefined\n    at draw (/modules/mfe-people/0.1.0-6d3ad4f0/a.js:1:20)',
      browser: 'Chrome 156',
      preview: null,
      count: 1,
      createdAt: expect.any(String),
      lastAt: expect.any(String),
    });

    await Promise.all(
      Array.from({ length: 8 }, () => report({ ...ERROR, page: '/en' }, FIREFOX).expect(204)),
    );
    const [again, ...others] = await list();
    expect(others).toEqual([]);
    expect(again).toMatchObject({ id: first?.id, count: 9, browser: 'Firefox 140', page: '/en' });
    expect(Date.parse(again?.lastAt ?? '')).toBeGreaterThan(Date.parse(first?.createdAt ?? ''));
  });

  it.each([
    ['kind', { kind: 'render' }],
    ['message', { message: 'y is undefined' }],
    ['place', { stack: 'TypeError: x is undefined\n    at draw (https://vitral.example/b.js:1:20)' }],
    ['module', { module: 'mfe-social' }],
    ['release', { release: '0.1.1-6d3ad4f0' }],
  ])('with another %s is another error', async (_what, difference) => {
    await report(ERROR).expect(204);
    await report({ ...ERROR, ...difference }).expect(204);
    expect((await list()).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('stores nothing about the person who had the error', async () => {
    await report({
      kind: 'promise',
      message: 'GET https://vitral.example/api/users?q=ana failed for ana@correo.example, +52 55 1234 5678',
      stack: 'Error: key AAAAAAAAAAAAAAAAAAAAAMLheAAA0BuSeid\n at https://vitral.example/share/tok3n#x:1:2',
      page: '/share/tok3n?password=secret-word',
    }).expect(204);
    const row = JSON.stringify(await em().execute('select * from client_error'));
    for (const secret of ['q=ana', 'correo', '1234', 'AAAAAA', 'tok3n', 'secret-word', '127.0.0.1'])
      expect(row).not.toContain(secret);
    expect(await list()).toMatchObject([{ module: null, release: null, page: '/share/[token]' }]);
  });

  it.each([
    ['an unknown kind', { kind: 'other' }],
    ['no message', { message: '' }],
    ['a message that is too long', { message: 'a'.repeat(501) }],
    ['a stack that is too long', { stack: 'a'.repeat(4001) }],
    ['a path that is too long', { page: `/${'a'.repeat(300)}` }],
    ['an invalid module', { module: '../mfe' }],
    ['an invalid release', { release: 'a b' }],
    ['an unknown field', { user: 'ana' }],
  ])('is refused with %s', async (_what, wrong) => {
    await report({ ...ERROR, ...wrong }).expect(400);
  });

  it('is refused from another site, and as anything but JSON', async () => {
    await report(ERROR).set('sec-fetch-site', 'cross-site').expect(403);
    await api.asVisitor().post('/client-errors').type('text').send(JSON.stringify(ERROR)).expect(415);
    expect(await list()).toEqual([]);
  });

  it('is accepted 30 times in ten minutes from one network, even with different messages', async () => {
    const from = (url: string, message: string) => report({ ...ERROR, message }).set('x-forwarded-for', url);
    for (let time = 0; time < 30; time += 1)
      await from(`2001:db8::${time + 1}`, `Wrong ${'abcdef'.slice(0, 1 + (time % 6))}`).expect(204);
    const { headers } = await from('2001:db8::99', 'One more').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await from('2001:db8:1::1', 'From elsewhere').expect(204);
    expect((await list()).map(({ count }) => count)).toEqual([1, 5, 5, 5, 5, 5, 5]);
  });
});

describe('the list', () => {
  it('is searched, paged and sorted by latest report', async () => {
    for (const message of ['One', 'Two', 'Three']) await report({ ...ERROR, message });
    await report({ ...ERROR, message: 'One' });
    expect((await list()).map(({ message }) => message)).toEqual(['One', 'Three', 'Two']);
    const { body, headers } = await api.as('admin').get('/client-errors').query({ limit: 1, offset: 1 });
    expect([body.length, body[0].message, headers['x-total-count']]).toEqual([1, 'Three', '3']);
    expect(await list({ q: 'tHrEe' })).toMatchObject([{ message: 'Three' }]);
    expect(await list({ q: 'mfe_people' })).toEqual([]);
  });

  it('is deleted entry by entry or as a whole, which the audit log records', async () => {
    for (const message of ['One', 'Two', 'Three']) await report({ ...ERROR, message });
    const [third] = await list();
    await api.as('admin').delete(`/client-errors/${third?.id}`).expect(204);
    await api.as('admin').delete(`/client-errors/${third?.id}`).expect(404);
    expect((await list()).length).toBe(2);
    await api.as('admin').delete('/client-errors').expect(204);
    await api.as('admin').delete('/client-errors').expect(204);
    expect(await list()).toEqual([]);
    const entries = await em().execute(
      `select verb, item_name from audit_entry where noun = 'client-errors' order by created_at, id`,
    );
    expect(entries).toEqual([
      { verb: 'deleted', item_name: 'Three' },
      { verb: 'deleted', item_name: '× 2' },
    ]);
  });

  it('is only accessible to readers of the audit log', async () => {
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/client-errors').expect(status);
      await agent.delete('/client-errors').expect(status);
      await agent.delete('/client-errors/0198c5f2-3c1d-7abc-8def-0123456789ab').expect(status);
    }
  });
});

describe('retention', () => {
  it('stores the latest two thousand errors', async () => {
    await em().execute(
      `insert into client_error (fingerprint, kind, message, page, browser, created_at, last_at)
       select 'old' || number, 'script', 'Old ' || number, '/', 'other', now(), now() - make_interval(mins => number)
       from generate_series(1, ?) as number`,
      [MAX_ROWS],
    );
    await report(ERROR).expect(204);
    const [counted] = await em().execute(
      `select count(*)::int as count, count(*) filter (where fingerprint = 'old' || ?::text)::int as oldest from client_error`,
      [MAX_ROWS],
    );
    expect(counted).toEqual({ count: MAX_ROWS, oldest: 0 });
  });

  it('deletes an error thirty days after its last report', async () => {
    for (const message of ['Gone', 'Recent']) await report({ ...ERROR, message });
    await em().execute(
      `update client_error set created_at = now() - interval '60 days',
         last_at = now() - case message when 'Gone' then interval '31 days' else interval '29 days' end`,
    );
    await api.application.get(RetentionService).deleteExpired('client-error-retention');
    expect((await list()).map(({ message }) => message)).toEqual(['Recent']);
  });
});
