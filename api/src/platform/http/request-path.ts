import type { Request } from 'express';
import { isLanguage, type Language } from '@vitral/contracts/languages';
import type { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';

/** Matches paths that need no change, as nearly all do: plain characters, no segment empty or beginning with a dot. */
const PLAIN = /^(?=\/)(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?(?:\?[!-"$-~]*)?$/;

const UNRESERVED = /^[\w.~-]$/;
/** Characters that must not be escaped in a path: some software decodes them and sees another path. */
const HIDDEN = /[/\\\p{Cc}]/u;

/**
 * Normalises the path of a request: decodes unreserved characters, escapes all others in upper case and removes empty segments.
 * The query and a slash at the end stay: the slash is part of the path. Returns null for an invalid path, such as one with dot
 * segments, which clients resolve themselves. RFC 3986, section 6.2.2.
 */
export function normalisePath(url: string): string | null {
  if (PLAIN.test(url)) return url;
  const [, path = '', query = ''] = /^(\/[^?]*)((?:\?.*)?)$/s.exec(url) ?? [];
  const escaped = path.replace(/[^!-~]|["#<>\\^`{|}]/g, escapeBytes);
  if (path === '' || !isDecodable(escaped)) return null;
  const normal = escaped.replace(/%[\da-f]{2}/gi, decodeUnreserved).replace(/\/{2,}/g, '/');
  const hasDots = normal.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDots ? null : normal + query.replace(/[^!-~]|#/g, escapeBytes);
}

function isDecodable(path: string): boolean {
  try {
    return path.split('/').every((segment) => !HIDDEN.test(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}

function decodeUnreserved(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return UNRESERVED.test(character) ? character : escaped.toUpperCase();
}

/** Escapes each byte; Node decodes URLs as Latin-1. */
function escapeBytes(characters: string): string {
  return [...Buffer.from(characters, 'latin1')]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** Returns whether a path belongs to the API, in any case, so that no page is rendered for it. */
export function isApiPath(path: string): boolean {
  return /^\/api(?:\/|$)/i.test(path);
}

/** Returns the site's origin as configured, else, in demo mode, as the visitor requested it. Throws `request.invalid-host` without a host. */
export function originOf(request: Request, { publicUrl }: Pick<Configuration, 'publicUrl'>): string {
  if (publicUrl !== null) return publicUrl;
  if (!request.host) throw new AppError('request.invalid-host');
  return `${request.protocol}://${request.host}`;
}

interface LanguageClues {
  path: string;
  account: Language | null;
  chosen: Language | null;
  site: Language;
}

/** Returns the language of the path, the account, the cookie or the site, in this order (docs/product/languages.md). */
export function pageLanguage(clues: LanguageClues): Language {
  return pathLanguage(clues.path) ?? clues.account ?? clues.chosen ?? clues.site;
}

export function pathLanguage(path: string): Language | null {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : null;
}

export function pathWithoutLanguage(path: string): string {
  const language = pathLanguage(path);
  const bare = language ? path.slice(language.length + 1) : path;
  return bare.replace(/\/+$/, '') || '/';
}
