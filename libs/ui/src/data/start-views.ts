import type { ViewedList } from '@vitral/contracts/saved-views';
import { useSyncExternalStore } from 'react';

/** The parameter in the URL of a list that names the saved view, or says that all items are shown. */
export const VIEW_PARAM = 'saved';
/** Opens a list with all its items, although it has a start view. */
export const ALL_ITEMS = 'all';

const STORAGE_KEY = 'vitral.start-views';

/** The searches of start views by list, with the ids of the views. */
type StartSearches = Partial<Record<ViewedList, string>>;

let known: StartSearches | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the start views, in this browser's copy for the first paint too. */
export function setStartSearches(searches: StartSearches): void {
  known = searches;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Without storage the next page opens its lists with all items first.
  }
  listeners.forEach((listener) => listener());
}

function searchOf(list: ViewedList | undefined): string {
  known ??= readStored();
  const search: unknown = list && known[list];
  return typeof search === 'string' ? search : '';
}

function readStored(): StartSearches {
  try {
    return Object(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')) as StartSearches;
  } catch {
    return {};
  }
}

interface StartedList {
  list?: ViewedList | undefined;
  filters: Record<string, string>;
}

/**
 * Returns the parameters with those of the list's start view added, or the same ones if they already specify what the
 * list shows.
 */
export function withStartView({ list, filters }: StartedList, params: URLSearchParams): URLSearchParams {
  const start = searchOf(list);
  const own = [...Object.keys(filters), 'sort', 'page', 'rows', VIEW_PARAM];
  if (!start || own.some((name) => params.has(name))) return params;
  const started = new URLSearchParams(params);
  for (const [name, value] of new URLSearchParams(start)) started.set(name, value);
  return started;
}

/** Renders again when the start view of a list changes. */
export const useStartSearch = (list: ViewedList | undefined) =>
  useSyncExternalStore(subscribe, () => searchOf(list));
