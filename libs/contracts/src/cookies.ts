/** Names of the cookies that scripts store for a visitor. */
export const CHOICE_COOKIES = ['language', 'country', 'timezone', 'consent', 'motion'] as const;
export type ChoiceCookie = (typeof CHOICE_COOKIES)[number];

/**
 * Names of the cookies that the server sets. Over HTTPS `vitral.session` begins with `__Host-`; `vitral.device` ends with a code of
 * the account.
 */
export const SERVER_COOKIES = [
  'vitral-share',
  'vitral.share',
  'vitral.opened',
  'vitral.session',
  'vitral.device',
  'vitral-override',
  'vitral-preview',
] as const;
export type ServerCookie = (typeof SERVER_COOKIES)[number];

/** Begins the name of the entry in the browser's storage with which a visitor dismissed an announcement; a code of its texts ends it. */
export const DISMISSED_PREFIX = 'vitral.announcement.';

/** Beginnings of the names of all entries that the site makes in the storage of a visitor's browser, as on the privacy page. */
export const STORED_ENTRIES = [DISMISSED_PREFIX] as const;

/** Names of all cookies of the site, in the order of the privacy page. Whatever sets a cookie takes its name from here. */
export const COOKIES = [...CHOICE_COOKIES, ...SERVER_COOKIES] as const;
