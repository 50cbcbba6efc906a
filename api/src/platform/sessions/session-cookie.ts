import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import { clearCookie, SESSION_COOKIE } from '../http/cookies.ts';

/** Name of the cookie over TLS. With this prefix, neither another host nor an attacker on a plain connection can plant one. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}` as const;

/**
 * Lets the browser forget a session that has ended, with pages that the Back button would show. Other cookies and storage hold
 * choices of the browser's owner. docs/adr/110.
 */
export function clearSessionCookie(request: Request, response: Response): void {
  clearCookie(request, response, request.secure ? HOST_SESSION_COOKIE : SESSION_COOKIE);
  response.setHeader('Clear-Site-Data', '"cache"');
}

/** Ends the session of a request, so that its cookie grants no access any more. */
export async function endSession({ session }: Request): Promise<void> {
  await promisify<void>(session.destroy.bind(session))();
}
