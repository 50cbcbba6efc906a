import type { GridValidRowModel } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import type { SavedView, ViewedList } from '@vitral/contracts/saved-views';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSearchParams } from '@vitral/router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { notify } from '../feedback/notify.ts';
import { type ColumnLayout, layOut, offer } from './column-layout.ts';
import {
  changedLayout,
  changeLayout,
  resetLayout,
  showTable,
  shownTable,
  subscribe,
} from './column-store.ts';
import type { DataColumn } from './data-table-props.ts';
import { listPreferencesQuery } from './list-preferences.queries.ts';
import { VIEW_PARAM } from './start-views.ts';
import { savedViewsQuery } from './saved-views.queries.ts';

/** Returns the view in the URL; null if there is none, or the account may not see it. */
export function useChosenView(list: ViewedList | undefined): SavedView | null {
  const [params] = useSearchParams();
  const id = params.get(VIEW_PARAM);
  const { data: views } = useQuery({
    ...savedViewsQuery(list),
    enabled: list !== undefined && id !== null,
  });
  return views?.find((view) => view.id === id) ?? null;
}

/** The layout of a list's table in the chosen view, and functions that change it. */
export function useColumnLayout(list: ViewedList | undefined) {
  // The texts load with the menu, since a table must not wait for them.
  const { i18n } = useTranslation();
  const view = useChosenView(list);
  const id = view?.id ?? null;
  useQuery({ ...listPreferencesQuery, enabled: list !== undefined });
  const reportFailure = (error: unknown) =>
    notify.error(i18n.t('columns.saveFailed', { ns: 'views' }), { description: errorText(error) });
  const changed = useSyncExternalStore(subscribe, () => list && changedLayout(list, id));
  const saved: ColumnLayout = view?.columns ?? null;
  return {
    layout: changed === undefined ? saved : changed,
    saved,
    change: (layout: ColumnLayout) => list && changeLayout(list, id, layout, reportFailure),
    reset: () => list && id !== null && resetLayout(list, id),
  };
}

/** Returns the columns of the table of a list that is on screen; undefined without a table, as on phones. */
export const useShownTable = (list: ViewedList) => useSyncExternalStore(subscribe, () => shownTable(list));

/**
 * Returns the columns that the chosen layout shows, and offers all of them to the menu of columns. Both stay identical between renders.
 */
export function useArrangedColumns<Row extends GridValidRowModel>(
  list: ViewedList | undefined,
  columns: readonly DataColumn<Row>[],
  widthOf: (field: string) => number,
) {
  const { layout, change } = useColumnLayout(list);
  const offered = useMemo(() => offer(columns), [columns]);
  useEffect(
    () => (list ? showTable(list, { columns: offered, widthOf }) : undefined),
    [list, offered, widthOf],
  );
  const shown = useMemo(() => (list ? layOut(columns, layout) : columns), [list, columns, layout]);
  return { shown, offered, layout, change };
}
