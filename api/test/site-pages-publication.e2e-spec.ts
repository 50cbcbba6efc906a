import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SitePagePublicationService } from '../src/site-pages/site-page-publication.service.ts';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
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

const page = (path: string) => api.site().get(path);

describe('the URL of a published page', () => {
  it('has its slug in each language, the Spanish one without another', async () => {
    await editor.published();
    expect((await page('/es/sobre-nosotros').expect(200)).text).toContain(
      '<main>site-page|es|Sobre nosotros|Bienvenida</main>',
    );
    await page('/en/about-us').expect(200);
    await page('/fr/sobre-nosotros').expect(200);
    await page('/about-us').expect(200);
    const { headers } = await page('/en/sobre-nosotros?utm=mail').expect(301);
    expect(headers['location']).toBe('/en/about-us?utm=mail');
    await page('/es/nosotros').expect(404);
  });

  it('redirects from its earlier slugs, until another page takes one', async () => {
    const first = await editor.published();
    const { body: renamed } = await editor.save(first, { slug: 'quienes-somos' }).expect(200);
    await editor.publish(renamed);
    const { headers } = await page('/es/sobre-nosotros').expect(301);
    expect(headers['location']).toBe('/es/quienes-somos');

    await editor.published({ title: 'Otra', slugEn: null });
    expect((await page('/es/sobre-nosotros').expect(200)).text).toContain('|Otra|');
  });

  it('responds 404 at once when the page is unpublished', async () => {
    const { id, version } = await editor.published();
    await page('/es/sobre-nosotros').expect(200);
    await editor.calls.post(`/site-pages/${id}/unpublish`).send({ version }).expect(200);
    await editor.settle();
    await page('/es/sobre-nosotros').expect(404);
  });

  it('is in the sitemap unless the page is kept from search engines', async () => {
    const shown = await editor.published();
    await editor.published({ title: 'Gracias', slug: 'gracias', slugEn: null, isIndexed: false });
    const { text } = await page('/sitemap.xml').expect(200);
    expect(text).toMatch(/<loc>[^<]+\/es\/sobre-nosotros<\/loc><lastmod>/);
    expect(text).toContain('/en/about-us</loc>');
    expect(text).toContain(shown.publishedAt);
    expect(text).not.toContain('gracias');
  });

  it('is in the navigation if its editors want it there', async () => {
    await editor.published();
    await editor.published({
      title: 'Menú',
      slug: 'menu',
      slugEn: null,
      titleEn: null,
      isInNavigation: true,
    });
    const { body } = await api.asVisitor().get('/site-pages/navigation').expect(200);
    expect(body).toEqual([
      { title: 'Menú', titleEn: null, titleFr: null, slugs: { es: 'menu', en: 'menu', fr: 'menu' } },
    ]);
  });
});

describe('a schedule', () => {
  /** Runs the job of the schedule as it runs each minute. */
  const minute = async () => {
    await api.application.get(SitePagePublicationService).keepSchedule();
    await editor.settle();
  };
  const from = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  it('publishes the draft at its time and takes the page back at another', async () => {
    const { body: draft } = await editor.create().expect(201);
    const { body: waiting } = await editor
      .schedule(draft, { publishAt: from(1), unpublishAt: from(2) })
      .expect(200);
    await minute();
    await page('/es/sobre-nosotros').expect(404);

    await api.em().nativeUpdate(SitePage, { id: draft.id }, { publishAt: new Date(from(-1)) });
    await minute();
    const published = await editor.state(waiting.id);
    expect(published).toMatchObject({ draft: null, publishAt: null, published: { title: 'Sobre nosotros' } });
    await page('/es/sobre-nosotros').expect(200);

    await api.em().nativeUpdate(SitePage, { id: draft.id }, { unpublishAt: new Date(from(-1)) });
    await minute();
    await page('/es/sobre-nosotros').expect(404);
    expect(await editor.state(draft.id)).toMatchObject({ published: null, unpublishAt: null });
    const entries = await api.em().find(AuditEntry, { itemId: draft.id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ['created', 'Mateo Rivas'],
      ['scheduled', 'Mateo Rivas'],
      ['published', null],
      ['unpublished', null],
    ]);
  });

  it('shows editors why a page could not be published', async () => {
    const { body: draft } = await editor.create().expect(201);
    await editor.schedule(draft, { publishAt: from(1) }).expect(200);
    await editor.published({ title: 'Más rápida' });
    await api.em().nativeUpdate(SitePage, { id: draft.id }, { publishAt: new Date(from(-1)) });
    await minute();
    const state = await editor.state(draft.id);
    expect(state).toMatchObject({ published: null, publishAt: null, failure: 'site-pages.slug-taken' });
    const { body: again } = await editor.save(state, { slug: 'otra', slugEn: null }).expect(200);
    expect(again.failure).toBeNull();
  });

  it('refuses a draft that could not be published, and an end before the beginning', async () => {
    const { body: incomplete } = await editor.create({ blocks: [block({ title: '' })] }).expect(201);
    await editor.schedule(incomplete, { publishAt: from(1) }).expect(400);
    const { body: draft } = await editor.create({ slug: 'otra', slugEn: null }).expect(201);
    const { body } = await editor.schedule(draft, { publishAt: from(2), unpublishAt: from(1) }).expect(400);
    expect(body.params.fields).toEqual(['unpublishAt:isAfter']);
    await editor.schedule(draft, { publishAt: 'tomorrow' }).expect(400);
  });
});

describe('POST /preview/site-page', () => {
  const send = (fields: object) => editor.preview(fields);

  it('shows unsaved content, without the values that are still being typed', async () => {
    const { body: draft } = await editor.create().expect(201);
    const content = { ...draft.draft, title: '', blocks: [block({ title: 'Sin guardar', url: 'htt' })] };
    const { text, status } = await send({ language: 'en', page: JSON.stringify(content) });
    expect(status).toBe(200);
    expect(text).toContain('<main>site-page|en|…|Sin guardar</main>');
    expect(text).toContain('<html lang="en"');
  });

  it('contains the captions that are being typed, which have no URL yet', async () => {
    const webvtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola & adiós';
    const blocks = [block({ captions: { webvtt } }), block({ captions: { webvtt: 'WEB' } })];
    const { text, headers } = await send({ language: 'es', page: JSON.stringify(pageContent({ blocks })) });
    expect(text.split('data:')).toHaveLength(2);
    expect(text).toContain(`|data:text/vtt;charset=utf-8,${encodeURIComponent(webvtt)}|`);
    expect(headers['content-security-policy']).toContain("media-src 'self' data:;");
  });

  it('refuses visitors and other shapes', async () => {
    await api.site().post('/preview/site-page').type('form').send({ language: 'es', page: '{}' }).expect(401);
    expect((await send({ language: 'es', page: '[]' })).status).toBe(400);
    expect((await send({ language: 'xx', page: '{}' })).status).toBe(400);
  });
});
