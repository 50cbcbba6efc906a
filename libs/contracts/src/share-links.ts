/** Maximum lifetime of a link, in years. */
export const SHARE_LINK_YEARS = 5;

/** A link that opens one file without an account, for a limited time. Its creator, managers and admins may revoke it. */
export interface ShareLink {
  id: string;
  contentId: string;
  /** Path on this site: `/share/<token>`. */
  path: string;
  hasPassword: boolean;
  /** ISO instant; null: until revoked. */
  expiresAt: string | null;
  revokedAt: string | null;
  /** Downloads by this link. */
  downloadCount: number;
  lastDownloadAt: string | null;
  createdAt: string;
  /** Name of the account; null once the account is deleted. */
  createdBy: string | null;
}

/** POST /api/content/{id}/share-links */
export interface ShareLinkInput {
  /** ISO instant in the future; null: until revoked. */
  expiresAt: string | null;
  /** Null for a link without a password. */
  password: string | null;
}
