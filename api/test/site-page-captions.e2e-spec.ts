import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SitePage } from '../src/site-pages/site-pages.entity.ts';
import { block, PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

const webvtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`;

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

const film = (captions: object, fields = {}) => block({ captions }, fields);

/** Returns the URLs of the captions of each block as visitors get them. */
async function shownUrls(): Promise<Record<string, string>[]> {
  await editor.settle();
  const { body } = await api.asVisitor().get('/site-pages/by-slug/sobre-nosotros').expect(200);
  return body.blocks.map(({ values }: { values: { captions: Record<string, string> } }) => values.captions);
}

describe('the captions of a published page', () => {
  it('have a URL in each language, which visitors may cache for ever', async () => {
    const page = await editor.published({
      blocks: [film({ webvtt: webvtt('Hola'), webvttEn: webvtt('Hello') })],
    });
    const [urls] = await shownUrls();
    const path = (digest: string) => `/api/site-pages/${page.id}/captions/${digest}.vtt`;
    expect(urls).toEqual({
      url: path('206d23f40fc45289'),
      urlEn: expect.stringMatching(path('[0-9a-f]{16}')),
    });

    const { text, headers } = await api.site().get(String(urls?.['urlEn'])).expect(200);
    expect(text).toBe(`${webvtt('Hello')}\n`);
    expect(headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('have another URL after a change, and the previous URL is not found', async () => {
    const page = await editor.published({ blocks: [film({ webvtt: webvtt('Hola') })] });
    const [before] = await shownUrls();
    const { body: changed } = await editor.save(page, { blocks: [film({ webvtt: webvtt('Adiós') })] });
    await api.site().get(String(before?.['url'])).expect(200);

    await editor.publish(changed);
    const [after] = await shownUrls();
    await api.site().get(String(before?.['url'])).expect(404);
    expect((await api.site().get(String(after?.['url'])).expect(200)).text).toContain('Adiós');
  });

  it('are not found while the page or the block is hidden, or under another page', async () => {
    const captions = { webvtt: webvtt('Hola') };
    const page = await editor.published({ blocks: [film(captions)] });
    const [urls] = await shownUrls();
    const url = String(urls?.['url']);
    const other = await editor.published({ slug: 'otra', slugEn: null });
    await api.site().get(url.replace(page.id, other.id)).expect(404);
    await api.site().get(url.replace(page.id, 'film')).expect(404);
    await api.site().get(url.replace('.vtt', '0.vtt')).expect(404);
    await api.site().get(url.replace('.vtt', '')).expect(404);

    const { body: changed } = await editor.save(page, { blocks: [film(captions, { isHidden: true })] });
    await editor.publish(changed);
    await api.site().get(url).expect(404);

    const { body: shown } = await editor.save(await editor.state(page.id), { blocks: [film(captions)] });
    const { id, version } = await editor.publish(shown);
    await api.site().get(url).expect(200);
    await editor.calls.post(`/site-pages/${id}/unpublish`).send({ version }).expect(200);
    const { body, headers } = await api.site().get(url).expect(404);
    expect(body.code).toBe('site-pages.not-found');
    expect(headers['cache-control']).toBe('no-store');
  });
});
