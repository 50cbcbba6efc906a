import { describe, expect, it } from '@jest/globals';
import { browserFrom, systemFrom } from './browser.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';

describe('browser of a User-Agent', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/156.0.3000.1`,
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Linux; Android 15; K) ${CHROMIUM} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Macintosh) ${WEBKIT} Version/19.1 Safari/605.1.15`, 'Safari', 'macOS'],
    [
      `Mozilla/5.0 (iPhone; like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541) ${CHROMIUM} Safari/537.36`, 'Chrome', 'ChromeOS'],
  ])('is read from %s', (userAgent, family, system) => {
    expect(browserFrom(userAgent)).toMatchObject({ family });
    expect(systemFrom(userAgent)).toBe(system);
  });

  it.each(['my secret/1.0 text', 'curl/8.5.0', ''])('is unknown for “%s”', (userAgent) => {
    expect([browserFrom(userAgent), systemFrom(userAgent)]).toEqual([null, null]);
  });
});
