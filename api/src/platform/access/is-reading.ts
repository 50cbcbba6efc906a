import type { IncomingMessage } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request changes nothing, as its method says. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return READING.has(method ?? '');
}
