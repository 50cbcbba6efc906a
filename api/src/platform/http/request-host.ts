import type { IncomingMessage } from 'node:http';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i;
const PROTOCOL = /^https?$/i;

/** Returns the name in a Host header without its port; null for an invalid header. */
export function hostnameIn(host: string): string | null {
  const name = HOST.exec(host)?.[1];
  return name !== undefined && URL.canParse(`http://${host}`) ? name : null;
}

/**
 * Tells if the host and protocol of a request, also those from proxies, can form a URL. HTTP/1.0 allows a request without a host,
 * which `originOf` refuses where it needs one.
 */
export function hasValidHost({ headers }: IncomingMessage): boolean {
  const isHost = (host: string) => hostnameIn(host) !== null;
  return (
    (headers.host === undefined || isHost(headers.host)) &&
    splitEntries(headers['x-forwarded-host']).every(isHost) &&
    splitEntries(headers['x-forwarded-proto']).every((protocol) => PROTOCOL.test(protocol))
  );
}

/** Splits a header to which each proxy adds an entry. */
function splitEntries(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((entry) => entry.trim());
}
