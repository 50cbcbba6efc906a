/** Nothing to normalise, as in nearly all requests: segments of plain characters, none empty or beginning with a dot. */
const PLAIN = /^(?=\/)(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?(?:\?[!-"$-~]*)?$/;

const UNRESERVED = /^[\w.~-]$/;
/** Escaped slashes, and whatever no name holds: some software decodes them and sees another path than we do. */
const HIDDEN = /[/\\\p{Cc}]/u;

/**
 * The one spelling of a request's path, for everything that looks at it: unreserved characters decoded, everything else escaped
 * in upper case, no empty segments; the query stays as it is. A slash at the end stays, too: it is part of the path. Null for
 * what is no path of this site, such as one with dot segments, which clients resolve themselves. RFC 3986, section 6.2.2.
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

/** Node reads the bytes of a URL as Latin-1. */
function escapeBytes(characters: string): string {
  return [...Buffer.from(characters, 'latin1')]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

/** Whether a path belongs to the API, in capitals too, where nothing is: nobody gets a page there. */
export function isCall(path: string): boolean {
  return /^\/api(?:\/|$)/i.test(path);
}
