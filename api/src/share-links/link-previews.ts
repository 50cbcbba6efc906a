import type { IncomingMessage } from 'node:http';
import { isPrefetch } from '../platform/http/prefetch.ts';

/** Programs that fetch a link without a person: for the preview in a chat, for a search engine or for a script. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|viber|skype|slack-imgproxy|embedly|pinterest|vkshare|mastodon|headless|curl\/|wget\/|python|okhttp|axios|node-fetch|go-http-client|java\/|libwww|lighthouse|scanner|monitor/i;

/** Returns whether a person opens the page: a GET by a browser that is not merely prefetching. Browsers always name themselves. */
export function isOpenedByPerson({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  return method === 'GET' && !isPrefetch({ headers }) && agent !== '' && !PROGRAMS.test(agent);
}
