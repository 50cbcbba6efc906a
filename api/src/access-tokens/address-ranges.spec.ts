import { describe, expect, it } from '@jest/globals';
import { isAddressRange, isInRanges } from './address-ranges.ts';

describe('address ranges', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32'])(
    'accepts %s',
    (text) => expect(isAddressRange(text)).toBe(true),
  );

  it.each([
    '',
    'example.org',
    '203.0.113',
    '203.0.113.0/33',
    '2001:db8::/129',
    '1.2.3.4/',
    'fe80::1%eth0',
    '::/-1',
  ])('refuses "%s"', (text) => expect(isAddressRange(text)).toBe(false));

  it.each([
    ['203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.114.7', ['203.0.113.0/24'], false],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8:1::1', ['203.0.113.0/24', '2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['203.0.113.7', ['2001:db8::/32'], false],
    ['not an address', ['0.0.0.0/0', '::/0'], false],
  ] as const)('%s is in %p: %p', (address, ranges, isIn) => {
    expect(isInRanges(address, ranges)).toBe(isIn);
  });
});
