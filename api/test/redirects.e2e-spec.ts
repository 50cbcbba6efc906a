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
    const { id } = await created('/uno', '/dos');
    const { body } = await api.as('manager').get(`/redirects/${id}`).expect(200);
    expect(body).toMatchObject({ from: '/uno', to: '/dos' });
  });
});
