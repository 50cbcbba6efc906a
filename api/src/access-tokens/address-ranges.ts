import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
const RANGE = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i;

interface Range {
  network: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Returns whether a text is an IP address or a CIDR range such as 203.0.113.0/24. */
export const isAddressRange = (text: string): boolean => parse(text) !== null;

/** Returns whether an address is in one of the ranges. An IPv4 address that is embedded in IPv6 counts as itself. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const allowed = new BlockList();
  for (const range of ranges.map(parse)) {
    if (range) allowed.addSubnet(range.network, range.bits, range.family);
  }
  return allowed.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function parse(text: string): Range | null {
  const [, network = '', length] = RANGE.exec(text) ?? [];
  const version = isIP(network);
  if (version !== 4 && version !== 6) return null;
  const bits = length === undefined ? BITS[version] : Number(length);
  return bits <= BITS[version] ? { network, bits, family: version === 6 ? 'ipv6' : 'ipv4' } : null;
}
