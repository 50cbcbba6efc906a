import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redirect as RedirectResponse } from '@vitral/contracts/redirects';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Redirect } from '../src/redirects/redirects.entity.ts';
import { PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: PageEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  await releaseBlocks(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(Redirect, {});
});

const create = (from: string, to: string, status = 301) =>
  api.as('manager').post('/redirects').send({ from, to, status });

async function created(from: string, to: string, status = 301): Promise<RedirectResponse> {
  const { body } = await create(from, to, status).expect(201);
  await editor.settle();
  return body;
}

describe('a redirect', () => {
  it('leads from a path without a page, in every language, and keeps the query', async () => {
    await created('/promo', '/educacion', 302);
    await created('/es/antigua', 'https://example.org/nueva?x=1#y');
    const leads = async (path: string) => {
      const { status, headers } = await api.site().get(path);
      return [status, headers['location']];
    };
    expect(await leads('/promo')).toEqual([302, '/educacion']);
    expect(await leads('/promo/?utm=mail')).toEqual([302, '/educacion?utm=mail']);
    expect(await leads('/fr/promo')).toEqual([302, '/fr/educacion']);
    expect(await leads('/es/antigua?utm=mail')).toEqual([301, 'https://example.org/nueva?x=1#y']);
    expect(await leads('/en/antigua')).toEqual([404, undefined]);
  });

  it('gives way to a page at its path', async () => {
    await created('/sobre-nosotros', '/educacion');
    const page = await editor.published();
    await api.site().get('/es/sobre-nosotros').expect(200);
    await editor.calls.post(`/site-pages/${page.id}/unpublish`).send({ version: page.version }).expect(200);
    await editor.settle();
    await api.site().get('/es/sobre-nosotros').expect(301);
  });

  it('is changed and deleted, each with an audit entry, and not with a stale version', async () => {
    const { id, version } = await created('/uno', '/dos');
    const change = { from: '/uno', to: '/tres', status: 302, version };
    const { body } = await api.as('manager').put(`/redirects/${id}`).send(change).expect(200);
    expect(body).toMatchObject({ to: '/tres', status: 302, version: version + 1 });
    await api.as('admin').put(`/redirects/${id}`).send(change).expect(409);
    await api.as('manager').delete(`/redirects/${id}`).expect(204);
    await editor.settle();
    await api.site().get('/uno').expect(404);
    const entries = await api
      .em()
      .find(AuditEntry, { noun: 'redirects', itemId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb }) => verb)).toEqual(['created', 'updated', 'deleted']);
  });

  it.each([
    ['redirects.loop', '/x', '/x?again'],
    ['redirects.taken', '/a', '/c'],
    ['redirects.chain', '/x', '/a'],
    ['redirects.chain', '/b', '/x'],
  ])('is refused with %s from %s to %s', async (code, from, to) => {
    await created('/a', '/b#part');
    const { body } = await create(from, to).expect(409);
    expect(body.code).toBe(code);
  });

  it('forms no chain with one that is added at the same time', async () => {
    await Promise.all([create('/p', '/q'), create('/q', '/r'), create('/o', '/p')]);
    const { body } = await api.as('manager').get('/redirects').expect(200);
    const sources = body.map(({ from }: RedirectResponse) => from);
    expect(sources.length).toBeGreaterThan(0);
    expect(body.filter(({ to }: RedirectResponse) => sources.includes(to))).toEqual([]);
  });

  it.each([
    '',
    'x',
    '/',
    '/es',
    '/admin/x',
    '/es/api',
    '/a?b',
    '/a#b',
    '/a b',
    '/a/../b',
    '//x',
    '/uploads/x.jpg',
  ])('cannot begin at %j', async (from) => {
    const { body } = await create(from, '/x').expect(400);
    expect(body.params.fields).toEqual(['from:isRedirectSource']);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'x', ''])('cannot lead to %j', async (to) => {
    await create('/x', to).expect(400);
  });

  it('is for managers', async () => {
    await api.asVisitor().get('/redirects').expect(401);
    await api.as('user').get('/redirects').expect(403);
    await api.as('user').post('/redirects/import').send({ csv: 'from,to', isDryRun: true }).expect(403);
    const { id } = await created('/uno', '/dos');
    const { body } = await api.as('manager').get(`/redirects/${id}`).expect(200);
    expect(body).toMatchObject({ from: '/uno', to: '/dos' });
  });
});

describe('an import of redirects', () => {
  const importing = (lines: string[], isDryRun = false) =>
    api
      .as('manager')
      .post('/redirects/import')
      .send({ csv: lines.join('\n'), isDryRun });

  it('adds and changes all rows, after a dry run that changes nothing', async () => {
    await created('/uno', '/dos');
    await created('/igual', '/misma');
    const lines = [
      '\uFEFFFrom,To,Status',
      '/uno,/cuatro,302',
      '/igual,/misma,',
      '"/nueva/",https://example.org,301',
      '',
    ];
    const counts = { added: 1, changed: 1, unchanged: 1, problems: [] };
    expect((await importing(lines, true).expect(200)).body).toEqual(counts);
    expect((await api.as('manager').get('/redirects').expect(200)).body).toHaveLength(2);

    expect((await importing(lines).expect(200)).body).toEqual(counts);
    await editor.settle();
    await api.site().get('/nueva').expect(301);
    await api.site().get('/uno').expect(302);
    const [entry] = await api.em().find(AuditEntry, { noun: 'redirects', verb: 'uploaded' });
    expect(entry?.changes?.after).toEqual({ added: 1, changed: 1, unchanged: 1 });

    const { text, headers } = await api.as('manager').get('/redirects/export').expect(200);
    expect(headers['content-disposition']).toContain('redirecciones-');
    expect((await importing([text]).expect(200)).body).toEqual({
      added: 0,
      changed: 0,
      unchanged: 3,
      problems: [],
    });
  });

  it('reports every line with a problem, and then imports nothing', async () => {
    await created('/uno', '/dos');
    const lines = [
      'from,to,status',
      'sin-barra,/x,',
      '/a,javascript:x,',
      '/b,/x,307',
      '/c,/c,',
      '/d,/e,',
      '/e,/f,',
      '/g,/uno,',
      '/h,/x,',
      '/h,/y,',
    ];
    const { body } = await importing(lines).expect(200);
    expect(
      body.problems.map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
    ).toEqual([
      [2, 'from'],
      [3, 'to'],
      [4, 'status'],
      [5, 'loop'],
      [6, 'chain'],
      [7, 'chain'],
      [8, 'chain'],
      [10, 'repeated'],
    ]);
    expect((await api.as('manager').get('/redirects').expect(200)).body).toHaveLength(1);
  });

  it('refuses text that is no CSV, and a file without the columns', async () => {
    await importing(['from,to', '"open']).expect(400);
    expect((await importing(['a,b', '1,2']).expect(200)).body.problems).toEqual([
      { line: 1, problem: 'columns' },
    ]);
  });

  it('takes ten thousand rows, after which a path is found at once', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `/old-${index},/new-${index},301`);
    expect((await importing(['from,to,status', ...rows]).expect(200)).body.added).toBe(10_000);
    await editor.settle();
    const { headers } = await api.site().get('/en/old-9999').expect(301);
    expect(headers['location']).toBe('/en/new-9999');
  });
});
