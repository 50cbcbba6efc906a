import { OutgoingProblem } from './outgoing-problem.ts';

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The URL of a request; `isOpened` when the operator has allowed this host and port although it may be private. */
export interface Destination {
  url: URL;
  isOpened: boolean;
}

/** Validates a URL, which may be relative to `from`. Throws OutgoingProblem for one that must not be requested. */
export function checkUrl(address: string, opened: readonly string[], from?: URL): Destination {
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
