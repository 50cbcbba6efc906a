/** Events that concern one account: a message was assigned to it, a note mentions it, a reply that it wrote was not sent. */
export const PERSONAL_NOTIFICATION_KINDS = ['assigned', 'mentioned', 'reply-failed'] as const;
export type PersonalNotificationKind = (typeof PERSONAL_NOTIFICATION_KINDS)[number];

/** Nouns that personal notifications are about, with the path of an item in the console. */
export const NOTIFYING_NOUNS = { 'contact-messages': '/admin/messages' } as const;
export type NotifyingNoun = keyof typeof NOTIFYING_NOUNS;

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

/** Returns the path of the item in the console. */
export function pathOf({ noun, itemId }: Pick<PersonalNotification, 'noun' | 'itemId'>): string {
  return `${NOTIFYING_NOUNS[noun]}/${itemId}`;
}
