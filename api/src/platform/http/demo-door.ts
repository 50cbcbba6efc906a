import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/loopback.ts';
import { hostnameIn } from './request-host.ts';

const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Whether a request was sent to this machine by name: a page of another site that points its own name here cannot do so. */
export function isSentToLoopback({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopback(hostnameIn(host) ?? '');
}

/** Whether a proxy passed a request on. nginx by itself adds no header, but speaks HTTP/1.0, which browsers no longer do. */
export function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));
}
