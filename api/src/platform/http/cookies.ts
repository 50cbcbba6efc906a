import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language } from '@vitral/contracts';

const LANGUAGE_COOKIE = 'language';

const parsed = new WeakMap<IncomingMessage, ReadonlyMap<string, string>>();

/**
 * The cookie of that name, as it was sent. Of several the first counts, as it does for scripts in the browser
 * (libs/session). The header is parsed once for each request, so that whatever depends on a cookie agrees on it.
 */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  let cookies = parsed.get(request);
  if (!cookies) parsed.set(request, (cookies = parse(request.headers.cookie)));
  return cookies.get(name);
}

/** The language that the visitor chose. */
export function cookieLanguage(request: IncomingMessage): Language | null {
  const value = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : null;
}

function parse(header = ''): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}
