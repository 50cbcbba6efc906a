import type { Response } from 'express';

/** Said anew each time. */
const OF_ONE_ANSWER = new Set(['connection', 'content-length', 'date', 'x-request-id']);

/** What an answer said of itself, for those that are sent in its place later. */
export function sentHeaders(response: Response): Record<string, string> {
  const sent = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}
