import { describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { buildConnector } from 'undici';
import { guardedConnector, publicLookup, type Resolve, checkUrl, isPublicIp } from './guarded-connector.ts';

const PUBLIC: LookupAddress = { address: '93.184.216.34', family: 4 };
const PRIVATE: LookupAddress = { address: '10.0.0.5', family: 4 };

const resolvingTo =
  (...addresses: LookupAddress[]): Resolve =>
  (_host, _options, callback) =>
    callback(null, addresses);

describe('guardedConnector', () => {
  describe('a name', () => {
    const lookUp = (resolve: Resolve, all: boolean) =>
      new Promise((done) =>
        publicLookup(resolve)('a.example', { all }, (error, ...found) => done(error ? String(error) : found)),
      );

    it('resolves to its public addresses only', async () => {
      expect(await lookUp(resolvingTo(PRIVATE, PUBLIC), true)).toEqual([[PUBLIC]]);
      expect(await lookUp(resolvingTo(PRIVATE, PUBLIC), false)).toEqual([PUBLIC.address, 4]);
    });

    it('is refused when it has only private ones', async () => {
      expect(await lookUp(resolvingTo(PRIVATE), true)).toContain('refused-address');
      expect(await lookUp(resolvingTo(), true)).toContain('refused-address');
    });

    it('passes the error on when the lookup fails', async () => {
      expect(
        await lookUp((_host, _options, callback) => callback(new Error('ENOTFOUND'), []), true),
      ).toContain('ENOTFOUND');
    });
  });

  it.each(['127.0.0.1', '[::1]', '::ffff:127.0.0.1', '169.254.169.254'])(
    'refuses %s, which Node does not look up',
    async (hostname) => {
      const opened = await new Promise((done) =>
        guardedConnector(buildConnector)({ hostname, protocol: 'http:', port: '80' }, (...result) =>
          done(result),
        ),
      );
      expect(opened).toEqual([expect.objectContaining({ code: 'refused-address' }), null]);
    },
  );
});

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

describe('public IP addresses', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('accepts %s', (address) => expect(isPublicIp(address)).toBe(true));

  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1', 'fec0::1']],
    ['link-local, where clouds publish secrets', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
    ['shared by a carrier', ['100.64.0.1', '100.127.255.255']],
    ['multicast or broadcast', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1']],
    ['reserved', ['240.0.0.1', '192.0.0.8', '198.18.0.1', '192.88.99.1', '5f00::1', '100::1', '4000::1']],
    ['for documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:7f00:1']],
    [
      'translated',
      ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:7f00:1::1'],
    ],
    ['no IP address', ['', 'localhost', '127.1.example', '::g']],
  ])('refuses an address that is %s', (_, addresses) => {
    expect(addresses.filter(isPublicIp)).toEqual([]);
  });
});
