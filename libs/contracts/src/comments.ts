import type { Stored } from './items.ts';

/** Nouns whose items can have comments. Everybody who may edit an item may read and write its comments. */
export const COMMENTED_NOUNS = [
  'content',
  'embeds',
  'redirects',
  'site-pages',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
  'zoom-meetings',
] as const;
export type CommentedNoun = (typeof COMMENTED_NOUNS)[number];

/** The item that comments are about. */
export interface CommentedItem {
  noun: CommentedNoun;
  itemId: string;
}

/** POST /api/comments: `thread` is the first comment of the thread that a reply belongs to; null begins a thread. */
export interface CommentInput extends CommentedItem {
  thread: string | null;
  /** Plain text, which mentions accounts as `@username`. */
  text: string;
}

/** PUT /api/comments/{id} */
export interface CommentUpdate extends Pick<CommentInput, 'text'>, Pick<Stored, 'version'> {}

/** A comment of GET /api/comments?noun=&itemId=, oldest first: the first one of a thread, or a reply to it. */
export interface Comment extends CommentInput, Stored {
  /** The author's name when the comment was written. */
  authorName: string;
  isOwn: boolean;
  /** The viewer wrote it and nobody replied, or is an admin. */
  mayDelete: boolean;
  /** ISO instant of the last change of the text. */
  editedAt: string | null;
  /** ISO instant at which the thread was resolved; null for replies. */
  resolvedAt: string | null;
  resolvedBy: string | null;
}

/** GET /api/comments/stats?noun=&itemId= */
export interface CommentStats {
  total: number;
  /** Threads that are not resolved. */
  unresolved: number;
}
