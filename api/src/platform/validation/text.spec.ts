import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText, isHttpUrl, isWebUrl } from './text.ts';

describe('@Text', () => {
  it('removes invisible characters, but not line feeds and tabs', () => {
    expect(cleanText(' a\u0000b\u0007\u202ec\u2066 \r\n\td\u009f ')).toBe('abc \n\td');
  });

  it('replaces line breaks of every kind in a line', () => {
    expect(cleanLine(' Ana\r\nBcc:\u2028eva\rb\u0085c\td\n')).toBe('Ana Bcc: eva bc d');
  });

  it('removes half a surrogate pair', () => {
    expect(cleanText('a\ud83cb')).toBe('ab');
  });

  it('preserves letters of every language and emoji', () => {
    const text = 'Ñandú çà 日本 👩‍👧';
    expect(cleanText(text)).toBe(text);
  });

  it.each(['https://example.org/a.png', 'HTTP://EXAMPLE.ORG', '/uploads/a.webp', '/'])(
    'accepts %s as a URL or path',
    (text) => {
      expect(isWebUrl(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org/a.png',
    '/\\example.org',
    'https://',
    'https://a b',
    'uploads/a.webp',
    `https://example.org/${'a'.repeat(2048)}`,
    7,
  ])('refuses %j as a URL or path', (value) => {
    expect(isWebUrl(value)).toBe(false);
  });

  it('distinguishes an absolute URL from a path', () => {
    const values = [
      'https://zoom.us/j/1?pwd=a',
      'HTTP://EXAMPLE.ORG',
      '/admin',
      '//zoom.us',
      'zoommtg://a',
      null,
    ];
    expect(values.map(isHttpUrl)).toEqual([true, true, false, false, false, false]);
  });
});
