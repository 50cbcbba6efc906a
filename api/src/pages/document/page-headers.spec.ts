import { pageHeaders } from './page-headers.ts';

const picturesOf = (nonce: string) =>
  pageHeaders({ nonce, developed: [] })['Content-Security-Policy']?.match(/img-src ([^;]*)/)?.[1];

it('lets the console, which has a nonce, show pictures that were chosen but not sent yet', () => {
  expect(picturesOf('n1')).toBe("'self' data: blob: https:");
  expect(picturesOf('')).toBe("'self' data: https:");
});
