/** How far ahead a link may expire. */
export const SHARE_LINK_YEARS = 5;

/** A link by which somebody without an account gets one file, for a while. Managers make and revoke them. */
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
  /** Name of the account; null when it is gone. */
  createdBy: string | null;
}

/** POST /api/content/{id}/share-links */
export interface ShareLinkInput {
  /** ISO instant in the future; null: until revoked. */
  expiresAt: string | null;
  /** Null: none is asked for. */
  password: string | null;
}
