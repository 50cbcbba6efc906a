import { describe, expect, it } from '@jest/globals';
import { isJoining } from './meeting-joins.service.ts';

describe('isJoining', () => {
  it.each([
    ['a click', 'GET', { 'sec-fetch-mode': 'navigate' }, true],
    ['a program', 'GET', {}, true],
    ['a HEAD request', 'HEAD', {}, false],
    ['a prefetch', 'GET', { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'navigate' }, false],
    ['a prerender', 'GET', { 'sec-purpose': 'prefetch;prerender' }, false],
    ['an old prefetch', 'GET', { purpose: 'prefetch' }, false],
    ['a very old prefetch', 'GET', { 'x-moz': 'prefetch' }, false],
    ['a preview', 'GET', { purpose: 'preview' }, false],
    ['a picture on a page', 'GET', { 'sec-fetch-mode': 'no-cors' }, false],
  ])('decides whether %s counts as a join', (_, method, headers, counts) => {
    expect(isJoining({ method, headers })).toBe(counts);
  });
});
