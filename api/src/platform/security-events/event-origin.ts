import { isIP } from 'node:net';
import type { Request } from 'express';
import { browserFrom, systemFrom } from '../access/browser.ts';
import { networkOf } from '../rate-limits/network.ts';

/** Browser and network of a request, without text that the sender chose. */
export interface EventOrigin {
  browser: string | null;
  system: string | null;
  /** An IPv4 address, or the /64 of an IPv6 address, as PostgreSQL reads it. */
  network: string | null;
}

export const NO_ORIGIN: EventOrigin = { browser: null, system: null, network: null };

export function originOf(request: Request): EventOrigin {
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    browser: browserFrom(userAgent)?.family ?? null,
    system: systemFrom(userAgent),
    network: networkText(request.ip ?? ''),
  };
}

/** Returns the network of an address in the form in which events name it; null for a text that is no address. */
export function networkText(address: string): string | null {
  if (!isIP(address)) return null;
  const network = networkOf(address);
  return isIP(network) === 4 ? network : `${network}::/64`;
}
