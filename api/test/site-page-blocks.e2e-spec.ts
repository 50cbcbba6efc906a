import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { block, BLOCK_TYPES, PageEditor, releaseBlocks } from './set-up/site-pages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: PageEditor;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  editor = new PageEditor(api);
  await releaseBlocks(api);
});
afterAll(() => api.stop());

const create = (values: Record<string, unknown>, fields = {}) =>
  editor.create({ slug: `page-${(count += 1)}`, slugEn: null, blocks: [block(values, fields)] });

const PARAGRAPH = { type: 'paragraph', spans: [{ text: 'Hola ' }, { text: 'mundo', isBold: true }] };
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola';
const ID = '0198a000-0000-7000-8000-000000000001';

describe('the values of a block', () => {
  it('are stored in every language, without blank ones', async () => {
    const { body } = await create({
      title: ' Hola\n mundo ',
      titleEn: 'Hello',
      titleFr: '  ',
      content: 'Uno\r\n\r\nDos',
      body: [PARAGRAPH, { type: 'bullets', items: [[{ text: 'uno', href: '/contact' }], []] }],
      word: '13+',
      url: '#anchor',
      picture: { url: '/uploads/a.jpg', isDecorative: false, alt: 'Foto', altEn: 'Photo' },
      captions: {
        webvtt: '\uFEFFWEBVTT\r\n \r00:01.000 --> 00:02.000\r\nHola ',
        webvttEn: ' ',
        webvttFr: null,
      },
      side: 'end',
      items: [ID],
      cards: [{ title: 'Una', titleFr: 'Une' }],
    }).expect(201);
    expect(body.draft.blocks[0].values).toEqual({
      title: 'Hola mundo',
      titleEn: 'Hello',
      content: 'Uno\n\nDos',
      body: [PARAGRAPH, { type: 'bullets', items: [[{ text: 'uno', href: '/contact' }]] }],
      word: '13+',
      url: '#anchor',
      picture: { url: '/uploads/a.jpg', isDecorative: false, alt: 'Foto', altEn: 'Photo' },
      captions: { webvtt: CAPTIONS },
      side: 'end',
      items: [ID],
      cards: [{ title: 'Una', titleFr: 'Une' }],
    });
  });

  it.each([
    ['title:isString', { title: 7 }],
    ['titleFr:maxLength', { titleFr: 'x'.repeat(501) }],
    ['body:isArray', { body: '<p>HTML</p>' }],
    ['body:isRichText', { body: [{ type: 'html', spans: [] }] }],
    ['body:isRichText', { body: [{ type: 'paragraph', spans: [{ text: 'a', onclick: 'b' }] }] }],
    ['bodyEn:isRichText', { bodyEn: [{ type: 'paragraph', spans: [{ text: 'a', href: 'javascript:b' }] }] }],
    ['body:isRichText', { body: [{ type: 'bullets', items: [{ text: 'a' }] }] }],
    ['url:isWebAddress', { url: 'javascript:alert(1)' }],
    ['url:isWebAddress', { url: '//evil.example' }],
    ['picture.url:isWebAddress', { picture: { url: 'data:image/png;base64,', isDecorative: true } }],
    ['picture.isDecorative:isBoolean', { picture: { url: '/uploads/a.jpg' } }],
    ['picture.src:isUnknown', { picture: { url: '/uploads/a.jpg', isDecorative: true, src: 'x' } }],
    ['captions:isObject', { captions: CAPTIONS }],
    ['captions.webvttEn:isString', { captions: { webvttEn: 7 } }],
    ['captions.webvttDe:isUnknown', { captions: { webvttDe: CAPTIONS } }],
    ['captions.webvtt:isWebVtt', { captions: { webvtt: 'Hola' } }],
    ['captions.webvttFr:isWebVtt', { captions: { webvttFr: `${CAPTIONS}<script>` } }],
    ['captions.webvtt:maxLength', { captions: { webvtt: CAPTIONS.padEnd(60_001, 'a') } }],
    ['side:isIn', { side: 'middle' }],
    ['items.0:isUuid', { items: ['1'] }],
    ['cards:arrayMaxSize', { cards: [{}, {}, {}] }],
    ['cards.1:isObject', { cards: [{}, 'text'] }],
    ['cards.0.text:isUnknown', { cards: [{ text: 'a' }] }],
    ['script:isUnknown', { script: 'alert(1)' }],
  ])('are refused with %s', async (problem, values) => {
    const { body } = await create(values).expect(400);
    expect(body).toMatchObject({
      code: 'request.invalid',
      params: { fields: [`blocks.0.values.${problem}`] },
    });
  });

  it('may have no captions, or the blank value of a console that does not know them', async () => {
    for (const captions of ['', {}, { webvtt: '' }, null]) {
      const { body } = await create({ captions }).expect(201);
      expect(body.draft.blocks[0].values).toEqual({ title: 'Bienvenida' });
    }
  });

  it('may be missing in a draft, but not in a publication, unless the block is hidden', async () => {
    const missing = { title: '', cards: [{}], picture: { url: '/uploads/a.jpg', isDecorative: false } };
    const { body: page } = await create(missing).expect(201);
    const publish = ({ id, version }: { id: string; version: number }) =>
      editor.calls.post(`/site-pages/${id}/publish`).send({ version });
    const { body } = await publish(page).expect(400);
    const paths = ['title', 'picture.alt', 'cards.0.title'].map((path) => `blocks.0.values.${path}:isLength`);
    expect(body).toMatchObject({ code: 'site-pages.incomplete', params: { fields: paths } });

    const blocks = [{ ...page.draft.blocks[0], isHidden: true }];
    const { body: hidden } = await editor.save(page, { blocks }).expect(200);
    await publish(hidden).expect(200);
  });
});

describe('a block of a type that no release has', () => {
  it('is refused in a new page, and kept unchanged in a page that has it', async () => {
    const { body: page } = await create({ word: 'stays' }).expect(201);
    await releaseBlocks(api, []);
    const { body } = await create({}).expect(400);
    expect(body.params.fields).toEqual(['blocks.0.type:isIn']);

    const { body: saved } = await editor.save(page, { title: 'Otro' }).expect(200);
    expect(saved.draft.blocks).toEqual(page.draft.blocks);
    const changed = [{ ...page.draft.blocks[0], values: { title: 'changed' } }];
    await editor.save(saved, { blocks: changed }).expect(400);
    await releaseBlocks(api);
  });
});

describe('a value that no release has', () => {
  it('is refused in a new page, and kept in a page that has it, even if the editor does not know it', async () => {
    const { body: page } = await create({ word: 'stays', body: [PARAGRAPH] }).expect(201);
    const older = BLOCK_TYPES.map((type) => ({
      ...type,
      fields: type.fields.filter(({ name }) => !['word', 'body'].includes(name)),
    }));
    await releaseBlocks(api, older);
    const { body } = await create({ word: 'new' }).expect(400);
    expect(body.params.fields).toEqual(['blocks.0.values.word:isUnknown']);

    const [block] = page.draft.blocks;
    const saveWith = (values: object, change: object = {}) =>
      editor.save(page, { blocks: [{ ...block, ...change, values: { ...block.values, ...values } }] });
    await saveWith({ word: 'changed' }).expect(400);
    await saveWith({}, { id: ID }).expect(400);
    const { body: sent } = await saveWith({ title: 'Otra' }).expect(200);
    expect(sent.draft.blocks).toEqual([{ ...block, values: { ...block.values, title: 'Otra' } }]);
    const left = [{ ...block, values: { title: 'Nueva' } }];
    const { body: omitted } = await editor.save(sent, { blocks: left }).expect(200);
    expect(omitted.draft.blocks).toEqual([{ ...block, values: { ...block.values, title: 'Nueva' } }]);
    await releaseBlocks(api);
  });
});

describe('GET /site-pages/block-types', () => {
  it('lists the types of the active release with the URLs of their pictures', async () => {
    const { body } = await editor.calls.get('/site-pages/block-types').expect(200);
    const picture = expect.stringMatching(/^\/modules\/mfe-public\/1\.2\.3-\w{8}\/block\.svg$/);
    expect(body).toEqual(BLOCK_TYPES.map((type) => ({ ...type, picture })));
  });
});
