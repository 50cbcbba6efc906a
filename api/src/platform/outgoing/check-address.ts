import { OutgoingProblem } from './outgoing-problem.ts';

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Where a request goes, and whether the operator has opened that very host and port although it may be private. */
export interface Destination {
  url: URL;
  isOpened: boolean;
}

/** Throws OutgoingProblem unless `address`, which may be relative to where it was read, is one that may be asked. */
export function checkAddress(address: string, opened: readonly string[], from?: URL): Destination {
  const url = URL.canParse(address, from?.href) ? new URL(address, from?.href) : null;
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
