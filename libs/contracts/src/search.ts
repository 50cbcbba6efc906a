/** Nouns whose items GET /api/search finds. */
export const SEARCHED_NOUNS = [
  'content',
  'contact-messages',
  'meeting-registrations',
  'redirects',
  'site-pages',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
  'users',
  'zoom-meetings',
] as const;
export type SearchedNoun = (typeof SEARCHED_NOUNS)[number];

/** An item of GET /api/search?q=, of a noun that the viewer may open. The newest of the best matches come first. */
export interface FoundItem {
  noun: SearchedNoun;
  id: string;
  /** The item's own title or name. */
  title: string;
  /** Distinguishes it from others with the same title, such as an email address; blank if not needed. */
  detail: string;
}
