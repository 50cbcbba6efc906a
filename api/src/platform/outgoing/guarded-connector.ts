import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { OutgoingProblem } from './outgoing-problem.ts';
import { isPublicIp } from './public-ip.ts';

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Opens connections to public IP addresses only. Looks a name up once, so that the checked address is the one it connects to. */
export function guardedConnector(resolve: Resolve = lookup): buildConnector.connector {
  const connect = buildConnector({ lookup: publicLookup(resolve) });
  return (options, callback) => {
    // Node does not look up a host that is an IP address.
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicIp(host)) callback(new OutgoingProblem('refused-address'), null);
    else connect(options, callback);
  };
}

/** Returns a `lookup` that omits private addresses and refuses a name without public ones. */
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
