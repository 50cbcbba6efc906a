import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../../platform/http/cookies.ts';

const chosen = new WeakMap<IncomingMessage, boolean>();

/**
 * Chooses a percentage of the documents that browsers open to be measured. Decides the same for a repeated request.
 * Clients without fetch metadata are not browsers, or their connection is not encrypted.
 */
export function isMeasuredVisit(request: IncomingMessage, share: number): boolean {
  let isChosen = chosen.get(request);
  if (isChosen === undefined) {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    isChosen = isDocument && Math.random() * 100 < share && !refusesMeasuring(request);
    chosen.set(request, isChosen);
  }
  return isChosen;
}

/** Visitors who refuse cookies, or tracking in general, are not measured either, although nothing here identifies them. */
export function refusesMeasuring(request: IncomingMessage): boolean {
  const { dnt, 'sec-gpc': control } = request.headers;
  return dnt === '1' || control === '1' || Boolean(cookieOf(request, 'consent')?.startsWith('declined'));
}
