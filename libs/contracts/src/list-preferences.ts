import type { SavedView, ViewColumn, ViewedList } from './saved-views.ts';

/** The view with which a list opens when its URL has no filters, no sorting and no view. */
export type StartView = Pick<SavedView, 'id' | 'search'>;

/** A row of GET /api/list-preferences: how an account sees a list of the console, on every device. */
export interface ListPreference {
  list: ViewedList;
  /** Columns of the list without a view, in their order; null for the default columns of the table. */
  columns: ViewColumn[] | null;
  /** Null: the list opens with all its items. */
  startView: StartView | null;
}

/** PUT /api/list-preferences/{list}/columns */
export type ListColumnsInput = Pick<ListPreference, 'columns'>;

/** PUT /api/list-preferences/{list}/start-view */
export interface StartViewInput {
  /** A view of the list that the account sees; null for all items. */
  viewId: string | null;
}
