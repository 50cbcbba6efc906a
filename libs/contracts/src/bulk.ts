import type { ErrorCode, ErrorParams } from './errors.ts';

/**
 * The items of POST /api/<noun>/bulk: some by their ids, or all that match the filters in the query of the request. Then `total` is
 * the number of matches that the sender saw, and `after` the `next` of the previous response.
 */
export interface BulkSelection {
  /** At most `LIMITS.bulk`. */
  ids?: string[];
  total?: number;
  after?: string;
}

/** Actions of nouns that have nothing but a switch to change. */
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
  /** Values in the text of the code. */
  params: ErrorParams;
}

/** Response to POST /api/<noun>/bulk. Items that had the wanted state already are in neither list. */
export interface BulkResult {
  /** Ids of the changed items, by which a deletion can be undone. */
  changed: string[];
  skipped: BulkSkip[];
  /** Continues with the next items that match the filters; null at their end. */
  next: string | null;
}
