import { api } from '@vitral/api-client';
import { VIEWED_LIST_NAMES, type ViewedList } from '@vitral/contracts/saved-views';
import { type ColumnLayout, type OfferedColumn, parseLayout } from './column-layout.ts';

/** The table on screen; the menu of columns is beside it rather than inside it. */
export interface ShownTable {
  columns: readonly OfferedColumn[];
  /** Returns the pixels that a column has on screen. */
  widthOf: (field: string) => number;
}

/** Milliseconds after the last change of columns before they are stored with the account. */
const COLUMNS_MS = 1000;

const tables = new Map<ViewedList, ShownTable>();
/** Layouts by list and view, if they differ from the saved ones. */
const layouts = new Map<string, ColumnLayout>();
/** Timers of lists whose changed layout is not stored yet. */
const unsent = new Map<ViewedList, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const changed = () => listeners.forEach((listener) => listener());

export const shownTable = (list: ViewedList) => tables.get(list);

/** Offers the columns of a table until the returned function is called. */
export function showTable(list: ViewedList, table: ShownTable): () => void {
  tables.set(list, table);
  changed();
  return () => {
    if (tables.get(list) !== table) return;
    tables.delete(list);
    changed();
  };
}

const keyOf = (list: ViewedList, view: string | null) => `${list}/${view ?? ''}`;
const storageKey = (list: ViewedList) => `vitral.columns.${list}`;

/** Returns the changed layout of a view, or the layout that the browser has stored for a list; undefined without a change. */
export function changedLayout(list: ViewedList, view: string | null): ColumnLayout | undefined {
  const key = keyOf(list, view);
  if (view === null && !layouts.has(key)) layouts.set(key, readStored(list));
  return layouts.get(key);
}

/** Changes the layout of a view until the page is reloaded, or permanently for a list without a view. */
export function changeLayout(
  list: ViewedList,
  view: string | null,
  layout: ColumnLayout,
  onError: (error: unknown) => void,
): void {
  layouts.set(keyOf(list, view), layout);
  if (view === null) {
    keepCopy(list, layout);
    clearTimeout(unsent.get(list));
    unsent.set(
      list,
      setTimeout(() => void send(list).catch(onError), COLUMNS_MS),
    );
  }
  changed();
}

/** Stores the layout of a list with the account. A later change has its own timer. */
async function send(list: ViewedList): Promise<void> {
  const timer = unsent.get(list);
  const columns = changedLayout(list, null) ?? null;
  try {
    await api.put(`/list-preferences/${list}/columns`, { columns }, { keepalive: true });
  } finally {
    if (unsent.get(list) === timer) unsent.delete(list);
  }
}

/** Replaces the layouts of lists without a view by those of the account, except where a change was not stored yet. */
export function adoptColumns(chosen: ReadonlyMap<ViewedList, ColumnLayout>): void {
  for (const list of VIEWED_LIST_NAMES) {
    if (unsent.has(list)) continue;
    const layout = chosen.get(list) ?? null;
    layouts.set(keyOf(list, null), layout);
    keepCopy(list, layout);
  }
  changed();
}

/** Returns to the saved layout of a view. */
export function resetLayout(list: ViewedList, view: string): void {
  layouts.delete(keyOf(list, view));
  changed();
}

function readStored(list: ViewedList): ColumnLayout {
  try {
    return parseLayout(localStorage.getItem(storageKey(list)));
  } catch {
    return null;
  }
}

/** Stores a copy for the first paint. */
function keepCopy(list: ViewedList, layout: ColumnLayout): void {
  try {
    if (layout) localStorage.setItem(storageKey(list), JSON.stringify(layout));
    else localStorage.removeItem(storageKey(list));
  } catch {
    // Without storage the table has its default columns until the preferences have loaded.
  }
}
