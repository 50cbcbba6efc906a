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
  'vitral.session',
  'vitral.device',
  'vitral-override',
] as const;
export type ServerCookie = (typeof SERVER_COOKIES)[number];

/** Names of all cookies of the site, in the order of the privacy page. Whatever sets a cookie takes its name from here. */
export const COOKIES = [...CHOICE_COOKIES, ...SERVER_COOKIES] as const;
