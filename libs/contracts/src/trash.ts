/** Days for which a deleted item can be restored. */
export const TRASH_DAYS = 30;

/** A row of GET /api/<noun>/trash: a deleted item that POST /api/<noun>/{id}/restore restores. */
export interface TrashedItem {
  id: string;
  /** Name or title of the item when it was deleted. */
  name: string;
  deletedAt: string;
  /** Null for a deletion without a person. */
  deletedBy: string | null;
}
