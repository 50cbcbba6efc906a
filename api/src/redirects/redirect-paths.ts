import { LIMITS } from '@vitral/contracts/limits';
import { normalisePath, pathWithoutLanguage } from '../platform/http/request-path.ts';
import { isWebUrl } from '../platform/validation/text.ts';

/** Matches the start page and paths below which there are never pages. */
const NO_PAGE = /^\/(?:$|(?:admin|api|modules|uploads|preview|health|metrics|share|calendar)(?:\/|$))/i;

/** Returns a path without the slash at its end, the form in which requests are compared. */
export const withoutEndSlash = (path: string): string => path.trim().replace(/(?<=.)\/+$/, '');

/** Returns whether a redirect may begin at a path: a normalized path without a query that could belong to a page. */
export function isRedirectSource(path: string): boolean {
  if (path.length > LIMITS.url || !path.startsWith('/') || /[?#\s]/.test(path)) return false;
  return normalisePath(path) === path && !NO_PAGE.test(pathWithoutLanguage(path));
}

export const isRedirectTarget = (url: string): boolean => url.length <= LIMITS.url && isWebUrl(url);

/** Returns the path of a target on this site without its query, to detect chains; null for another site. */
export function pathOfTarget(url: string): string | null {
  return url.startsWith('/') ? withoutEndSlash(url.replace(/[?#].*$/, '')) || '/' : null;
}
