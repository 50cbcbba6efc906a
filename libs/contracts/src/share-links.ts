import type { BulkSelection } from './bulk.ts';
import type { ContactMessage } from './contact-messages.ts';
import type { Language } from './languages.ts';

/** Maximum lifetime of a link, in years. */
export const SHARE_LINK_YEARS = 5;

/** A link that opens one or several items without an account, for a limited time. Its creator, managers and admins may change and revoke it. */
export interface ShareLink {
  id: string;
  version: number;
  /** Path on this site: `/share/<token>`. */
  path: string;
  /** Title of its page; null for a link to one item that uses the title of the item. */
  title: string | null;
  /** Message of its creator to readers, above the items. */
  message: string | null;
  /** In the order of the page. */
  items: SharedItem[];
  hasPassword: boolean;
  /** The person for whom the link is made; null for a link for anybody. */
  recipient: string | null;
  /** The recipient's language, in which the page opens unless they chose another. */
  language: Language | null;
  /** The page has a form that turns readers into leads. */
  hasForm: boolean;
  /** Number of leads from that form, including deleted ones. */
  leadCount: number;
  /** ISO instant; null: until revoked. */
  expiresAt: string | null;
  revokedAt: string | null;
  /** Downloads by this link. */
  downloadCount: number;
  lastDownloadAt: string | null;
  /** Times that people opened the page; previews of chats and search engines do not count. */
  openCount: number;
  /** Different visitors among them, by a cookie. */
  visitorCount: number;
  lastOpenedAt: string | null;
  createdAt: string;
  /** Name of the account; null once the account is deleted. */
  createdBy: string | null;
}

/** An item of a share link. */
export interface SharedItem {
  contentId: string;
  title: string;
  /** The item is visible on the page of the link: not hidden, not in the trash, and not closed to the link. */
  isAvailable: boolean;
  /** Downloads of the item by this link. */
  downloadCount: number;
}

/** Returns the title of a link: its own, or else that of its item. */
export function shareLinkTitle({ title, items }: Pick<ShareLink, 'title' | 'items'>): string {
  return title ?? items[0]?.title ?? '';
}

/** Returns whether a valid link opens anything at the moment. */
export function opensAnything({ items }: Pick<ShareLink, 'items'>): boolean {
  return items.some(({ isAvailable }) => isAvailable);
}

export const SHARE_LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

/** Filters by the use of a link. */
export const SHARE_LINK_USES = ['opened', 'unopened', 'leads'] as const;
export type ShareLinkUse = (typeof SHARE_LINK_USES)[number];

export const SHARE_LINK_BULK_ACTIONS = ['revoke'] as const;

/** POST /api/share-links/bulk */
export interface ShareLinkBulkChange extends BulkSelection {
  action: (typeof SHARE_LINK_BULK_ACTIONS)[number];
}

/** Orders of the list; a leading hyphen means descending. */
export const SHARE_LINK_SORTS = [
  '-createdAt',
  'createdAt',
  '-lastOpenedAt',
  'lastOpenedAt',
  '-openCount',
  'openCount',
  '-visitorCount',
  'visitorCount',
  '-leadCount',
  'leadCount',
] as const;
export type ShareLinkSort = (typeof SHARE_LINK_SORTS)[number];

/** POST /api/content/{id}/share-links */
export interface ShareLinkInput {
  /** Required for several items. */
  title?: string | null;
  message?: string | null;
  /** ISO instant in the future; null: until revoked. */
  expiresAt: string | null;
  /** Null for a link without a password. */
  password: string | null;
  /** Null or absent for a link for anybody. */
  recipient?: string | null;
  language?: Language | null;
  /** True by default. */
  hasForm?: boolean;
}

/** POST /api/share-links */
export interface SharedItemsInput extends ShareLinkInput {
  /** In the order of the page; each once, at most `LIMITS.sharedItems`. */
  contentIds: string[];
}

/** PUT /api/share-links/{id} */
export interface ShareLinkUpdate extends Omit<SharedItemsInput, 'expiresAt' | 'password'> {
  version: number;
  /** Absent: unchanged, even if that time has passed. */
  expiresAt?: string | null;
  /** Absent: unchanged; null: no password. */
  password?: string | null;
}

/** A row of GET /api/share-links/{id}/leads: details that a reader of a link sent by its form. */
export type ShareLead = Pick<
  ContactMessage,
  'id' | 'name' | 'email' | 'phone' | 'message' | 'language' | 'status' | 'createdAt'
>;
