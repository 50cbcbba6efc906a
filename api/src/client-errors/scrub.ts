/** Its own scripts by their paths: the same on every address that the site has. */
const OWN_SCRIPT = /https?:\/\/[^\s/]+(?=\/modules\/)/g;
const LOGIN = /(\w:\/\/)[^\s/@]+@/g;
const WORD = /[^\s"'()<>]+/g;
/** What a stack adds to an address: line and column. */
const PLACE = /(?::\d+){1,2}$/;
/** Bounded, since anybody can send what takes long to look through. */
const MAIL = /[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const SHARED = /(\/(?:share|download|link|links|invitation|reset)\/)[^\s/:"'()<>]+/gi;
/** Chromium repeats a part of what it could not read. */
const UNREADABLE = /"[^"]*"(\.{3})? is not valid JSON/g;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
const HEX = /\b(?=[a-f]*\d)[\da-f]{16,}\b/gi;
/** Texts of these signs that have letters and digits are nobody's words. */
const RUN = /[\w+/=%-]{20,}/g;
const NUMBER = /\+?\d[\d ().-]{5,}\d/g;
const DIGITS = 7;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/**
 * A message or a stack without what may belong to a person: queries and fragments of addresses, logins, mail
 * addresses, long numbers, and whatever looks like a token.
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

/** The path of a page, under which nothing of its visitor is found. */
export function scrubPage(page: string): string {
  const [path = ''] = page.split(/[?#]/);
  return scrub(decoded(path));
}

/** An address up to its query or fragment, and what a stack says of the place in it. */
function withoutQuery(word: string): string {
  const end = word.search(/[?#]/);
  if (end === -1 || !word.slice(0, end).includes('/')) return word;
  return word.slice(0, end) + (PLACE.exec(word)?.[0] ?? '');
}

/** Between slashes, each part by itself: a path of short words is no token. */
function maskRun(run: string): string {
  return run
    .split('/')
    .map((part) => (part.length >= 20 && isToken(part) ? '[token]' : part))
    .join('/');
}

/** Names of many words have no digits, and change their case once a word. */
function isToken(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false;
  return /\d/.test(text) || (text.match(/[a-z][A-Z]/g)?.length ?? 0) > text.length / 6;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
