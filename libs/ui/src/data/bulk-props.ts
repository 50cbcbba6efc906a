import type { QueryKey } from '@tanstack/react-query';
import type { IconName } from '../layout/icon.tsx';
import type { Selection } from './use-table-state.ts';

/** The action of POST /api/<noun>/bulk with its other fields. */
export interface BulkBody {
  action: string;
  [field: string]: unknown;
}

/** The confirmation question before a change that cannot be undone. */
export interface BulkConfirmation {
  title: string;
  text: string;
}

/** A button in the bar, or a menu of several bodies. */
export interface BulkAction {
  label: string;
  icon: IconName;
  body?: BulkBody;
  choices?: readonly { label: string; value: BulkBody }[];
  confirm?: BulkConfirmation;
}

/** Bulk changes of a list. */
export interface BulkList {
  /** The path of the list in the API, which has the routes `bulk` and `export`. */
  path: string;
  /** The query by which the list selects its items. */
  filters: Record<string, string>;
  /** Prefixes of the query keys that a change makes stale. */
  reload: readonly QueryKey[];
  actions: readonly BulkAction[];
  /** The list has the actions `delete` and `restore`. */
  deletes?: 'to-trash';
}

export interface BulkBarProps extends BulkList {
  /** The ids on screen. */
  rows: readonly { id: string }[];
  /** The number of items that match the filters. */
  total: number;
  selection: Selection;
}
