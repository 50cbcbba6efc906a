import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { PreviewLink as PreviewLinkResponse } from '@vitral/contracts/preview-links';
import type { SitePageState } from '@vitral/contracts/site-pages';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { PreviewLink } from '../src/preview-links/preview-links.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
let editor: PageEditor;
let page: SitePageState;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  await releaseBlocks(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(SitePage, {});
  page = (await editor.create().expect(201)).body;
});

const post = (body: object = {}) =>
  editor.calls.post('/preview-links').send({ pageId: page.id, days: 7, ...body });

const make = async (): Promise<PreviewLinkResponse> => (await post().expect(201)).body;

const list = async (): Promise<PreviewLinkResponse[]> =>
  (await editor.calls.get('/preview-links').query({ pageId: page.id }).expect(200)).body;

const open = (path: string) => api.site().get(path);

const endDaysAgo = (days: number) =>
  api.em().nativeUpdate(PreviewLink, {}, { expiresAt: new Date(Date.now() - days * DAY_MS) });

describe('a link to a preview', () => {
  it('shows its visitors the newest draft, in the language that they choose', async () => {
    const { path, ...link } = await make();
    expect(link).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      createdBy: 'Mateo Rivas',
    });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBeCloseTo(7 * DAY_MS, -4);
    const { text: first } = await open(`${path}?lang=es`).expect(200);
    expect(first).toContain('<main>site-page|es|Sobre nosotros|Bienvenida</main>');
    expect(first).toContain('Vista previa: esta página no es pública');

    const published = await editor.publish(page);
    expect((await open(`${path}?lang=en`).expect(200)).text).toContain(
      'Preview: this page is public as shown here',
    );
    await editor.save(published, { title: 'Nuevo' }).expect(200);
    const { text } = await open(`${path}?lang=en`).expect(200);
    expect(text).toContain('<main>site-page|en|Nuevo|Bienvenida</main>');
    expect(text).toContain('Preview: these changes are not public yet');
    expect((await api.site().get('/es/sobre-nosotros').expect(200)).text).toContain('Sobre nosotros');
  });

  it('is neither cached nor indexed, runs no script and names its URL to nobody', async () => {
    const { headers, text } = await open((await make()).path).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("script-src 'none'"),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('<script');
  });

  it('ends at its time, when it is revoked and with its page, with a page in the language of the visitor', async () => {
    const first = await make();
    await editor.calls.delete(`/preview-links/${first.id}`).expect(204);
    await editor.calls.delete(`/preview-links/${first.id}`).expect(204);
    const { text, headers } = await open(`${first.path}?lang=fr`).expect(410);
    expect(text).toContain('<h1>Pas d’aperçu</h1>');
    expect(text).toContain('Ce lien a pris fin');
    expect(headers['cache-control']).toBe('no-store');

    const second = await make();
    await endDaysAgo(0);
    expect((await open(second.path).set('Cookie', 'language=en').expect(410)).text).toContain('has ended');
    expect(await list()).toEqual([]);

    const third = await make();
    await api.em().nativeDelete(SitePage, { id: page.id });
    await open(third.path).expect(404);
  });

  it.each(['x', `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'a'.repeat(3000)])(
    'is not found by the invented token %j',
    async (token) => {
      expect((await open(`/preview-links/${token}`).expect(404)).text).toContain('<div role="alert">');
    },
  );

  it('can be created, listed and revoked only by those who may edit pages', async () => {
    const { id } = await make();
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get('/preview-links').query({ pageId: page.id }).expect(status);
      await client.post('/preview-links').send({ pageId: page.id, days: 1 }).expect(status);
      await client.delete(`/preview-links/${id}`).expect(status);
    }
    expect((await list()).map((link) => link.id)).toEqual([id]);
    await post({ pageId: NOBODY }).expect(404);
    await editor.calls.get('/preview-links').query({ pageId: NOBODY }).expect(404);
    await editor.calls.delete(`/preview-links/${NOBODY}`).expect(404);
  });

  it.each([{ days: 2 }, { days: '7' }, { pageId: 'x' }, { expiresAt: '2030-01-01' }])('refuses %j', (wrong) =>
    post(wrong).expect(400),
  );

  it('is limited in number for each page, even in parallel', async () => {
    const em = api.em();
    const expiresAt = new Date(Date.now() + DAY_MS);
    for (let row = 1; row < LIMITS.previewLinks; row += 1)
      em.create(PreviewLink, { page: page.id, expiresAt, createdBy: null, revokedAt: null });
    await em.flush();
    const statuses = (await Promise.all([post(), post()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('leaves audit entries without its token', async () => {
    const { id, path } = await make();
    await editor.calls.delete(`/preview-links/${id}`).expect(204);
    const entries = await api.em().find(AuditEntry, { itemId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ verb, noun, itemName }) => [verb, noun, itemName])).toEqual([
      ['shared', 'preview-links', 'Sobre nosotros'],
      ['revoked', 'preview-links', 'Sobre nosotros'],
    ]);
    expect(JSON.stringify(entries)).not.toContain(path.split('/').at(-1));
  });

  it('is stored for 30 days after its end', async () => {
    const sweep = () => api.application.get(RetentionService).deleteExpired('preview-link-retention');
    await make();
    await endDaysAgo(29.9);
    await sweep();
    expect(await api.em().count(PreviewLink)).toBe(1);
    await endDaysAgo(30.1);
    await sweep();
    expect(await api.em().count(PreviewLink)).toBe(0);
  });
});
