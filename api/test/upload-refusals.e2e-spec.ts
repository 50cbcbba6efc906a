import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { PDF } from './files/plain-files.ts';
import { FIELDS, fieldPart, filePart, part, sendForm, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const MEGABYTE = 1024 * 1024;
const pdfOf = (size: number) => Buffer.concat([PDF, randomBytes(size)]);
const file = { name: 'a.pdf', bytes: PDF };
const texts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  let id: string;
  beforeAll(async () => {
    storing = await StoringApi.start(kind, { MAX_UPLOAD_MB: '2', MAX_PICTURE_MB: '1' });
    const { body } = await upload(manager(), file).expect(201);
    id = (body as ContentItem).id;
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');

  it.each([
    ['no category', { category: '' }, 'category:isIn'],
    ['an unknown category', { category: 'secrets' }, 'category:isIn'],
    ['no visibility', { visibility: '' }, 'visibility:isIn'],
    ['an unknown visibility', { visibility: 'constructor' }, 'visibility:isIn'],
    ['too long a title', { title: 'a'.repeat(201) }, 'title:isLength'],
    ['too long a description', { description: 'a'.repeat(5001) }, 'description:maxLength'],
    ['too many tags', { tags: [...Array(21).keys()].join() }, 'tags:arrayMaxSize'],
    ['too long a tag', { tags: 'a'.repeat(41) }, 'tags:isLength'],
    ['a focal point outside the picture', { focalX: 101 }, 'focalX:max'],
    ['a focal point that is not a number', { focalY: 'middle' }, 'focalY:isInt'],
    ['an unknown field', { owner: 'me' }, 'owner:whitelistValidation'],
    ['a text as long as a book', { description: 'a'.repeat(40_000) }, 'description:limit-field-value'],
  ])('refuses a form with %s, and stores nothing', async (_, fields, broken) => {
    const before = await storing.state();
    const { body } = await upload(manager(), file, fields).expect(400);
    expect(body).toMatchObject({
      code: 'request.invalid',
      params: { fields: expect.arrayContaining([broken]) },
    });
    expect(await storing.state()).toEqual(before);
  });

  it.each([
    ['no file', () => [], 400, 'content.no-file'],
    ['a file without a name', () => [filePart({ ...file, name: '' })], 400, 'content.no-file'],
    ['a text in place of the file', () => [fieldPart('file', 'words')], 400, 'content.no-file'],
    ['two files', () => [filePart(file), filePart(file)], 400, 'request.invalid'],
    ['a file in another field', () => [filePart(file, 'other')], 400, 'request.invalid'],
    ['thirty fields', () => [...Array(30).keys()].map((n) => fieldPart(`f${n}`, '')), 400, 'request.invalid'],
    ['a field within a field', () => [fieldPart('tags[a][b]', 'x')], 400, 'request.invalid'],
    ['a field without a name', () => [part('nothing="here"', 'a')], 400, 'request.invalid'],
    [
      'a file that is too large',
      () => [filePart({ ...file, bytes: pdfOf(2 * MEGABYTE) })],
      413,
      'content.too-large',
    ],
    [
      'a file that is far too large',
      () => [filePart({ ...file, bytes: pdfOf(4 * MEGABYTE) })],
      413,
      'content.too-large',
    ],
  ] as const)('refuses %s on both routes, and stores nothing', async (_, parts, status, code) => {
    const before = await storing.state();
    const made = await sendForm(manager().post('/content'), [...texts, ...parts()]);
    expect(made).toMatchObject({ status, body: { code } });
    const replaced = await sendForm(manager().put(`/content/${id}/file`), [
      fieldPart('version', 1),
      ...parts(),
    ]);
    expect(replaced).toMatchObject({ status, body: { code } });
    expect(await storing.state()).toEqual(before);
  });

  it('refuses truncated and invalid forms', async () => {
    const before = await storing.state();
    const cut = await sendForm(manager().post('/content'), [filePart(file)], '');
    expect(cut).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const bare = manager().post('/content').set('Content-Type', 'multipart/form-data').send(filePart(file));
    expect(await bare).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const json = await manager().post('/content').send(FIELDS);
    expect(json).toMatchObject({ status: 400, body: { code: 'content.no-file' } });
    expect(await storing.state()).toEqual(before);
  });

  it('accepts forms only on these two routes, and only from this site', async () => {
    const foreign = manager().post('/content').set('Sec-Fetch-Site', 'cross-site');
    await sendForm(foreign, [filePart(file)]).expect(403);
    for (const request of [
      manager().post('/content/bulk'),
      manager().put(`/content/${id}`),
      manager().post(`/content/${id}/file`),
      manager().post('/testimonials'),
    ]) {
      const { status, body } = await sendForm(request, [filePart(file)]);
      expect({ status, body }).toMatchObject({ status: 415, body: { code: 'request.not-json' } });
    }
  });
});
