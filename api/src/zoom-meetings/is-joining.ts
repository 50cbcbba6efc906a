import type { Request } from 'express';

/** Browsers mark prefetches in one of these headers. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Returns whether a person follows the link to the call, as opposed to a browser that prefetches it, a page that embeds it as a
 * picture, or a program that sends HEAD to find its target.
 */
export function isJoining({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  if (PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? ''))))
    return false;
  // Old browsers and other programs do not send this header.
  return (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
}
