import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContentVariant } from '../src/content/content.entity.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { addContent, BYTES, changeContent, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let contentId: string;
let path: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  contentId = await addContent(api);
  ({ path } = await share(api, contentId));
});

const fork = () => api.em();
const get = (url: string) => api.site().get(url).redirects(0);

describe('the page of a link', () => {
  it.each([
    ['es', 'Archivo compartido', 'Tamaño', 'Descargar', '1,50 MB'],
    ['en', 'Shared file', 'Size', 'Download', '1.50 MB'],
    ['fr', 'Fichier partagé', 'Taille', 'Télécharger', '1,50 MB'],
  ])('describes the file in %s', async (language, ...texts) => {
    await changeContent(api, contentId, { fileSize: 1_572_864, description: 'Paso\na paso' });
    const { text } = await get(path).set('Cookie', `language=${language}`).expect(200);
    for (const part of [`<html lang="${language}">`, 'Plan de presentación', 'Paso\na paso', ...texts]) {
      expect(text).toContain(part);
    }
    const chosen = await get(`${path}?lang=${language}`).set('Cookie', 'language=es').expect(200);
    const withoutKey = (page: string) => page.replace(/ name="key" value="[\w-]+"/, '');
    expect(withoutKey(chosen.text)).toBe(withoutKey(text));
  });

  it('is in the language of the site for visitors who chose none', async () => {
    expect((await get(`${path}?lang=de`)).text).toContain('<html lang="es">');
    await api.as('admin').put('/site-config/site_language').send({ value: 'fr' }).expect(200);
    expect((await get(path)).text).toContain('<html lang="fr">');
    await api.as('admin').put('/site-config/site_language').send({ value: 'es' }).expect(200);
  });

  it('shows when the link expires', async () => {
    const expiresAt = `${new Date().getFullYear() + 1}-06-01T10:00:00.000Z`;
    const link = await share(api, contentId, { expiresAt });
    const { text } = await get(`${link.path}?lang=en`).expect(200);
    expect(text).toContain(`<time datetime="${expiresAt}">June 1, `);
    expect((await get(`${path}?lang=en`)).text).not.toContain('Available until');
  });

  it('forbids scripts, caching, indexing, framing and referrers', async () => {
    const { path: withoutForm } = await share(api, contentId, { hasForm: false });
    const { headers, text } = await get(withoutForm).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/]+=';/);
    expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(text).not.toMatch(/<script| style=| on\w+=/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('escapes what people typed', async () => {
    await changeContent(api, contentId, {
      title: '"><script>alert(1)</script>',
      description: '<b>&amp;</b>',
    });
    const { text } = await get(path).expect(200);
    expect(text).not.toMatch(/<script|<b>/);
    expect(text).toContain('&#60;b&#62;&#38;amp;&#60;/b&#62;');
  });

  it.each([
    ['image', 'image/webp', /<img class="preview" [^>]*alt="Plan de presentación" width="40" height="30">/],
    ['video', 'video/mp4', /<video class="preview" [^>]*controls/],
    ['pdf', 'application/pdf', /<a class="link" href="[^"]+\?disposition=inline">/],
  ] as const)('previews a %s', async (type, mimeType, preview) => {
    const size = type === 'image' ? { width: 40, height: 30 } : {};
    await changeContent(api, contentId, { type, mimeType, ...size });
    expect((await get(path)).text).toMatch(preview);
    const { headers } = await get(`${path}/file?disposition=inline`).expect(200);
    expect(headers['content-disposition']).toBe('inline; filename=plan.pdf');
    expect(headers['content-type']).toBe(mimeType);
  });

  it('previews the variant of a picture that the browser accepts, and offers the picture itself', async () => {
    const picture = { type: 'image', mimeType: 'image/png', originalName: 'foto.png' } as const;
    await changeContent(api, contentId, picture);
    const stored = await api.application.get(FileStore).write('foto-1280.avif', Buffer.from('avif'));
    const em = fork();
    const facts = {
      shape: 'scaled',
      width: 1280,
      mimeType: 'image/avif',
      filename: 'foto-1280.avif',
    } as const;
    await em.persist(em.create(ContentVariant, { content: contentId, ...facts, ...stored })).flush();

    const accept = { Accept: 'image/avif,image/webp,*/*' };
    const preview = await get(`${path}/file?disposition=inline`).set(accept).expect(200);
    expect([preview.headers['content-type'], String(preview.body)]).toEqual(['image/avif', 'avif']);
    const download = await get(`${path}/file`).set(accept).expect(200);
    expect([download.headers['content-type'], download.body]).toEqual(['image/png', BYTES]);
  });

  it('responds to HEAD without a body', async () => {
    const { status, body, headers } = await rawRequest(`${api.url}${path}`, {}, 'HEAD');
    expect([status, body.length, headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
  });
});
