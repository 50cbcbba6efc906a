import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SitePageState } from '@vitral/contracts/site-pages';
import { SitePagePublicationService } from '../src/site-pages/site-page-publication.service.ts';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
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
  await api.em().nativeDelete(SitePage, {});
});

const remove = ({ id, version }: SitePageState) =>
  editor.calls.delete(`/site-pages/${id}`).query({ version });
const restore = (id: string) => editor.calls.post(`/site-pages/${id}/restore`);
const unpublish = async ({ id, version }: SitePageState): Promise<SitePageState> =>
  (await editor.calls.post(`/site-pages/${id}/unpublish`).send({ version }).expect(200)).body;
const revisions = async (id: string) =>
  (await editor.calls.get(`/site-pages/${id}/revisions`).expect(200)).body;

describe('a deleted page', () => {
  it('returns as a draft with its revisions and preview links, and can be published again', async () => {
    const page = await editor.published({ isInNavigation: true });
    const { body: changed } = await editor.save(page, { title: 'Nuevo' }).expect(200);
    await editor.calls.post('/preview-links').send({ pageId: page.id, days: 7 }).expect(201);
    const before = { revisions: await revisions(page.id), state: await unpublish(changed) };

    await remove(before.state).expect(204);
    await editor.settle();
    await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(404);
    expect((await api.asVisitor().get('/site-pages/navigation').expect(200)).body).toEqual([]);
    expect((await api.asVisitor().get('/site-pages').expect(200)).body).toEqual([]);

    const { body } = await restore(page.id).expect(200);
    expect(body).toEqual(before.state);
    expect(body).toMatchObject({ draft: { title: 'Nuevo' }, published: null });
    expect(await revisions(page.id)).toEqual(before.revisions);
    const { body: links } = await editor.calls.get('/preview-links').query({ pageId: page.id }).expect(200);
    expect(links).toHaveLength(1);
    await editor.publish(body);
    await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(200);
  });

  it('leaves its path to another page, beside which it returns as a draft', async () => {
    const { body: page } = await editor.create().expect(201);
    await remove(page).expect(204);
    await editor.published();
    const { body } = await restore(page.id).expect(200);
    const { body: refused } = await editor.calls
      .post(`/site-pages/${page.id}/publish`)
      .send({ version: body.version })
      .expect(409);
    expect(refused.code).toBe('site-pages.slug-taken');
  });

  it('is not published by a date that passed while it was in the trash', async () => {
    const { body: page } = await editor.create().expect(201);
    const times = { publishAt: new Date(Date.now() + 3_600_000).toISOString(), unpublishAt: null };
    const { body: scheduled } = await editor.schedule(page, times).expect(200);
    const past = new Date(Date.now() - 1000);
    await api.em().nativeUpdate(SitePage, { id: page.id }, { publishAt: past, version: scheduled.version });
    await remove(scheduled).expect(204);
    const { body } = await restore(page.id).expect(200);
    expect(body).toMatchObject({ publishAt: null, published: null });
    await api.application.get(SitePagePublicationService).keepSchedule();
    expect(await editor.state(page.id)).toMatchObject({ published: null });
  });
});
