import { describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { guardedConnector, publicLookup, type Resolve } from './guarded-connector.ts';

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
        guardedConnector()({ hostname, protocol: 'http:', port: '80' }, (...result) => done(result)),
      );
      expect(opened).toEqual([expect.objectContaining({ code: 'refused-address' }), null]);
    },
  );
});
