import type { ContactMessage } from './contact-messages.ts';
import type { Language } from './languages.ts';

/** Maximum lifetime of a link, in years. */
export const SHARE_LINK_YEARS = 5;

/** A link that opens one file without an account, for a limited time. Its creator, managers and admins may revoke it. */
export interface ShareLink {
  id: string;
  contentId: string;
  /** Path on this site: `/share/<token>`. */
  path: string;
  hasPassword: boolean;
  /** The person for whom the link is made; null for a link for anybody. */
  recipient: string | null;
  /** The recipient's language, in which the page opens unless they chose another. */
  language: Language | null;
  /** The page has a form that turns readers into leads. */
  hasForm: boolean;
  /** Leads by that form, those that are deleted by now included. */
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

/** A row of GET /api/share-links. */
export interface ListedShareLink extends ShareLink {
  /** Title of the item. */
  title: string;
  /** The item is not hidden, in the trash, or closed to the link, which opens nothing otherwise. */
  isAvailable: boolean;
}

export const SHARE_LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

/** Filters by what came of a link. */
export const SHARE_LINK_USES = ['opened', 'unopened', 'leads'] as const;
export type ShareLinkUse = (typeof SHARE_LINK_USES)[number];

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

/** A row of GET /api/share-links/{id}/leads: what a reader of a link sent by its form. */
export type ShareLead = Pick<
  ContactMessage,
  'id' | 'name' | 'email' | 'phone' | 'message' | 'language' | 'status' | 'createdAt'
>;
