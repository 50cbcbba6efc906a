import type { CommentedNoun } from './comments.ts';
import { IMPORT_PAGES, type ImportedNoun } from './imports.ts';

/**
 * Kinds of notifications about comments: the account was mentioned, or a reply follows its own comment or a comment
 * that mentions it.
 */
export const COMMENT_NOTIFICATION_KINDS = ['comment-mentioned', 'commented'] as const;

/** Kinds of notifications about reviews: the account was asked for a review, or its own request was answered. */
export const REVIEW_NOTIFICATION_KINDS = [
  'review-requested',
  'review-approved',
  'changes-requested',
] as const;

/**
 * Events that concern one account: a message was assigned to it, a note mentions it, a reply that it wrote was not sent, an import that it
 * started has ended.
 */
export const PERSONAL_NOTIFICATION_KINDS = [
  'assigned',
  'mentioned',
  'reply-failed',
  ...COMMENT_NOTIFICATION_KINDS,
  ...REVIEW_NOTIFICATION_KINDS,
  'imported',
  'import-failed',
] as const;
export type PersonalNotificationKind = (typeof PERSONAL_NOTIFICATION_KINDS)[number];

type NounWithPath = CommentedNoun | 'contact-messages';
/** The noun of a notification about an import is the imported noun, since the import is shown on the page of that noun. */
export type NotifyingNoun = NounWithPath | `imports/${ImportedNoun}`;

/** Paths of the items in the console. */
const PATHS: Record<NounWithPath, (id: string) => `/admin/${string}`> = {
  'contact-messages': (id) => `/admin/messages/${id}`,
  content: (id) => `/admin/content/${id}`,
  embeds: (id) => `/admin/social-feeds/embeds/${id}?tab=custom`,
  redirects: (id) => `/admin/redirects/${id}`,
  'site-pages': (id) => `/admin/pages/${id}`,
  'social-feeds': (id) => `/admin/social-feeds/posts/${id}?tab=current`,
  'team-members': (id) => `/admin/team/${id}`,
  'team-resources': (id) => `/admin/resources/${id}`,
  testimonials: (id) => `/admin/testimonials/${id}`,
  'zoom-meetings': (id) => `/admin/zoom/${id}`,
};

/** Hash of the URL of an item with its comments open. */
export const COMMENTS_HASH = '#comments';
/** Hash of the URL of an item with its review open. */
export const REVIEW_HASH = '#review';

/** A row of GET /api/personal-notifications, newest first: an event that concerns the requesting user. */
export interface PersonalNotification {
  id: string;
  kind: PersonalNotificationKind;
  noun: NotifyingNoun;
  itemId: string;
  /** Current name of the item; null if it is deleted or the user may not read it any more. */
  itemName: string | null;
  /** The person who caused the event; null for the server. */
  actorName: string | null;
  /** ISO instant at which the user marked it as read. */
  readAt: string | null;
  createdAt: string;
}

/** GET /api/personal-notifications/stats */
export interface PersonalNotificationStats {
  unread: number;
}

/** Returns the path of the item in the console; that of a comment opens the comments, that of a review the review. */
export function pathOf({
  kind,
  noun,
  itemId,
}: Pick<PersonalNotification, 'kind' | 'noun' | 'itemId'>): string {
  if (isOfImport(noun))
    return `${IMPORT_PAGES[noun.slice('imports/'.length) as ImportedNoun]}?import=${itemId}`;
  return `${consolePathOf(noun, itemId)}${hashOf(kind)}`;
}

/** Returns the path of an item in the console. */
export const consolePathOf = (noun: NounWithPath, itemId: string): `/admin/${string}` => PATHS[noun](itemId);

function hashOf(kind: PersonalNotificationKind): string {
  if (COMMENT_NOTIFICATION_KINDS.some((one) => one === kind)) return COMMENTS_HASH;
  return REVIEW_NOTIFICATION_KINDS.some((one) => one === kind) ? REVIEW_HASH : '';
}

const isOfImport = (noun: NotifyingNoun): noun is `imports/${ImportedNoun}` => noun.startsWith('imports/');
