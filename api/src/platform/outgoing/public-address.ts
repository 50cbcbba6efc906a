import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whatever else looks like an address of version 6 belongs to nobody, or hides one of version 4: `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to a machine on the public internet, and to none of this house's. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !isIPv6(text) || (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
