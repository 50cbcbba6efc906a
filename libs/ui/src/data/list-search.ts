import type { SavedView, ViewedList } from '@vitral/contracts/saved-views';
import { ALL_ITEMS, VIEW_PARAM, withStartView } from './start-views.ts';
import { readTableUrl, type TableUrlOptions } from './use-table-url.ts';

type Options = TableUrlOptions<Record<string, string>>;

/** A list, and its options without its name, so that reading the options never adds a start view. */
export interface ViewedOptions {
  list: ViewedList;
  options: Options;
}

/**
 * Returns filters and sorting of a list in the form of saved views: without default and unknown values, always in the
 * same order.
 */
export function searchOf(options: Options, search: string | URLSearchParams): string {
  const { filters, query } = readTableUrl(options, new URLSearchParams(search));
  const defaults = readTableUrl(options, new URLSearchParams());
  const entries = Object.entries({ ...filters, sort: query.sort });
  const initial: Record<string, string> = { ...defaults.filters, sort: defaults.query.sort };
  return new URLSearchParams(entries.filter(([name, value]) => value !== initial[name])).toString();
}

/**
 * Returns the search part of the URL for the first page of a view, or of the whole list; parameters that do not belong
 * to the list stay.
 */
export function searchOfView(
  { list, options }: ViewedOptions,
  params: URLSearchParams,
  view: SavedView | null,
): string {
  const next = new URLSearchParams(params);
  for (const name of [...Object.keys(options.filters), 'sort', 'page', VIEW_PARAM]) next.delete(name);
  if (!view) {
    if (withStartView({ ...options, list }, next) !== next) next.set(VIEW_PARAM, ALL_ITEMS);
    return next.toString();
  }
  for (const [name, value] of new URLSearchParams(searchOf(options, view.search))) next.set(name, value);
  next.set(VIEW_PARAM, view.id);
  return next.toString();
}
