import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import type { SitePageContent, SitePageState } from '@vitral/contracts/site-pages';
import sharp from 'sharp';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { SocialPictureProcess } from '../src/social-pictures/drawing/social-picture-process.ts';
import { upload } from './set-up/forms.ts';
import { BLOCK_TYPES, PageEditor } from './set-up/site-pages.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

const BY_SLUG = '/api/site-pages/by-slug/:slug';

/** Describes the social picture of a page of staff by its stored fields. */
const RENDERER = `exports.render = async ({ page, answers }) => {
  const stored = JSON.parse(answers['${BY_SLUG}'] ?? 'null');
  const picture = stored?.blocks[0]?.values.picture?.url ?? null;
  return {
    head: '<title>' + page + '</title>', html: '<main></main>', freshUntil: null,
    socialPicture: page === 'plain' ? undefined : {
      title: stored?.title ?? page, picture, chosen: stored?.socialPicture ?? null,
    },
  };
};`;

const atRoot = (path: string) => ({ es: path, en: path, fr: path });

let api: Api;
let editor: PageEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', {});
  await buildPublicModule(workspace, RENDERER, {
    publicPages: [
      { page: 'landing', addresses: atRoot('/'), reads: [], isIndexed: true },
      { page: 'plain', addresses: atRoot('/plain'), reads: [], isIndexed: true },
      {
        page: 'site-page',
        addresses: atRoot('/:slug'),
        items: '/api/site-pages',
        hasOwnSlugs: true,
        reads: [BY_SLUG],
        isIndexed: true,
      },
      { page: 'not-found', reads: [], isIndexed: false },
    ],
    blocks: BLOCK_TYPES,
  });
  await api.application.get(WorkspaceBuilds).publish(workspace);
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const get = (path: string) => api.site().get(path).responseType('blob');

/** Returns the path of the social picture that a page names. */
async function pictureOf(page: string): Promise<string> {
  const { text } = await api.site().get(page).expect(200);
  const url = /<meta property="og:image" content="(.*?)">/.exec(text)?.[1] ?? '';
  expect(text).toContain(`<meta name="twitter:image" content="${url}">`);
  return new URL(url).pathname;
}

async function shown(path: string) {
  const { body, headers } = await get(path).expect(200).expect('Content-Type', 'image/png');
  const { format, width, height } = await sharp(body as Buffer).metadata();
  const sides = await Promise.all(['left', 'right'].map((side) => colourOf(body as Buffer, side)));
  return { format, width, height, sides, headers, bytes: body as Buffer };
}

/** Returns the colour in the middle of the edge at a side. */
async function colourOf(bytes: Buffer, side: string): Promise<number[]> {
  const left = side === 'left' ? 4 : 1190;
  const { data } = await sharp(bytes)
    .extract({ left, top: 330, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

let count = 0;
async function publish(fields: Partial<SitePageContent>): Promise<{ page: SitePageState; path: string }> {
  const slug = `pagina-${++count}`;
  const page = await editor.published({ slug, slugEn: null, ...fields });
  return { page, path: `/es/${slug}` };
}

const RED = [200, 20, 20];
async function redPicture(): Promise<ContentItem> {
  const [r, g, b] = RED as [number, number, number];
  const bytes = await sharp({ create: { width: 1400, height: 700, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  return (await upload(api.as('manager'), { name: 'red.png', bytes }, {}).expect(201)).body;
}

const isRed = ([r = 0, g = 0, b = 0]: number[] = []) => r > 150 && g < 80 && b < 80;
const withPicture = (url: string) => [
  {
    id: crypto.randomUUID(),
    type: 'everything',
    isHidden: false,
    values: { title: 'A', picture: { url, isDecorative: true } },
  },
];

describe('the social picture of a page', () => {
  it('is a PNG that a page names in each language, for everybody and permanently', async () => {
    const [spanish, french] = [await pictureOf('/es'), await pictureOf('/fr')];
    expect(spanish).toMatch(/^\/social\/[\da-f]{16}\/es\.png$/);
    expect(french).toMatch(/\/fr\.png$/);

    const { headers, ...picture } = await shown(spanish);
    expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    await get(spanish).set('If-None-Match', String(headers['etag'])).expect(304);
    const head = await api.site().head(spanish).expect(200);
    expect(head.headers['content-length']).toBe(String(picture.bytes.length));
  });

  it('changes with the title, and the earlier one is gone', async () => {
    const { page, path } = await publish({ title: 'Ayer' });
    const before = await pictureOf(path);
    const { bytes } = await shown(before);

    const { body: changed } = await editor.save(page, { title: 'Mañana, el corazón' }).expect(200);
    await editor.publish(changed);
    const after = await pictureOf(path);
    expect(after).not.toBe(before);
    expect((await shown(after)).bytes.equals(bytes)).toBe(false);
    await get(before).expect(404);
  });

  it('shows any title', async () => {
    const titles = ['中文 🎉', '<b>&amp;</b>', 'x'.repeat(200), 'Muy '.repeat(50).trim(), '\u0301', '%'];
    for (const title of titles) {
      const { path } = await publish({ title });
      expect(await shown(await pictureOf(path))).toMatchObject({ width: 1200, height: 630 });
    }
  });

  it.each([
    ['a wrong digest', (path: string) => path.replace(/[\da-f]{16}/, '0123456789abcdef')],
    ['the digest of another page', (path: string) => path.replace('/es.png', '/fr/nowhere.png')],
    ['a page that does not exist', (path: string) => path.replace('/es.png', '/es/nowhere.png')],
    ['a path without language', (path: string) => path.replace('/es.png', '/.png')],
    ['another format', (path: string) => path.replace('.png', '.svg')],
    ['a deeper path', (path: string) => path.replace('/es.png', '/es/a/%25/c.png')],
  ])('is not drawn for %s', async (_, change) => {
    const drawing = jest.spyOn(api.application.get(SocialPictureProcess), 'draw');
    await get(change(await pictureOf('/es'))).expect(404);
    expect(drawing).not.toHaveBeenCalled();
  });

  it('is that of the site on a page whose release describes none', async () => {
    const { text } = await api.site().get('/es/plain').expect(200);
    expect(text).not.toContain('/social/');
    await get('/social/0123456789abcdef/es/plain.png').expect(404);
  });

  it('is drawn once for parallel requests', async () => {
    const { path } = await publish({ title: 'A la vez' });
    const picture = await pictureOf(path);
    const drawing = jest.spyOn(api.application.get(SocialPictureProcess), 'draw');

    const responses = await Promise.all(Array.from({ length: 8 }, () => get(picture).expect(200)));
    expect(new Set(responses.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(drawing).toHaveBeenCalledTimes(1);
  });

  it('shows the picture of the page on its right half, and without it once its file is missing', async () => {
    const { filename } = await redPicture();
    const { path } = await publish({ title: 'Roja', blocks: withPicture(`/uploads/${filename}`) });
    const picture = await pictureOf(path);

    const { sides, headers } = await shown(picture);
    expect(sides.map(isRed)).toEqual([false, true]);
    expect(headers['cache-control']).toBe('public, max-age=86400');

    const gone = await publish({ title: 'Sin archivo', blocks: withPicture(`/uploads/${filename}`) });
    const store = api.application.get(FileStore);
    jest.spyOn(store, 'read').mockResolvedValue(null);
    const without = await shown(await pictureOf(gone.path));
    expect(without.sides.map(isRed)).toEqual([false, false]);
    expect(without.headers['cache-control']).toBe('public, no-cache');
  });

  it('is the picture that staff chose, which may not be deleted unnoticed', async () => {
    const { id, filename } = await redPicture();
    const { path } = await publish({ title: 'Elegida', socialPicture: `/uploads/${filename}` });

    const { sides, ...picture } = await shown(await pictureOf(path));
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    expect(sides.map(isRed)).toEqual([true, true]);
    const { body } = await api.as('manager').delete(`/content/${id}`).expect(409);
    expect(body.params.uses).toMatchObject([{ noun: 'site-pages', itemName: 'Elegida' }]);
  });

  it('is optional, and refused as anything but a URL', async () => {
    const { body } = await editor.create({ slug: 'sin-imagen', slugEn: null }).expect(201);
    expect(body.draft).toMatchObject({ socialPicture: null, socialPictureEn: null, socialPictureFr: null });
    for (const field of ['socialPicture', 'socialPictureFr']) {
      const { body: refusal } = await editor.save(body, { [field]: 'javascript:alert(1)' }).expect(400);
      expect(refusal.params.fields).toEqual([`${field}:isWebAddress`]);
    }
  });
});

describe('the preview of a social picture', () => {
  const preview = (query: object) =>
    api.as('manager').get('/social-pictures/preview').query(query).responseType('blob');

  it('is drawn only for staff', async () => {
    const { body } = await preview({ title: 'Borrador', language: 'fr' }).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'png', width: 1200 });
    await get('/api/social-pictures/preview?title=Borrador').expect(401);
    await api.as('user').get('/social-pictures/preview').query({ title: 'Borrador' }).expect(403);
  });

  it('refuses what a page could not have', async () => {
    await preview({ title: 'x'.repeat(201) }).expect(400);
    await preview({ title: 'A', language: 'de' }).expect(400);
    await preview({ title: 'A', picture: 'javascript:alert(1)' }).expect(400);
  });
});
