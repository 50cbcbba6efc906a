/** Versions of the root `package.json` that have news in the console, newest first: `shell/src/console/news/<version>.json`. */
export const NEWS_VERSIONS = ['0.1.0'] as const;
export type NewsVersion = (typeof NEWS_VERSIONS)[number];

export const NEWEST_NEWS: string = NEWS_VERSIONS[0];

/** Returns whether a text is a version such as `1.20.3`. */
export const isNewsVersion = (text: string): boolean => /^\d{1,5}(\.\d{1,5}){2}$/.test(text);

/** Returns whether there are news that an account has not read. A shell that was rolled back has none for those who read newer ones. */
export const hasUnreadNews = (seen: string | null): boolean =>
  !seen || seen.localeCompare(NEWEST_NEWS, 'en', { numeric: true }) < 0;
