import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { SitePageBulkChange, SitePageState } from '@vitral/contracts/site-pages';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { block, PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

const PATH = '/site-pages/editor/bulk';

let api: Api;
let editor: PageEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  await releaseBlocks(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(SitePage, { fixed: null });
});

const add = async (slug: string, changes: object = {}): Promise<SitePageState> =>
  (await editor.create({ title: `Página ${slug}`, slug, slugEn: null, ...changes }).expect(201)).body;
const read = async ({ id }: { id: string }): Promise<SitePageState> =>
  (await api.as('manager').get(`/site-pages/${id}`).expect(200)).body;
const send = (body: SitePageBulkChange, query = {}) => api.as('manager').post(PATH).query(query).send(body);
const change = async (body: SitePageBulkChange, query = {}): Promise<BulkResult> =>
  (await send(body, query).expect(200)).body;
const verbsOf = async ({ id }: { id: string }) => {
  const entries = await api.em().find(AuditEntry, { itemId: id }, { orderBy: { id: 'asc' } });
  return entries.map(({ verb }) => verb);
};

describe('bulk changes of pages', () => {
  it('publish drafts, and name the page that cannot be published', async () => {
    const [one, other, incomplete] = [
      await add('uno'),
      await add('dos'),
      await add('tres', { blocks: [block({ title: '' })] }),
    ];
    const ids = [one.id, other.id, incomplete.id];
    const { changed, skipped } = await change({ ids, action: 'publish' });
    expect(changed.toSorted()).toEqual([one.id, other.id].toSorted());
    expect(skipped).toMatchObject([
      { id: incomplete.id, name: 'Página tres', code: 'site-pages.incomplete' },
    ]);
    await editor.settle();
    await api.asVisitor().get('/site-pages/by-slug/uno').expect(200);
    expect(await verbsOf(one)).toEqual(['created', 'published']);
    expect(await change({ ids: [one.id], action: 'publish' })).toMatchObject({ changed: [], skipped: [] });
  });

  it('take pages back, but none that the site links to', async () => {
    const page = await editor.publish(await add('uno'));
    const fixed = await api.em().findOneOrFail(SitePage, { fixed: 'privacy' });
    const { changed, skipped } = await change({ ids: [page.id, fixed.id], action: 'unpublish' });
    expect(changed).toEqual([page.id]);
    expect(skipped).toMatchObject([{ id: fixed.id, code: 'site-pages.fixed' }]);
    expect(await read(page)).toMatchObject({ published: null, draft: { slug: 'uno' } });
    expect(await change({ ids: [page.id], action: 'unpublish' })).toMatchObject({ changed: [], skipped: [] });
  });

  it('set in the draft whether the header links to a page', async () => {
    const page = await editor.publish(await add('uno', { isInNavigation: false }));
    expect((await change({ ids: [page.id], action: 'show-in-navigation' })).changed).toEqual([page.id]);
    expect(await read(page)).toMatchObject({
      draft: { isInNavigation: true },
      published: { isInNavigation: false },
    });
    expect((await change({ ids: [page.id], action: 'show-in-navigation' })).changed).toEqual([]);
    expect((await change({ ids: [page.id], action: 'hide-from-navigation' })).changed).toEqual([page.id]);
  });

  it('delete drafts, and keep published pages', async () => {
    const [draft, published] = [await add('uno'), await editor.publish(await add('dos'))];
    const ids = [draft.id, published.id, NOBODY];
    const { changed, skipped } = await change({ ids, action: 'delete' });
    expect(changed).toEqual([draft.id]);
    expect(skipped).toEqual(
      expect.arrayContaining([
        { id: published.id, name: 'Página dos', code: 'site-pages.published', params: { id: published.id } },
        { id: NOBODY, name: '', code: 'site-pages.not-found', params: { id: NOBODY } },
      ]),
    );
  });

  it('restore deleted pages as drafts, each once', async () => {
    const ids = [(await add('uno')).id, (await add('dos')).id].toSorted();
    await change({ ids, action: 'delete' });
    const [one, other] = await Promise.all([
      change({ ids, action: 'restore' }),
      change({ ids: ids.toReversed(), action: 'restore' }),
    ]);
    expect([...one.changed, ...other.changed].toSorted()).toEqual(ids);
    expect([...one.skipped, ...other.skipped].map(({ code }) => code)).toEqual(
      ids.map(() => 'site-pages.not-found'),
    );
    for (const id of ids) {
      expect(await read({ id })).toMatchObject({ published: null, draft: { slugEn: null } });
      expect(await verbsOf({ id })).toEqual(['created', 'deleted', 'restored']);
    }
    await send({ total: 2, action: 'restore' }).expect(400);
  });

  it('change what a filter finds, unless the list has changed', async () => {
    await add('filtro-uno');
    await add('filtro-dos');
    await send({ total: 1, action: 'publish' }, { q: 'filtro' }).expect(409);
    expect((await change({ total: 2, action: 'publish' }, { q: 'filtro' })).changed).toHaveLength(2);
    expect((await change({ total: 2, action: 'unpublish' }, { q: 'filtro' })).changed).toHaveLength(2);
  });

  it('publish each page once when they run in parallel', async () => {
    const ids = [(await add('uno')).id, (await add('dos')).id];
    const runs = [ids, ids.toReversed(), ids].map((each) => change({ ids: each, action: 'publish' }));
    const results = await Promise.all(runs);
    expect(results.flatMap(({ changed }) => changed).toSorted()).toEqual(ids.toSorted());
  });

  it('are refused to visitors and users, with unknown actions and without a selection', async () => {
    const { id } = await add('uno');
    await api
      .asVisitor()
      .post(PATH)
      .send({ ids: [id], action: 'publish' })
      .expect(401);
    await api
      .as('user')
      .post(PATH)
      .send({ ids: [id], action: 'publish' })
      .expect(403);
    await api
      .as('manager')
      .post(PATH)
      .send({ ids: [id], action: 'explode' })
      .expect(400);
    await send({ action: 'publish' }).expect(400);
  });
});
