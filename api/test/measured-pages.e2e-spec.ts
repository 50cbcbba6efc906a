import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { MEASURING_SCRIPT } from '../src/pages/document/measuring-script.ts';
import { until } from './set-up/backups.ts';
import { putSettings } from './set-up/put-settings.ts';
import { ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: ServedSite;
beforeAll(async () => {
  api = await startApi();
  site = await ServedSite.open(api);
});
afterAll(() => api.stop());

/** Opens a page as a browser does. */
const visit = (path: string, cookie = '') =>
  site.page(path, cookie).set('Sec-Fetch-Dest', 'document').expect(200);

describe('a measured visit', () => {
  it('receives the script of the server with the set of the page, and a policy that allows it', async () => {
    await putSettings(api, { measuredShare: 100 });
    const set = await site.currentSet();
    // The second response comes from the cache of pages.
    for (let time = 0; time < 2; time += 1) {
      const { text, headers } = await visit('/en/contact');
      expect(text).toContain(`<script data-set="${set}">${MEASURING_SCRIPT}</script>`);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]* 'sha256-[^;]*;/);
      const { etag } = headers as { etag: string };
      await site.page('/en/contact').set({ 'Sec-Fetch-Dest': 'document', 'If-None-Match': etag }).expect(304);
    }
    const { text } = await visit('/admin', await site.sessionOf('admin'));
    expect(text).toMatch(/<script data-set="[^"]+" nonce="[^"]+">\(\(\) =>/);
  });

  it('receives a page that is compressed as tightly as those of other visits, so that it measures what they see', async () => {
    await putSettings(api, { measuredShare: 100 });
    const tight = String(brotliCompressSync((await visit('/fr/contact')).text).length);
    await until(
      () => visit('/fr/contact').set('Accept-Encoding', 'br'),
      ({ headers }) => headers['content-length'] === tight,
    );
  });

  it('leaves the pages of other visits as they are', async () => {
    await putSettings(api, { measuredShare: 100 });
    await visit('/en/contact');
    const refusing = await visit('/en/contact', 'consent=declined.2026-11-21');
    const { text } = await site.page('/en/contact').expect(200);
    expect([text, refusing.text].filter((html) => html.includes('data-set='))).toEqual([]);
  });

  it('does not occur while the share is zero', async () => {
    await putSettings(api, { measuredShare: 0 });
    expect((await visit('/en/contact')).text).not.toContain('data-set=');
  });
});
