/** Names of the cookies that scripts store for a visitor. */
export const CHOICE_COOKIES = ['language', 'country', 'timezone', 'consent', 'motion'] as const;
export type ChoiceCookie = (typeof CHOICE_COOKIES)[number];

/**
 * Names of the cookies that the server sets. Over HTTPS the name of `vitral.session` is prefixed with `__Host-`;
 * `vitral.device` is followed by a code of the account.
 */
export const SERVER_COOKIES = [
  'vitral-share',
  'vitral.share',
  'vitral.opened',
  'vitral.session',
  'vitral.device',
  'vitral.passkey',
  'vitral.provider',
  'vitral-override',
  'vitral-preview',
] as const;
export type ServerCookie = (typeof SERVER_COOKIES)[number];

/** Prefix of the browser storage entry that records the dismissal of an announcement; a code of its texts follows. */
export const DISMISSED_PREFIX = 'vitral.announcement.';

/** Prefixes of the names of all entries that the site creates in a visitor's browser storage, as on the privacy page. */
export const STORED_ENTRIES = [DISMISSED_PREFIX] as const;

/** Names of all cookies of the site, in the order of the privacy page. All code that sets a cookie takes its name from here. */
export const COOKIES = [...CHOICE_COOKIES, ...SERVER_COOKIES] as const;
