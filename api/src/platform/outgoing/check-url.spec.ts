import { describe, expect, it } from '@jest/globals';
import { checkUrl } from './guarded-connector.ts';

const OPENED = ['feeds.internal:8080', '127.0.0.1:80', '[::1]:443'];

describe('checkUrl', () => {
  it.each(['https://example.org/feed?page=1', 'http://example.org', 'http://example.org:443/'])(
    'accepts %s',
    (url) => {
      expect(checkUrl(url, OPENED)).toEqual({ url: new URL(url), isOpened: false });
    },
  );

  it.each([
    'ftp://example.org/feed',
    'file:///etc/passwd',
    'gopher://example.org/',
    'data:text/xml,<rss/>',
    'javascript:alert(1)',
    'https://somebody:word@example.org/',
    'https://somebody@example.org/',
    'http://example.org:22/',
    'http://example.org:8080/',
    'http://feeds.internal:8081/',
    'no URL',
    '//example.org/feed',
    '',
  ])('refuses %s', (url) => {
    expect(() => checkUrl(url, OPENED)).toThrow('refused-address');
  });

  describe('a host and port that the operator allowed', () => {
    it.each([
      'http://feeds.internal:8080/feed',
      'https://FEEDS.internal:8080/feed',
      'http://127.0.0.1/feed',
      'http://0x7f.1/feed',
      'http://2130706433/feed',
      'https://[0:0::1]/feed',
    ])('is recognised in every spelling: %s', (url) => {
      expect(checkUrl(url, OPENED).isOpened).toBe(true);
    });

    it('includes no other port', () => {
      expect(checkUrl('https://127.0.0.1/feed', OPENED).isOpened).toBe(false);
      expect(checkUrl('http://[::1]/feed', OPENED).isOpened).toBe(false);
    });
  });

  describe('a redirect', () => {
    const from = new URL('https://example.org/blog/feed');

    it('may be relative', () => {
      expect(checkUrl('atom#top', OPENED, from).url.href).toBe('https://example.org/blog/atom');
      expect(checkUrl('//elsewhere.example/', OPENED, from).url.href).toBe('https://elsewhere.example/');
    });

    it('may not lead from HTTPS to HTTP', () => {
      expect(() => checkUrl('http://example.org/feed', OPENED, from)).toThrow('refused-address');
    });
  });
});
