import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global IPv6 addresses. All others are unassigned, or hide an IPv4 address: `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells if an IP address is public rather than one of a private network. */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !isIPv6(text) || (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
