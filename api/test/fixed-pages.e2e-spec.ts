import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIXED_PAGES, type SitePageState, type SitePageSummary } from '@vitral/contracts/site-pages';
import { RESERVED_ANCHORS } from '../src/site-pages/blocks/block-types.service.ts';
import { block, PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: PageEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  await releaseBlocks(api);
});
afterAll(() => api.stop());

async function stateOf(name: string): Promise<SitePageState> {
  const { body } = await editor.calls.get('/site-pages/editor').expect(200);
  const found = (body as SitePageSummary[]).find(({ fixed }) => fixed === name);
  return editor.state(found?.id ?? name);
}

describe('a page that the site links to', () => {
  it.each(FIXED_PAGES)('is published from the start: %s', async (name) => {
    const { body } = await api.asVisitor().get(`/site-pages/fixed/${name}`).expect(200);

    expect(body).toMatchObject({ slugs: { es: name, en: name, fr: name } });
    expect(body.descriptionFr).not.toBe(body.descriptionEn);
    expect(body.blocks.length).toBeGreaterThan(0);
  });

  it('is no page at a slug of its own, and others do not exist', async () => {
    const { body } = await api.asVisitor().get('/site-pages').expect(200);
    expect(JSON.stringify(body)).not.toContain('privacy');
    await api.asVisitor().get('/site-pages/fixed/prices').expect(404);
  });

  it('is edited as others are', async () => {
    const page = await stateOf('privacy');
    const { body: changed } = await editor.save(page, { title: 'Tus datos' }).expect(200);
    const published = await editor.publish(changed);
    expect(published).toMatchObject({ fixed: 'privacy', draft: null, published: { title: 'Tus datos' } });

    const { body } = await api.asVisitor().get('/site-pages/fixed/privacy').expect(200);
    expect(body.title).toBe('Tus datos');
    const { headers } = await editor.calls.get(`/site-pages/${page.id}/revisions`).expect(200);
    expect(headers['x-total-count']).toBe('2');
  });

  it('is in the sitemap with the instant of its publication', async () => {
    const { text } = await api.site().get('/sitemap.xml').expect(200);
    for (const [name, path] of [
      ['landing', ''],
      ['privacy', '/privacy'],
    ] as const) {
      const { publishedAt } = await stateOf(name);
      expect(text).toContain(`/es${path}</loc><lastmod>${publishedAt}</lastmod>`);
    }
    expect(text).toMatch(/\/es\/educacion<\/loc><xhtml/);
  });

  it('cannot be unpublished, deleted or moved', async () => {
    const page = await stateOf('terms');
    const { id, version } = page;
    const refused = [
      editor.calls.post(`/site-pages/${id}/unpublish`).send({ version }),
      editor.calls.delete(`/site-pages/${id}`).query({ version }),
      editor.schedule(page, { unpublishAt: new Date(Date.now() + 60_000).toISOString() }),
      editor.save(page, { slug: 'condiciones' }),
      editor.save(page, { slugEn: 'conditions' }),
    ];
    for (const { status, body } of await Promise.all(refused))
      expect([status, body.code]).toEqual([409, 'site-pages.fixed']);
    await api.asVisitor().get('/site-pages/fixed/terms').expect(200);
  });

  it('is published at a time', async () => {
    const { body: changed } = await editor.save(await stateOf('terms'), { title: 'Reglas' }).expect(200);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();

    const { body } = await editor.schedule(changed, { publishAt }).expect(200);
    expect(body).toMatchObject({ publishAt, unpublishAt: null });
  });
});

describe('the anchor of a block', () => {
  it('leads to one block of the page', async () => {
    const blocks = [block({}, { anchor: 'precios' }), block({}, { anchor: 'precios' })];
    const { body } = await editor.create({ blocks }).expect(400);
    expect(body.params.fields).toEqual(['blocks.1.anchor:isUniqueAnchor']);

    const { body: page } = await editor.create({ blocks: blocks.slice(0, 1) }).expect(201);
    expect(page.draft.blocks[0]).toMatchObject({ anchor: 'precios' });
  });

  it.each(RESERVED_ANCHORS)('is not one of the frame: %s', async (anchor) => {
    const { body } = await editor.create({ blocks: [block({}, { anchor })] }).expect(400);
    expect(body.params.fields).toEqual(['blocks.0.anchor:isUniqueAnchor']);
  });

  it.each(['Con espacio', '#precios', ' ', 'a"b'])('is refused as %j', async (anchor) => {
    await editor.create({ blocks: [block({}, { anchor })] }).expect(400);
  });
});
