/** The site's own scripts are reduced to their paths, which are the same on every domain of the site. */
const OWN_SCRIPT = /https?:\/\/[^\s/]+(?=\/modules\/)/g;
const LOGIN = /(\w:\/\/)[^\s/@]+@/g;
const WORD = /[^\s"'()<>]+/g;
/** Line and column, which a stack appends to a URL. */
const PLACE = /(?::\d+){1,2}$/;
/** Repetitions are limited, since anybody can send text that takes long to match. */
const MAIL = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const SHARED = /(\/(?:share|download|link|links|invitation|reset)\/)[^\s/:"'()<>]+/gi;
/** Chromium quotes a part of the text that it could not parse. */
const UNREADABLE = /"[^"]*"(\.{3})? is not valid JSON/g;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
const HEX = /\b(?=[a-f]*\d)[\da-f]{16,}\b/gi;
/** Characters of tokens; `isToken` decides whether a run of them is one. */
const RUN = /[\w+/=%-]{20,}/g;
const NUMBER = /\+?\d[\d ().-]{5,}\d/g;
const DIGITS = 7;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/**
 * Removes personal data from a message or a stack: queries and fragments of URLs, logins, email addresses, long
 * numbers, and everything that looks like a token.
 */
export function scrub(text: string): string {
  return text
    .replace(OWN_SCRIPT, '')
    .replace(LOGIN, '$1')
    .replace(WORD, withoutQuery)
    .replace(MAIL, '[mail]')
    .replace(SHARED, '$1[token]')
    .replace(UNREADABLE, '"…" is not valid JSON')
    .replace(UUID, '[id]')
    .replace(HEX, '[token]')
    .replace(RUN, maskRun)
    .replace(NETWORK_ADDRESS, '[address]')
    .replace(NUMBER, (number) => (number.replace(/\D/g, '').length >= DIGITS ? '[number]' : number));
}

export function scrubPage(page: string): string {
  const [path = ''] = page.split(/[?#]/);
  return scrub(decodePath(path));
}

/** Cuts a URL at its query or fragment, and restores line and column. */
function withoutQuery(word: string): string {
  const end = word.search(/[?#]/);
  if (end === -1 || !word.slice(0, end).includes('/')) return word;
  return word.slice(0, end) + (PLACE.exec(word)?.[0] ?? '');
}

/** Masks each part between slashes by itself: a path of short words is not a token. */
function maskRun(run: string): string {
  return run
    .split('/')
    .map((part) => (part.length >= 20 && isToken(part) ? '[token]' : part))
    .join('/');
}

/** Long identifiers are not tokens: they have no digits and change their case once per word. */
function isToken(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false;
  return /\d/.test(text) || (text.match(/[a-z][A-Z]/g)?.length ?? 0) > text.length / 6;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
