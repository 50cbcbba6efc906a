import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const CUSTOMER_GROUPS = 3;

/** Returns the network of an IP address: a whole IPv4 address, or the /64 of an IPv6 address. */
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

/** Returns the /48 of an IPv6 address, in which one customer may have 65,536 networks: for counts of independent reporters. */
export function customerOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, CUSTOMER_GROUPS).join(':') : network;
}
