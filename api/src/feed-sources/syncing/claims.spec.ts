import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './claims.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

describe('back-off', () => {
  it.each([
    [1, 0, 60 * MINUTE],
    [2, 0, 120 * MINUTE],
    [5, 0, 960 * MINUTE],
    [6, 0, DAY],
    [5000, 0, DAY],
    [1, 30, 60 * MINUTE],
    [1, 7200, 120 * MINUTE],
    [1, 9 * DAY, DAY],
  ])('after %d failures and a requested pause of %d s, waits %d s', (failures, retryAfter, pause) => {
    expect(pauseAfter('youtube', failures, retryAfter)).toBe(pause);
  });
});
