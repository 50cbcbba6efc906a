import type { CommentedNoun } from './comments.ts';

/** Kinds of notifications about comments: one mentions the account, or follows a comment of its own or a mention. */
export const COMMENT_NOTIFICATION_KINDS = ['comment-mentioned', 'commented'] as const;

/** Events that concern one account: a message was assigned to it, a note mentions it, a reply that it wrote was not sent. */
export const PERSONAL_NOTIFICATION_KINDS = [
  'assigned',
  'mentioned',
  'reply-failed',
  ...COMMENT_NOTIFICATION_KINDS,
] as const;
export type PersonalNotificationKind = (typeof PERSONAL_NOTIFICATION_KINDS)[number];

export type NotifyingNoun = CommentedNoun | 'contact-messages';

/** Paths of the items in the console. */
const PATHS: Record<NotifyingNoun, (id: string) => string> = {
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

/** Returns the URL of the item in the console, without the origin; that of a comment opens the comments. */
export function pathOf({
  kind,
  noun,
  itemId,
}: Pick<PersonalNotification, 'kind' | 'noun' | 'itemId'>): string {
  const isAboutComment = COMMENT_NOTIFICATION_KINDS.some((one) => one === kind);
  return `${PATHS[noun](itemId)}${isAboutComment ? COMMENTS_HASH : ''}`;
}
