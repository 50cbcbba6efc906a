import type { IncomingMessage } from 'node:http';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells by the method that a request changes nothing. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return READING.has(method ?? '');
}
