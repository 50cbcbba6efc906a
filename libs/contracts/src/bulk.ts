import type { ErrorCode, ErrorParams } from './errors.ts';

/**
 * The items of POST /api/<noun>/bulk: either some items by their ids, or all that match the filters in the query of the
 * request. In the second case, `total` is the number of matches that the sender saw, and `after` the `next` of the
 * previous response.
 */
export interface BulkSelection {
  /** At most `LIMITS.bulk`. */
  ids?: string[];
  total?: number;
  after?: string;
}

/** Actions of nouns whose items only have a switch to change. */
export const SWITCH_BULK_ACTIONS = ['activate', 'deactivate', 'delete', 'restore'] as const;

export interface SwitchBulkChange extends BulkSelection {
  action: (typeof SWITCH_BULK_ACTIONS)[number];
}

/** An item that a rule excluded from a bulk change. */
export interface BulkSkip {
  id: string;
  /** Empty for an item that does not exist. */
  name: string;
  code: ErrorCode;
  /** Parameters of the text for the code. */
  params: ErrorParams;
}

/** Response to POST /api/<noun>/bulk. Items that already had the wanted state are in neither list. */
export interface BulkResult {
  /** Ids of the changed items, by which a deletion can be undone. */
  changed: string[];
  skipped: BulkSkip[];
  /** Continues with the next items that match the filters; null after the last ones. */
  next: string | null;
}
