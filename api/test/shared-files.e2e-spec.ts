import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Content } from '../src/content/content.entity.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { rawRequest } from './set-up/raw-request.ts';
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

const fork = () => api.em();
const get = (url: string) => api.site().get(url).redirects(0);

async function counts(): Promise<{ link: number; content: number }> {
  const [link] = await linksOf(api, contentId);
  const content = await fork().findOneOrFail(Content, { id: contentId });
  return { link: link?.downloadCount ?? -1, content: content.downloadCount };
}

describe('the file of a link', () => {
  it('is sent to anybody as an attachment that must not be cached', async () => {
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

  it('is sent inline only if browsers can show it safely', async () => {
    await changeContent(api, contentId, { type: 'excel', mimeType: 'text/csv' });
    const { headers } = await get(`${path}/file?disposition=inline`).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=plan.pdf');
    expect(await counts()).toEqual({ link: 1, content: 1 });
  });

  it('counts each of many simultaneous downloads, and leaves the version unchanged', async () => {
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
    ['bytes=9999-', 416, expect.stringContaining('request.unsatisfiable'), 0],
    ['lines=1-2', 200, String(BYTES), 1],
  ])('responds to the range %s with %d and the right count', async (range, status, bytes, counted) => {
    const response = await rawRequest(`${api.url}${path}/file`, { Range: range });
    expect([response.status, String(response.body)]).toEqual([status, bytes]);
    expect(await counts()).toEqual({ link: counted, content: counted });
  });

  it('counts neither HEAD nor a 304 nor a preview', async () => {
    const { headers } = await api.site().head(`${path}/file`).expect(200);
    expect(headers['content-length']).toBe(String(BYTES.length));
    await get(`${path}/file`)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    await get(`${path}/file?disposition=inline`).expect(200);
    expect(await counts()).toEqual({ link: 0, content: 0 });
  });

  it('sends and counts the whole file if a range is of a stale copy', async () => {
    await get(`${path}/file`).set({ Range: 'bytes=4-7', 'If-Range': '"other"' }).expect(200);
    expect(await counts()).toEqual({ link: 1, content: 1 });
  });

  it('is the current one after the bytes were replaced', async () => {
    const bytes = Buffer.from('%PDF-1.7 newer');
    const stored = await api.application.get(FileStore).write('newer-plan.pdf', bytes);
    await changeContent(api, contentId, { filename: 'newer-plan.pdf', originalName: 'nuevo.pdf', ...stored });
    const { body, headers } = await get(`${path}/file`).expect(200);
    expect(body).toEqual(bytes);
    expect(headers['content-disposition']).toBe('attachment; filename=nuevo.pdf');
  });

  it('is neither named nor counted if its bytes are lost', async () => {
    await changeContent(api, contentId, { filename: 'lost.pdf' });
    const { headers } = await get(`${path}/file`).expect(404);
    expect(headers).not.toHaveProperty('content-disposition');
    expect(await counts()).toEqual({ link: 0, content: 0 });
  });

  it('is complete or not found while its item is permanently deleted', async () => {
    const manager = api.as('manager');
    const downloads = Array.from({ length: 20 }, () => get(`${path}/file`));
    const remove = (url: string) => manager.delete(url).query({ evenIfUsed: true }).expect(204);
    const deletion = remove(`/content/${contentId}`).then(() => remove(`/content/${contentId}/permanently`));
    const [responses] = await Promise.all([Promise.all(downloads), deletion]);
    for (const { status, body } of responses) {
      if (status === 200) expect(body).toEqual(BYTES);
      else expect(status).toBe(404);
    }
    await get(path).expect(404);
  });

  it('is not sent if it cannot be counted', async () => {
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
