import type { IncomingMessage } from 'node:http';

/** Headers with which browsers, including old ones, mark requests for pages that nobody has opened yet. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Returns whether a browser loads the URL in advance: it may never be opened, so the request must not count as that of a person. */
export const isPrefetch = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
