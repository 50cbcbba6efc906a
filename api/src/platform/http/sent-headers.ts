import type { Response } from 'express';

/** Headers that are set again for each response. */
const PER_RESPONSE_HEADERS = new Set(['connection', 'content-length', 'date', 'x-request-id']);

/** Returns the headers of a response, for cached ones that are sent in its place later. */
export function sentHeaders(response: Response): Record<string, string> {
  const sent = Object.entries(response.getHeaders()).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}
