import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { SitePageState } from '@vitral/contracts/site-pages';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
import { RESERVED_SLUGS } from '../src/site-pages/slugs.ts';
import { block, PageEditor, pageContent, releaseBlocks } from './set-up/site-pages.ts';
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
  await api.em().nativeDelete(SitePage, {});
});

const audited = async (id: string) => {
  const entries = await api
    .em()
    .find(AuditEntry, { noun: 'site-pages', itemId: id }, { orderBy: { id: 'asc' } });
  return entries.map(({ verb, actorName }) => [verb, actorName]);
};

describe('a page of the site', () => {
  it('is a draft until it is published, and every change is audited', async () => {
    const { body: created } = await editor.create().expect(201);
    expect(created).toMatchObject({ draft: pageContent({ blocks: created.draft.blocks }), published: null });
    await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(404);

    const published = await editor.publish(created);
    expect(published).toMatchObject({
      draft: null,
      published: { title: 'Sobre nosotros' },
      editedBy: 'Mateo Rivas',
    });
    const { body } = await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(200);
    expect(body).toMatchObject({ title: 'Sobre nosotros', blocks: [{ type: 'everything' }] });
    expect(await audited(created.id)).toEqual([
      ['created', 'Mateo Rivas'],
      ['published', 'Mateo Rivas'],
    ]);
  });

  it('shows visitors the published content while a newer draft is edited, and no hidden block', async () => {
    const hidden = block({ title: 'Oculto' }, { isHidden: true });
    const page = await editor.published({ blocks: [block(), hidden] });
    const { body: changed } = await editor.save(page, { title: 'Nuevo' }).expect(200);
    expect(changed).toMatchObject({ draft: { title: 'Nuevo' }, published: { title: 'Sobre nosotros' } });

    await editor.settle();
    const { body, text } = await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(200);
    expect(body.title).toBe('Sobre nosotros');
    expect(text).not.toContain('Oculto');
  });

  it('is audited with only the changed blocks', async () => {
    const blocks = [block({ title: 'Uno' }), block({ title: 'Dos' })];
    const { body: page } = await editor.create({ blocks }).expect(201);
    const [first, second] = page.draft.blocks;
    const changed = { ...second, values: { title: 'Otra' } };
    await editor.save(page, { title: 'Nuevo', blocks: [first, changed] }).expect(200);

    const entry = await api.em().findOneOrFail(AuditEntry, { itemId: page.id, verb: 'updated' });
    expect(entry.changes).toEqual({
      before: { title: 'Sobre nosotros', [`everything ${second.id}`]: { isHidden: false, title: 'Dos' } },
      after: { title: 'Nuevo', [`everything ${second.id}`]: { isHidden: false, title: 'Otra' } },
    });
  });

  it('refuses a stale change with the name of whoever was faster', async () => {
    const { body: page } = await editor.create().expect(201);
    const saves = await Promise.all([
      editor.save(page, { title: 'Uno' }),
      editor.save(page, { title: 'Dos' }),
      api
        .as('admin')
        .put(`/site-pages/${page.id}/draft`)
        .send({ ...page.draft, title: 'Tres', version: 1 }),
    ]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = saves.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'site-pages.stale',
      params: { changedBy: expect.any(String) },
    });
    await editor.calls.post(`/site-pages/${page.id}/publish`).send({ version: 1 }).expect(409);
  });

  it('returns to its published content, and keeps the draft of a page that has none', async () => {
    const page = await editor.published();
    const { body: changed } = await editor.save(page, { title: 'Nuevo' }).expect(200);
    const discard = ({ id, version }: SitePageState) =>
      editor.calls.delete(`/site-pages/${id}/draft`).query({ version });
    const { body } = await discard(changed).expect(200);
    expect(body).toMatchObject({ draft: null, published: { title: 'Sobre nosotros' } });

    const { body: fresh } = await editor.create({ slug: 'otra', slugEn: null }).expect(201);
    await discard(fresh).expect(404);
  });

  it('is deleted only after it was unpublished', async () => {
    const page = await editor.published();
    const remove = ({ id, version }: SitePageState) =>
      editor.calls.delete(`/site-pages/${id}`).query({ version });
    await remove(page).expect(409);

    const { body: hidden } = await editor.calls
      .post(`/site-pages/${page.id}/unpublish`)
      .send({ version: page.version })
      .expect(200);
    expect(hidden).toMatchObject({ published: null, draft: { title: 'Sobre nosotros' } });
    await editor.settle();
    await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(404);
    await remove(hidden).expect(204);
    await editor.calls.get(`/site-pages/${page.id}`).expect(404);
  });

  it('comes back exactly as an earlier revision had it', async () => {
    const first = await editor.published({ blocks: [block(), block({ title: 'Dos' }, { isHidden: true })] });
    const { body: changed } = await editor.save(first, { title: 'Otro', blocks: [] }).expect(200);
    const second = await editor.publish(changed);

    const { body: revisions, headers } = await editor.calls
      .get(`/site-pages/${first.id}/revisions`)
      .expect(200);
    expect(headers['x-total-count']).toBe('2');
    expect(revisions[1].content).toEqual(first.published);
    const { body: restored } = await editor.calls
      .post(`/site-pages/${first.id}/revisions/${revisions[1].id}/restore`)
      .send({ version: second.version })
      .expect(200);
    expect(restored.draft).toEqual(first.published);
    expect((await editor.publish(restored)).published).toEqual(first.published);
  });

  it('refuses visitors and users', async () => {
    const { body: page } = await editor.create().expect(201);
    for (const path of ['', '/editor', '/block-types', `/${page.id}`, `/${page.id}/revisions`]) {
      const expected = path === '' ? 200 : 401;
      await api.asVisitor().get(`/site-pages${path}`).expect(expected);
      if (path) await api.as('user').get(`/site-pages${path}`).expect(403);
    }
    await api.asVisitor().post('/site-pages').send(pageContent()).expect(401);
    await api.as('user').post('/site-pages').send(pageContent()).expect(403);
  });
});

describe('the slug of a page', () => {
  it('belongs to one published page, also when two are published at the same time', async () => {
    const drafts = await Promise.all(
      ['uno', 'dos'].map((slug) => editor.create({ slug, slugEn: 'shared' }).expect(201)),
    );
    const results = await Promise.all(
      drafts.map(({ body: { id, version } }) =>
        editor.calls.post(`/site-pages/${id}/publish`).send({ version }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'site-pages.slug-taken', params: { slug: 'shared' } });
  });

  it.each(['educacion', 'education', 'admin', 'api', 'es', 'uploads'])('cannot be %s', async (slug) => {
    const { body } = await editor.create({ slug }).expect(409);
    expect(body.code).toBe('site-pages.slug-taken');
  });

  it.each(['', 'Con Espacio', 'ñandú', 'a/b', '-a', 'a--b', 'a'.repeat(81)])(
    'is refused as %j',
    async (slug) => {
      const { body } = await editor.create({ slug }).expect(400);
      expect(body.params.fields).toContain('slug:isSlug');
    },
  );

  it('is never the beginning of a route of the server', async () => {
    const routes = await readFile(`${import.meta.dirname}/../routes.txt`, 'utf8');
    const parts = [...routes.matchAll(/^\w+ +\/([a-z-]+)\//gm)].map(([, part = '']) => part);
    const pages = ['educacion', 'education', 'contact', 'es', 'en', 'fr', 'meeting-registrations'];
    expect([...new Set(parts)].filter((part) => ![...RESERVED_SLUGS, ...pages].includes(part))).toEqual([]);
  });
});

describe('GET /site-pages/editor', () => {
  it('lists pages by status and words, with who changed them last', async () => {
    const shown = await editor.published();
    await editor.create({ title: 'Borrador', slug: 'borrador', slugEn: null }).expect(201);
    const other = await editor.published({ title: 'Cambiada', slug: 'cambiada', slugEn: null });
    await editor.save(other, { title: 'Cambiada ayer' }).expect(200);

    const list = async (query: object) =>
      (await editor.calls.get('/site-pages/editor').query(query).expect(200)).body;
    expect(await list({ sort: 'title' })).toMatchObject([
      { title: 'Borrador', status: 'draft', editedBy: 'Mateo Rivas' },
      { title: 'Cambiada ayer', status: 'changed' },
      { title: 'Sobre nosotros', status: 'published', id: shown.id, slug: 'sobre-nosotros' },
    ]);
    expect(await list({ q: 'AYER' })).toMatchObject([{ title: 'Cambiada ayer' }]);
    expect(await list({ status: 'published' })).toMatchObject([{ title: 'Sobre nosotros' }]);
    expect(await list({ status: 'changed' })).toMatchObject([{ title: 'Cambiada ayer' }]);
    expect(await list({ status: 'draft' })).toMatchObject([{ title: 'Borrador' }]);
  });
});
