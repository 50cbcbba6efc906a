import type { Request, Response } from 'express';

/** Where requests come by plain HTTP. */
export const SESSION_COOKIE = 'vitral.session';

/**
 * Behind TLS. Browsers take a cookie of this name from the site itself alone: neither another host of its domain nor somebody
 * on a plain connection can plant one.
 */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** As the session's cookie was set, without which browsers do not take it back. */
export function clearSessionCookie(request: Request, response: Response): void {
  const { secure } = request;
  response.clearCookie(secure ? HOST_SESSION_COOKIE : SESSION_COOKIE, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
  });
}
