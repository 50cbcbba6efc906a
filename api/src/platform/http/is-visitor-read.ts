import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

/** Tells if a request only reads and carries neither session cookie, so that the response needs no session. */
export function isVisitorRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers.cookie?.includes(SESSION_COOKIE);
}
