import { describe, expect, it } from '@jest/globals';
import { browserName } from './error-reports.service.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserName', () => {
  it.each([
    [`${CHROMIUM} Chrome/156.0.7700.12 Safari/537.36`, 'Chrome 156'],
    [`${CHROMIUM} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome 156'],
    [`Mozilla/5.0 (iPhone) ${WEBKIT} CriOS/155.0 Mobile/15E148 Safari/604.1`, 'Chrome 155'],
    [`${CHROMIUM} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.3000.1`, 'Edge 156'],
    [`${CHROMIUM} Chrome/150.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera 121'],
    [`${CHROMIUM} SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36`, 'Samsung Internet 29'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    [`Mozilla/5.0 (Macintosh) ${WEBKIT} Version/19.1 Safari/605.1.15`, 'Safari 19'],
    [`Mozilla/5.0 (iPhone) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari 19'],
    ['curl/8.5.0', 'other'],
    ['', 'other'],
  ])('reads %s as %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it('returns "other" without a User-Agent', () => {
    expect(browserName(undefined)).toBe('other');
  });
});
