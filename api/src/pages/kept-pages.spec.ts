import { expect, it, jest } from '@jest/globals';
import { type DrawnPage, KeptPages } from './kept-pages.ts';

const HOUR = 3_600_000;

function drawn(text: string, more: Partial<DrawnPage> = {}): DrawnPage {
  const body = { encodings: { identity: Buffer.from(text) }, etag: text, headers: {} };
  return { body, isKept: true, freshUntil: Date.now() + HOUR, ...more };
}

it('keeps a page for its generation and no other', async () => {
  const pages = new KeptPages();
  await pages.keep('/es', 1, async () => drawn('one'));

  expect((await pages.find('/es', 1))?.body.etag).toBe('one');
  expect(pages.find('/es', 2)).toBeNull();
  expect(pages.find('/en', 1)).toBeNull();
});

it('draws a page once for all who ask while it is being drawn', async () => {
  const pages = new KeptPages();
  const drawing = pages.keep('/es', 1, async () => drawn('one'));

  expect(await pages.find('/es', 1)).toBe(await drawing);
});

it('forgets a page with something left out, and one that could not be drawn', async () => {
  const pages = new KeptPages();
  await pages.keep('/es', 1, async () => drawn('half', { isKept: false }));
  await pages.keep('/en', 1, () => Promise.reject(new Error('broken'))).catch(() => undefined);

  expect(pages.find('/es', 1)).toBeNull();
  expect(pages.find('/en', 1)).toBeNull();
});

it('lets a page go when its time has come', async () => {
  const pages = new KeptPages();
  await pages.keep('/es', 1, async () => drawn('one'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR);

  expect(pages.find('/es', 1)).toBeNull();
});

it('keeps a bounded number, those drawn last', async () => {
  const pages = new KeptPages();
  for (let index = 0; index < 300; index += 1) await pages.keep(`/${index}`, 1, async () => drawn('page'));

  expect(pages.find('/0', 1)).toBeNull();
  expect(pages.find('/299', 1)).not.toBeNull();
});
