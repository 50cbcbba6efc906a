import { expect, it } from '@jest/globals';
import { inBytes, inFull } from './numbers.mjs';

it('gives small numbers more decimals than large ones', () => {
  expect([0.123, 1.25, 99.94, 128.4, 12_800].map(inFull)).toEqual(['0.12', '1.3', '99.9', '128', '12,800']);
});

it('names bytes by the unit that keeps their number short', () => {
  expect([0, 999, 1000, 1_234_567, 5_000_000_000_000].map(inBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '1.2 MB',
    '5,000 GB',
  ]);
});
