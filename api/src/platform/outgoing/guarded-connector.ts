import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction, isIPv6 } from 'node:net';
import type { buildConnector } from 'undici';
import ipaddr from 'ipaddr.js';
import { OutgoingProblem } from './outgoing-problem.ts';

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Opens connections to public IP addresses only. Looks a name up once, so that the checked address is the one it connects to. */
export function guardedConnector(
  build: typeof buildConnector,
  resolve: Resolve = lookup,
): buildConnector.connector {
  const connect = build({ lookup: publicLookup(resolve) });
  return (options, callback) => {
    // Node does not look up a host that is an IP address.
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicIp(host)) callback(new OutgoingProblem('refused-address'), null);
    else connect(options, callback);
  };
}

export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const found = addresses.filter(({ address }) => isPublicIp(address));
      const [first] = found;
      if (!first) callback(new OutgoingProblem('refused-address'), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The URL of a request; `isOpened` is true if the operator has allowed this host and port although it may be private. */
export interface Destination {
  url: URL;
  isOpened: boolean;
}

/** Validates a URL, which may be relative to `from`. Throws OutgoingProblem for one that must not be requested. */
export function checkUrl(text: string, opened: readonly string[], from?: URL): Destination {
  const url = URL.canParse(text, from?.href) ? new URL(text, from?.href) : null;
  const port = url && PORTS[url.protocol];
  if (!url || port === undefined || port === null || url.username || url.password) throw refused();
  if (from?.protocol === 'https:' && url.protocol === 'http:') throw refused();

  const isOpened = opened.includes(`${url.hostname}:${url.port || port}`);
  if (!isOpened && !isStandardPort(url)) throw refused();
  url.hash = '';
  return { url, isOpened };
}

const isStandardPort = ({ port }: URL) => port === '' || port === '80' || port === '443';

const refused = () => new OutgoingProblem('refused-address');

/** Global IPv6 addresses. All others are unassigned, or hide an IPv4 address: `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !isIPv6(text) || (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
