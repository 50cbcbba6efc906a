import type { Request } from 'express';

/** Browsers that load ahead say so in one of these. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Whether somebody goes to the call: not when a browser loads ahead what might be clicked, a page shows the address as a picture, or a
 * program only asks where it leads.
 */
export function isJoining({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  if (AHEAD.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))) return false;
  // Old browsers and other programs do not send it.
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
