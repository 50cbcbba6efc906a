import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { ContentVariant } from '../src/content/content.entity.ts';
import { gif, jpeg, jpegOfCamera, png, twoColours } from './files/pictures.ts';
import { PDF } from './files/plain-files.ts';
import { type Fields, replaceFile, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLD_SAFARI = 'image/webp,image/png,*/*';

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');
  const made = async (name: string, bytes: Buffer, fields: Fields = {}) =>
    (await upload(manager(), { name, bytes }, fields).expect(201)).body as ContentItem;
  const ask = (url: string, accept?: string, agent: TestAgent = storing.api.site()) => {
    const request = agent.get(url).responseType('blob').expect(200);
    return accept ? request.set('Accept', accept) : request;
  };
  const shown = async (url: string, accept = CHROMIUM, agent?: TestAgent) => {
    const { headers, body } = await ask(url, accept, agent);
    const { width, height } = await sharp(body as Buffer).metadata();
    return { type: headers['content-type'] as string, width, height, headers, body: body as Buffer };
  };
  const variants = ({ id }: ContentItem) => storing.em.find(ContentVariant, { content: id });

  it('stores a picture upright and without camera metadata', async () => {
    const item = await made('DSC_0001.JPG', await jpegOfCamera());
    expect(item).toMatchObject({
      type: 'image',
      mimeType: 'image/jpeg',
      originalName: 'DSC_0001.JPG',
      dimensions: { width: 48, height: 64 },
      focalPoint: { x: 50, y: 50 },
    });
    const { body } = await shown(`/uploads/${item.filename}`);
    const metadata = await sharp(body).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 48, height: 64 });
    expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
    expect(body.toString('latin1')).not.toContain('Vitral');
  });

  it('sends the smallest variant that is wide enough, in the best format that the browser accepts', async () => {
    const { filename } = await made('wide.png', await png(2500, 1250));
    const url = `/uploads/${filename}`;
    expect(await shown(`${url}?w=100`)).toMatchObject({ type: 'image/avif', width: 320, height: 160 });
    expect(await shown(`${url}?w=1281`)).toMatchObject({ type: 'image/avif', width: 2400, height: 1200 });
    expect(await shown(`${url}?w=321`)).toMatchObject({ type: 'image/avif', width: 640, height: 320 });
    expect(await shown(`${url}?w=640`, OLD_SAFARI)).toMatchObject({ type: 'image/webp', width: 640 });
    expect(await shown(`${url}?w=1280`, 'image/avif;q=0, image/webp')).toMatchObject({
      type: 'image/webp',
      width: 1280,
    });
    for (const [query, accept] of [
      ['?w=2401', CHROMIUM],
      ['?w=320', '*/*'],
      ['?w=320', 'image/*'],
      ['?w=-1', CHROMIUM],
      ['?w=wide', CHROMIUM],
      ['?fbclid=abc', CHROMIUM],
      ['', CHROMIUM],
    ] as const) {
      expect(await shown(url + query, accept)).toMatchObject({ type: 'image/png', width: 2500 });
    }
  });

  it('lets variants be cached permanently by Accept header, and squares until they are cropped again', async () => {
    const { filename, checksum } = await made('a.png', await png(400, 300));
    const { headers } = await shown(`/uploads/${filename}?w=320`);
    expect(headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['etag']).not.toBe(`"${checksum}"`);
    const square = await shown(`/uploads/${filename}?shape=square`);
    expect(square.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'public, no-cache' });
  });

  it('makes no variants that are larger than the picture', async () => {
    const item = await made('small.webp', await twoColours(200, 100).webp().toBuffer());
    const found = (await variants(item)).map(({ shape, width, mimeType }) => [shape, width, mimeType]);
    expect(found.sort()).toEqual([
      ['square', 100, 'image/avif'],
      ['square', 100, 'image/webp'],
    ]);
  });

  it.each([
    [0, '#ff0000'],
    [100, '#0000ff'],
  ])('crops the square around the focal point, at %d per cent', async (focalX, colour) => {
    const { id, filename } = await made('a.png', await png(900, 300), { focalX, focalY: 0 });
    const { body, width, height } = await shown(`/uploads/${filename}?shape=square`, OLD_SAFARI);
    expect([width, height]).toEqual([300, 300]);
    expect(await colourOf(body)).toBe(colour);
    const { body: whole } = await manager().get(`/content/${id}`).expect(200);
    expect(whole.focalPoint).toEqual({ x: focalX, y: 0 });
  });

  it('crops the square again when the focal point moves, and deletes the old one', async () => {
    const item = await made('a.png', await png(900, 300), { focalX: 0 });
    const url = `/uploads/${item.filename}?shape=square`;
    const move = (x: number, version: number) =>
      manager()
        .put(`/content/${item.id}`)
        .send({ ...item, focalPoint: { x, y: 50 }, version });
    await move(100, 1).expect(200);
    expect(await colourOf((await shown(url, OLD_SAFARI)).body)).toBe('#0000ff');
    await move(0, 1).expect(409);
    expect(await colourOf((await shown(url, OLD_SAFARI)).body)).toBe('#0000ff');
    const { stored, known, incoming } = await storing.state();
    expect({ stored, incoming }).toEqual({ stored: known, incoming: [] });
  });

  it.each(['gif', 'webp'] as const)(
    'preserves the animation of a %s, also in its variants',
    async (format) => {
      const source = await gif(6, 400, 200);
      const bytes = format === 'gif' ? source : await sharp(source, { animated: true }).webp().toBuffer();
      const { filename, dimensions } = await made(`moving.${format}`, bytes);
      expect(dimensions).toEqual({ width: 400, height: 200 });
      for (const [query, mimeType] of [
        ['', `image/${format}`],
        ['?w=320', 'image/webp'],
      ]) {
        const { headers, body } = await ask(`/uploads/${filename}${query}`, CHROMIUM);
        expect(headers['content-type']).toBe(mimeType);
        expect(await sharp(body as Buffer).metadata()).toMatchObject({ pages: 6 });
      }
    },
  );

  it('sends staff the variants of pictures that are not public', async () => {
    const { id } = await made('a.png', await png(700, 700), { visibility: 'private' });
    const url = `/content/${id}/file?disposition=inline&w=320`;
    const found = await shown(url, CHROMIUM, manager());
    expect(found).toMatchObject({ type: 'image/avif', width: 320 });
    expect(found.headers['cache-control']).toBe('no-store');
    await storing.api.as('user').get(url).expect(404);
    for (const query of ['w=0', 'w=x', 'w=10001', 'shape=round', 'disposition=frame', 'more=1']) {
      await manager().get(`/content/${id}/file?${query}`).expect(400);
    }
  });

  it('replaces the variants with a new picture, and deletes them with a document', async () => {
    const item = await made('a.png', await png(400, 300));
    const old = (await variants(item)).map(({ filename }) => filename);
    const second = { name: 'b.jpg', bytes: await jpeg(700, 500) };
    const { body } = await replaceFile(manager(), item.id, second, 1).expect(200);
    expect(body).toMatchObject({ mimeType: 'image/jpeg', dimensions: { width: 700, height: 500 } });
    const present = await variants(item);
    expect(present).toHaveLength(6);
    expect(present.filter(({ filename }) => old.includes(filename))).toEqual([]);
    const third = await replaceFile(manager(), item.id, { name: 'c.pdf', bytes: PDF }, 2).expect(200);
    expect(third.body).toMatchObject({ type: 'pdf', dimensions: null, focalPoint: null });
    expect(await variants(item)).toEqual([]);
    const { stored, known, incoming } = await storing.state();
    expect({ stored, incoming }).toEqual({ stored: known, incoming: [] });
  });
});

/** Average colour, rounded to a pure one, since lossy formats change it slightly. */
async function colourOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data].map((value) => (value > 127 ? 'ff' : '00')).join('')}`;
}
