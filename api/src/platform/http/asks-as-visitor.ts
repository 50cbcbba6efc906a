import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

/** Whether a request only reads and carries no session under either name of its cookie, so that it may be answered before any is looked for. */
export function asksAsVisitor({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !headers.cookie?.includes(SESSION_COOKIE);
}
