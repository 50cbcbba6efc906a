/**
 * Matches paths that need no change, as in nearly all requests: segments of plain characters, none empty or beginning with a dot.
 */
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

/** Tells if a path belongs to the API, in any case, so that no page is rendered for it. */
export function isApiPath(path: string): boolean {
  return /^\/api(?:\/|$)/i.test(path);
}
