/** Days for which a link to a preview may be valid. */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export type PreviewDays = (typeof PREVIEW_DAYS)[number];

/** POST /api/preview-links: a link with which people without an account see the draft of a page. */
export interface PreviewLinkInput {
  pageId: string;
  days: PreviewDays;
}

/** A row of GET /api/preview-links?pageId=: a valid link, newest first. */
export interface PreviewLink {
  id: string;
  /** Path on this site: `/preview-links/<token>`. */
  path: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
  /** Null for a deleted account. */
  createdBy: string | null;
}
