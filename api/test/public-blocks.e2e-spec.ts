import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { PublicBlockContribution } from '@vitral/contracts/slots';
import { CollectionDocument } from '../src/collections/collections.entity.ts';
import { CHOSEN, MODULE, NEXT, PATH, PublicBlockSite, TALKS } from './set-up/public-blocks.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: PublicBlockSite;
beforeAll(async () => {
  api = await startApi();
  site = new PublicBlockSite(api);
  await site.start();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(CollectionDocument, {});
});

const LATEST: PublicBlockContribution = { ...NEXT, name: 'latest', order: 1, layout: 'list', sort: '-day' };

describe('a public block of a page', () => {
  it('contains the shown fields of the first documents in their order, and nothing else of them', async () => {
    for (const day of ['2026-12-03', '2026-12-01', '2026-12-04', '2026-12-02'])
      await site.add({ name: `Charla del ${day}`, text: 'Hola', day, url: 'https://vitral.example/a' });
    await site.publish('bloque', CHOSEN);
    const [content] = await site.contents('bloque');
    const item = (date: string) => ({
      ...{ id: expect.any(String), title: `Charla del ${date}`, text: 'Hola', date },
      link: 'https://vitral.example/a',
    });
    const items = ['2026-12-01', '2026-12-02', '2026-12-03'].map(item);
    expect(content).toEqual({ layout: 'cards', items });
  });

  it('changes at once in the HTML when a document is written, hidden, deleted or restored', async () => {
    await site.publish('escrita', CHOSEN);
    expect(await site.html('escrita')).not.toContain('Charla');
    const { id } = await site.add({ name: 'Charla nueva' });
    expect(await site.html('escrita')).toContain('Charla nueva');

    const put = (fields: object) =>
      api
        .as('manager')
        .put(`${PATH}/${id}`)
        .send({ name: 'Charla otra', isShown: true, ...fields });
    await put({ version: 1 }).expect(200);
    expect(await site.html('escrita')).toContain('Charla otra');
    await put({ version: 2, isShown: false }).expect(200);
    expect(await site.html('escrita')).not.toContain('Charla');
    await put({ version: 3 }).expect(200);
    await api.as('manager').delete(`${PATH}/${id}`).expect(204);
    expect(await site.html('escrita')).not.toContain('Charla');
    await api.as('manager').post(`${PATH}/${id}/restore`).expect(200);
    expect(await site.html('escrita')).toContain('Charla otra');
  });

  it('changes with a release of its module, with a rollback, and is left out without the module', async () => {
    await site.add({ name: 'Primera', text: 'Texto', day: '2026-12-01' });
    await site.add({ name: 'Segunda', day: '2026-12-02' });
    const page = await site.publish('version', CHOSEN, { ...CHOSEN, publicBlock: 'latest' });
    const html = () => site.html('version');
    expect(await html()).toContain('Block 0|Primera|Segunda|Block 1');
    expect((await site.contents('version'))[1]).toBeNull();

    await site.activate([{ ...NEXT, limit: 1, fields: { title: 'name' } }, LATEST]);
    expect(await html()).toContain('Block 0|Primera|Block 1|Segunda|Primera');
    expect(await site.contents('version')).toMatchObject([
      { items: [{ title: 'Primera' }] },
      { layout: 'list' },
    ]);
    await api.as('admin').post(`/modules/${MODULE}/rollback`).send({}).expect(200);
    expect(await html()).toContain('Block 0|Primera|Segunda|Block 1');

    await api.as('admin').post(`/modules/${MODULE}/deactivate`).send({}).expect(200);
    expect(await site.contents('version')).toEqual([null, null]);
    expect(await html()).toContain('Block 0|Block 1');
    // The choice of staff stays, also when they save the page meanwhile.
    const { body } = await site.editor.save(page, { title: 'Otra' }).expect(200);
    expect(body.draft.blocks[0].values.shown).toEqual(CHOSEN);
    await api.as('admin').post(`/modules/${MODULE}/rollback`).send({}).expect(200);
    expect(await html()).toContain('Block 0|Primera|Segunda|Block 1');
  });

  it('is in previews of unpublished pages, too', async () => {
    await site.add({ name: 'Charla en vista previa' });
    const { published } = await site.publish('vista', CHOSEN);
    const { text } = await site.editor.preview({ language: 'es', page: JSON.stringify(published) });
    expect(text).toContain('Charla en vista previa');
  });
});

/** The newest document lacks a title, the hundred before it have long texts. */
const HOSTILE_DOCUMENTS = `
  insert into collection_document
    (created_at, updated_at, version, module, collection, name, data, aside, search_text, slot1, slot2)
  select now(), now(), 1, ?, 'talks', 'x',
    case n when 10000 then '{"isShown": true}' else jsonb_build_object(
      'name', '<script>alert(1)</script>' || n, 'text', repeat('x', case when n > 9900 then 20000 else 1 end),
      'url', 'javascript:alert(1)', 'day', 7, 'isShown', true) end,
    '{}', '', to_jsonb(lpad(n::text, 5, '0')), 'true'
  from generate_series(1, 10000) as n`;

describe('a hostile module', () => {
  it('cannot activate a public block of a closed or foreign collection', async () => {
    const { public: _, ...closed } = TALKS;
    const [open, other] = [[TALKS], [closed as CollectionDeclaration]];
    expect(await site.refusal([NEXT], other)).toEqual(['public-block-collection-closed']);
    expect(await site.refusal([{ ...NEXT, collection: 'events' }], open)).toEqual([
      'public-block-collection-unknown',
    ]);
    expect(await site.refusal([{ ...NEXT, sort: 'name' }], open)).toEqual(['public-block-sort-unknown']);
  });

  it('shows nothing of a collection that the database has as closed or removed', async () => {
    await site.publish('cerrada', CHOSEN);
    await site.add({ name: 'Secreta' });
    const change = (changes: string) =>
      api.em().execute(`update module_collection set ${changes} where name = 'talks'`);
    await change(`declaration = declaration - 'public'`);
    expect(await site.contents('cerrada')).toEqual([null]);
    await change(`declaration = declaration || '{"public":"isShown"}', removed_at = now()`);
    expect(await site.contents('cerrada')).toEqual([null]);
    await change('removed_at = null');
    expect(await site.contents('cerrada')).toMatchObject([{ items: [{ title: 'Secreta' }] }]);
  });

  it('does not break a page with many documents, long texts, markup and old documents', async () => {
    await site.activate([{ ...NEXT, sort: '-day', limit: 12 }]);
    await api.em().execute(HOSTILE_DOCUMENTS, [MODULE]);
    await site.publish('enemiga', ...Array.from({ length: 20 }, () => CHOSEN));
    const contents = (await site.contents('enemiga')) as { items: Record<string, string>[] }[];
    expect(contents).toHaveLength(20);
    // The newest has no title.
    expect(contents[0]?.items).toHaveLength(11);
    const [first] = contents[0]?.items ?? [];
    expect(first).toEqual({
      id: first?.['id'],
      title: '<script>alert(1)</script>9999',
      text: `${'x'.repeat(499)}…`,
    });
    await site.activate();
  });
});

describe('GET /site-pages/public-blocks', () => {
  it('lists the public blocks of active modules by their order, for editors of pages', async () => {
    await site.activate([NEXT, LATEST]);
    const { body } = await api.as('manager').get('/site-pages/public-blocks').expect(200);
    const { title } = NEXT;
    expect(body).toEqual([
      { ...CHOSEN, publicBlock: 'latest', title },
      { ...CHOSEN, title },
    ]);
    await api.as('user').get('/site-pages/public-blocks').expect(403);
    await api.asVisitor().get('/site-pages/public-blocks').expect(401);
    await site.activate([]);
    expect((await api.as('manager').get('/site-pages/public-blocks').expect(200)).body).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a name alone', 'next'],
    ['nothing', {}],
    ['no name', { module: MODULE, publicBlock: '' }],
    ['a long name', { module: MODULE, publicBlock: 'x'.repeat(121) }],
    ['more than a choice', { ...CHOSEN, sql: 'x' }],
  ])('does not let a page choose %s', async (_, shown) => {
    await site.activate();
    const { id: __, ...page } = await site.publish(`elige-${Math.random()}`.replace('.', ''), CHOSEN);
    const blocks = (page.published?.blocks ?? []).map((one) => ({
      ...one,
      values: { ...one.values, shown },
    }));
    const { body } = await site.editor.create({ slug: 'no', slugEn: null, blocks }).expect(400);
    expect(body.params.fields).toEqual(['blocks.0.values.shown:isPublicBlock']);
  });
});
