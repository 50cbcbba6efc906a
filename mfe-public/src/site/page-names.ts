/** The pages of the public site, as module.json lists them and pages.ts loads them. */
export const PAGE_NAMES = [
  'landing',
  'education',
  'contact',
  'contact-sent',
  'privacy',
  'terms',
  'vital-health',
  'language-test',
  'backup-download',
  'not-found',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];
