import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The part of an address that one customer holds: an IPv4 address whole, of an IPv6 address its /64. */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(address)) return address;

  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':');
}
