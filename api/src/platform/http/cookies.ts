import type { IncomingMessage } from 'node:http';
import type { ServerCookie } from '@vitral/contracts/cookies';
import { isLanguage, type Language } from '@vitral/contracts/languages';
import type { CookieOptions, Request, Response } from 'express';
import { accessTokenOf } from '../access/access-token.ts';

export const SESSION_COOKIE = 'vitral.session' satisfies ServerCookie;
export const PREVIEW_COOKIE = 'vitral-preview' satisfies ServerCookie;
/** Cookies of requests whose responses are meant for one browser. */
const PERSONAL_COOKIES = [SESSION_COOKIE, PREVIEW_COOKIE];
const LANGUAGE_COOKIE = 'language';

const parsed = new WeakMap<IncomingMessage, ReadonlyMap<string, string>>();

/** Returns the first cookie of that name, not decoded (as libs/session). All readers share one parse per request. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  let cookies = parsed.get(request);
  if (!cookies) parsed.set(request, (cookies = parse(request.headers.cookie)));
  return cookies.get(name);
}

export function cookieLanguage(request: IncomingMessage): Language | null {
  const value = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : null;
}

interface CookieToSet extends Pick<CookieOptions, 'path' | 'maxAge' | 'expires'> {
  /** Appended to the name after a dot. */
  suffix?: string;
}

/** Sets a cookie that scripts cannot read and other sites send only with a followed link; its path is / by default. */
export function setCookie(
  request: Request,
  response: Response,
  name: ServerCookie,
  value: string,
  { suffix, ...options }: CookieToSet,
): void {
  response.cookie(suffix ? `${name}.${suffix}` : name, value, { ...protection(request), ...options });
}

/** Clears a cookie with the attributes it was set with, which browsers require. */
export function clearCookie(
  request: Request,
  response: Response,
  name: ServerCookie | `__Host-${ServerCookie}`,
  path = '/',
): void {
  response.clearCookie(name, { ...protection(request), path });
}

const protection = ({ secure }: Request) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

function parse(header = ''): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Matches the query of a link to a preview. */
const PREVIEW_QUERY = /[?&]preview=/;

/** Returns whether a request only reads, without a session or an access token and outside of previews, so that its response may be cached for others. */
export function isVisitorRead(request: IncomingMessage): boolean {
  const { method, headers, url = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isPersonal =
    PERSONAL_COOKIES.some((name) => headers.cookie?.includes(name)) || accessTokenOf(request) !== null;
  return isRead && !isPersonal && !PREVIEW_QUERY.test(url);
}
