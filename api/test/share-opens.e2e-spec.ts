import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RetentionService } from '../src/retention/retention.service.ts';
import { ShareLink, ShareVisitor } from '../src/share-links/share-links.entity.ts';
import { BROWSER, cookieOf, openAs } from './set-up/share-visitors.ts';
import { addContent, linksOf, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let contentId: string;
let id: string;
let path: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  contentId = await addContent(api);
  ({ id, path } = await share(api, contentId, { recipient: 'Ana Ruiz' }));
});

const open = (cookie = '', headers: Record<string, string> = {}, url = path) =>
  openAs(api, url, cookie, headers);
const counts = async () => {
  const link = (await linksOf(api, contentId)).find((one) => one.id === id);
  return [link?.openCount, link?.visitorCount];
};

describe('opens of a link', () => {
  it('count two people as two, and each of their returns', async () => {
    const first = cookieOf(await open());
    const second = cookieOf(await open());
    await open(first);
    await open(`language=en; ${second}`);
    await open(second);

    expect(await counts()).toEqual([5, 2]);
    expect(await linksOf(api, contentId)).toMatchObject([
      { recipient: 'Ana Ruiz', lastOpenedAt: expect.any(String), downloadCount: 0 },
    ]);
  });

  it('count every one of simultaneous opens, and their visitor once', async () => {
    const cookie = cookieOf(await open());
    await Promise.all(Array.from({ length: 9 }, () => open(cookie)));
    expect(await counts()).toEqual([10, 1]);
  });

  it('mark the browser for this link only, for as long as it is valid', async () => {
    const { headers } = await open();
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^vitral\.opened=[\w-]{22}; Max-Age=31536000; Path=\/share\/[\w-]{43}; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await open(cookieOf(await open()))).headers).not.toHaveProperty('set-cookie');

    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const short = await share(api, contentId, { expiresAt });
    const [cookie = ''] = (await open('', {}, short.path)).headers['set-cookie'] ?? [];
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(3600);
  });

  it('store a digest that differs for each link, and no mark', async () => {
    const cookie = cookieOf(await open());
    const other = await share(api, contentId);
    await open(cookie, {}, other.path);
    const rows = await api.em().find(ShareVisitor, { link: { $in: [id, other.id] } });
    expect(new Set(rows.map(({ digest }) => digest)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(cookie.replace('vitral.opened=', ''));
  });

  it.each([
    ['the preview of a chat', { 'User-Agent': 'WhatsApp/2.24.20.89 A' }],
    ['a prefetching browser', { 'User-Agent': BROWSER, 'Sec-Purpose': 'prefetch' }],
    ['a request without a browser', { 'User-Agent': '' }],
  ])('do not count %s', async (_, headers: Record<string, string>) => {
    expect((await open('', headers)).headers).not.toHaveProperty('set-cookie');
    expect(await counts()).toEqual([0, 0]);
  });

  it('do not count HEAD, the file, or a password form', async () => {
    await api.site().head(path).set('User-Agent', BROWSER).expect(200);
    await api.site().get(`${path}/file`).set('User-Agent', BROWSER).expect(200);
    expect(await counts()).toEqual([0, 0]);
    const locked = await share(api, contentId, { password: 'girasol' });
    await open('', {}, locked.path);
    expect(await linksOf(api, contentId)).toMatchObject([{ openCount: 0 }, { downloadCount: 1 }]);
  });

  it('count a made-up mark as none', async () => {
    const { headers } = await open('vitral.opened=<script>');
    expect(String(headers['set-cookie'])).toMatch(/^vitral\.opened=[\w-]{22};/);
    expect(await counts()).toEqual([1, 1]);
  });

  it('count no more than sixty an hour from one network, and show the page nevertheless', async () => {
    for (let time = 0; time < 62; time += 1) await open('', { 'X-Forwarded-For': '203.0.113.9' });
    expect(await counts()).toEqual([60, 60]);
    await open('', { 'X-Forwarded-For': '203.0.113.10' });
    expect(await counts()).toEqual([61, 61]);
  });

  it('forget the visitors, but not their number, when the link ends', async () => {
    const visitors = () => api.em().count(ShareVisitor, { link: id });
    await open();
    await open();
    const retention = api.application.get(RetentionService);
    await retention.deleteExpired('share-visitor-retention');
    expect(await visitors()).toBe(2);

    await api.em().nativeUpdate(ShareLink, { id }, { expiresAt: new Date(Date.now() - 60_000) });
    await retention.deleteExpired('share-visitor-retention');
    expect(await visitors()).toBe(0);

    await api.em().nativeUpdate(ShareLink, { id }, { expiresAt: null });
    await open();
    await api.as('manager').delete(`/share-links/${id}`).expect(204);
    expect([await visitors(), await counts()]).toEqual([0, [3, 3]]);
  });
});

describe('the recipient of a link', () => {
  it('reads the page in their language unless they chose another', async () => {
    const link = await share(api, contentId, { recipient: 'Chloé', language: 'fr' });
    expect(link).toMatchObject({ recipient: 'Chloé', language: 'fr' });
    expect((await open('', {}, link.path)).text).toContain('<html lang="fr">');
    expect((await open('language=en', {}, link.path)).text).toContain('<html lang="en">');
    expect((await open('', {}, `${link.path}?lang=es`)).text).toContain('<html lang="es">');
  });

  it('is not named on the page', async () => {
    expect((await open()).text).not.toContain('Ana Ruiz');
  });

  it('is one line, or nobody', async () => {
    expect(await share(api, contentId, { recipient: ' Ana\n Ruiz ' })).toMatchObject({
      recipient: 'Ana Ruiz',
    });
    expect(await share(api, contentId, { recipient: ' ' })).toMatchObject({
      recipient: null,
      language: null,
    });
    for (const [wrong, field] of [
      [{ recipient: 'x'.repeat(121) }, 'recipient:maxLength'],
      [{ recipient: 7 }, 'recipient:isString'],
      [{ language: 'de' }, 'language:isIn'],
    ] as const) {
      const { body } = await api
        .as('manager')
        .post(`/content/${contentId}/share-links`)
        .send({ expiresAt: null, password: null, ...wrong })
        .expect(400);
      expect(body.params.fields).toContain(field);
    }
  });
});
