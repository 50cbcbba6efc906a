import { promisify } from 'node:util';
import type { Request, Response } from 'express';

export const SESSION_COOKIE = 'vitral.session';

/** Name of the cookie over TLS, under which neither another host nor an attacker on a plain connection can plant one. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Clears the session's cookie, with the attributes it was set with, which browsers require. */
export function clearSessionCookie(request: Request, response: Response): void {
  const { secure } = request;
  response.clearCookie(secure ? HOST_SESSION_COOKIE : SESSION_COOKIE, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
  });
}

/** Ends the session of a request, so that its cookie grants no access any more. */
export async function endSession({ session }: Request): Promise<void> {
  await promisify<void>(session.destroy.bind(session))();
}
