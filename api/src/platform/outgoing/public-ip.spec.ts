import { describe, expect, it } from '@jest/globals';
import { isPublicIp } from './guarded-connector.ts';

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
