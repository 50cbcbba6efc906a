import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/loopback.ts';
import { hostnameIn } from './request-host.ts';

const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Tells if the Host header names the loopback address, which a page of another site with a name that resolves here cannot send.
 */
export function isSentToLoopback({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopback(hostnameIn(host) ?? '');
}

/** Tells if a proxy forwarded a request. nginx adds no header by default but speaks HTTP/1.0, which browsers no longer do. */
export function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));
}
