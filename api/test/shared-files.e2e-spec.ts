import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Content } from '../src/content/content.entity.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { askPlainly } from './set-up/ask-plainly.ts';
import { addContent, BYTES, changeContent, linksOf, share } from './set-up/shared-content.ts';
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

const fork = () => api.application.get(MikroORM).em.fork();
const get = (address: string) => api.site().get(address).redirects(0);

async function counts(): Promise<{ link: number; content: number }> {
  const [link] = await linksOf(api, contentId);
  const content = await fork().findOneOrFail(Content, { id: contentId });
  return { link: link?.downloadCount ?? -1, content: content.downloadCount };
}

describe('the page of a link', () => {
  it.each([
    ['es', 'Archivo compartido', 'Tamaño', 'Descargar', '1,50 MB'],
    ['en', 'Shared file', 'Size', 'Download', '1.50 MB'],
    ['fr', 'Fichier partagé', 'Taille', 'Télécharger', '1,50 MB'],
  ])('says in %s what the file is', async (language, ...texts) => {
    await changeContent(api, contentId, { fileSize: 1_572_864, description: 'Paso\na paso' });
    const { text } = await get(path).set('Cookie', `language=${language}`).expect(200);
    for (const part of [`<html lang="${language}">`, 'Plan de presentación', 'Paso\na paso', ...texts]) {
      expect(text).toContain(part);
    }
    const asked = await get(`${path}?lang=${language}`).set('Cookie', 'language=es').expect(200);
    expect(asked.text).toBe(text);
  });

  it('is in the language of the site for whoever chose none', async () => {
    expect((await get(`${path}?lang=de`)).text).toContain('<html lang="es">');
    await api.as('admin').put('/site-config/site_language').send({ value: 'fr' }).expect(200);
    expect((await get(path)).text).toContain('<html lang="fr">');
    await api.as('admin').put('/site-config/site_language').send({ value: 'es' }).expect(200);
  });

  it('says until when the link holds', async () => {
    const expiresAt = `${new Date().getFullYear() + 1}-06-01T10:00:00.000Z`;
    const link = await share(api, contentId, { expiresAt });
    const { text } = await get(`${link.path}?lang=en`).expect(200);
    expect(text).toContain(`<time datetime="${expiresAt}">June 1, `);
    expect((await get(`${path}?lang=en`)).text).not.toContain('Available until');
  });

  it('lets nothing run, be kept, listed, framed or told to other sites', async () => {
    const { headers, text } = await get(path).expect(200);
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

  it('shows what people typed as text', async () => {
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
  ] as const)('shows a %s in place', async (type, mimeType, preview) => {
    const size = type === 'image' ? { width: 40, height: 30 } : {};
    await changeContent(api, contentId, { type, mimeType, ...size });
    expect((await get(path)).text).toMatch(preview);
    const { headers } = await get(`${path}/file?disposition=inline`).expect(200);
    expect(headers['content-disposition']).toBe('inline; filename=plan.pdf');
    expect(headers['content-type']).toBe(mimeType);
  });

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await askPlainly(`${api.address}${path}`, {}, 'HEAD');
    expect([status, body.length, headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8']);
  });
});

describe('the file of a link', () => {
  it('is given as an attachment that nobody on the way keeps, whoever asks', async () => {
    for (const cookie of ['', 'vitral.session=s%3Anothing']) {
      const { headers, body } = await get(`${path}/file`).set('Cookie', cookie).expect(200);
      expect(body).toEqual(BYTES);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=plan.pdf',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    ['guía.pdf', "filename*=UTF-8''gu%C3%ADa.pdf"],
    ['日本語.pdf', "filename*=UTF-8''%E6%97%A5%E6%9C%AC%E8%AA%9E.pdf"],
    ['a"; b\\c.pdf', String.raw`filename="a\"; b\\c.pdf"`],
    ['x.pdf\r\nSet-Cookie: a=b', "filename*=UTF-8''x.pdf%0D%0ASet-Cookie%3A%20a%3Db"],
    ['../../etc/passwd', 'filename=passwd'],
  ])('is named %j without breaking the header', async (originalName, part) => {
    await changeContent(api, contentId, { originalName });
    const { headers } = await get(`${path}/file`).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename/);
    expect(headers['content-disposition']).toContain(part);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is shown in place only when browsers can do that safely', async () => {
    await changeContent(api, contentId, { type: 'excel', mimeType: 'text/csv' });
    const { headers } = await get(`${path}/file?disposition=inline`).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=plan.pdf');
    expect(await counts()).toEqual({ link: 1, content: 1 });
  });

  it('counts every one of many downloads at once, and leaves the version alone', async () => {
    const other = await share(api, contentId);
    const before = await fork().findOneOrFail(Content, { id: contentId });
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) => get(`${turn % 3 ? path : other.path}/file`).expect(200)),
    );
    const [newer, older] = await linksOf(api, contentId);
    expect([newer?.downloadCount, older?.downloadCount]).toEqual([10, 20]);
    expect(Date.parse(older?.lastDownloadAt ?? '')).toBeGreaterThan(Date.now() - 30_000);
    const { downloadCount, version, updatedAt } = await fork().findOneOrFail(Content, { id: contentId });
    expect({ downloadCount, version, updatedAt }).toEqual({
      downloadCount: 30,
      version: before.version,
      updatedAt: before.updatedAt,
    });
  });

  it.each([
    ['bytes=0-3', 206, '%PDF', 1],
    ['bytes=0-', 206, String(BYTES), 1],
    ['bytes=4-7', 206, '-1.4', 0],
    ['bytes=-4', 206, 'red\n', 0],
    [`bytes=-${BYTES.length}`, 206, String(BYTES), 1],
    ['bytes=0-1,4-5', 200, String(BYTES), 1],
    ['bytes=9999-', 416, '', 0],
    ['lines=1-2', 200, String(BYTES), 1],
  ])('answers the range %s with %d and counts it rightly', async (range, status, bytes, counted) => {
    const answer = await askPlainly(`${api.address}${path}/file`, { Range: range });
    expect([answer.status, String(answer.body)]).toEqual([status, bytes]);
    expect(await counts()).toEqual({ link: counted, content: counted });
  });

  it('counts no HEAD, no copy that still holds and no preview', async () => {
    const { headers } = await api.site().head(`${path}/file`).expect(200);
    expect(headers['content-length']).toBe(String(BYTES.length));
    await get(`${path}/file`)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    await get(`${path}/file?disposition=inline`).expect(200);
    expect(await counts()).toEqual({ link: 0, content: 0 });
  });

  it('counts whole what a stale copy asks for in part', async () => {
    await get(`${path}/file`).set({ Range: 'bytes=4-7', 'If-Range': '"other"' }).expect(200);
    expect(await counts()).toEqual({ link: 1, content: 1 });
  });

  it('is the present one after the bytes were replaced', async () => {
    const bytes = Buffer.from('%PDF-1.7 newer');
    const stored = await api.application.get(FileStore).write('newer-plan.pdf', bytes);
    await changeContent(api, contentId, { filename: 'newer-plan.pdf', originalName: 'nuevo.pdf', ...stored });
    const { body, headers } = await get(`${path}/file`).expect(200);
    expect(body).toEqual(bytes);
    expect(headers['content-disposition']).toBe('attachment; filename=nuevo.pdf');
  });

  it('is neither named nor counted when its bytes are lost', async () => {
    await changeContent(api, contentId, { filename: 'lost.pdf' });
    const { headers } = await get(`${path}/file`).expect(404);
    expect(headers).not.toHaveProperty('content-disposition');
    expect(await counts()).toEqual({ link: 0, content: 0 });
  });

  it('is not given when it cannot be counted', async () => {
    await fork().execute(
      'alter table share_link add constraint no_count check (download_count = 0) not valid',
    );
    try {
      const { headers, body } = await get(`${path}/file`).expect(500);
      expect(headers).not.toHaveProperty('content-disposition');
      expect(body.code).toBe('server.failure');
    } finally {
      await fork().execute('alter table share_link drop constraint no_count');
    }
    expect(await counts()).toEqual({ link: 0, content: 0 });
  });
});
