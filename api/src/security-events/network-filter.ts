import { isIP } from 'node:net';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { networkText } from '../platform/security-events/event-origin.ts';
import type { SecurityEvent } from '../platform/security-events/security-event.entity.ts';
import { SHORTENED_BITS } from '../platform/security-events/shortened-networks.ts';

/** Returns whether a text is an IP address, or a network as events name it. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  // Addresses of an interface, such as fe80::1%eth0, are no networks for PostgreSQL.
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  // PostgreSQL refuses leading zeros.
  return /^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Selects the events that name a network; for an address, also those in which its network is shortened. */
export function fromNetwork(network: string): FilterQuery<SecurityEvent> {
  const whole = network.includes('/') ? network : (networkText(network) ?? network);
  const bits = network.includes('/') ? null : SHORTENED_BITS[isIP(whole.split('/')[0] ?? '') === 4 ? 4 : 6];
  return {
    [raw(
      (alias) =>
        `${alias}.networks && array_remove(array[abbrev(network(?::inet)::inet), abbrev(network(set_masklen(?::inet, ?::int))::inet)], null)`,
      [whole, whole, bits],
    )]: [],
  } as FilterQuery<SecurityEvent>;
}
