import type { IncomingMessage } from 'node:http';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i;
const PROTOCOL = /^https?$/i;

/** The name in a Host header, without its port; null for what is none. */
export function hostnameIn(host: string): string | null {
  const name = HOST.exec(host)?.[1];
  return name !== undefined && URL.canParse(`http://${host}`) ? name : null;
}

/**
 * Whether what a request says of the address that it was sent to can be made an address of, also where a proxy says it. Without
 * any, as HTTP/1.0 allows it, whoever needs the address asks for it: `originOf`.
 */
export function namesValidHost({ headers }: IncomingMessage): boolean {
  const isHost = (host: string) => hostnameIn(host) !== null;
  return (
    (headers.host === undefined || isHost(headers.host)) &&
    entriesOf(headers['x-forwarded-host']).every(isHost) &&
    entriesOf(headers['x-forwarded-proto']).every((protocol) => PROTOCOL.test(protocol))
  );
}

/** Each proxy on the way adds its own. */
function entriesOf(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((entry) => entry.trim());
}
