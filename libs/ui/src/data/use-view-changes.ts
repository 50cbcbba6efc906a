import type { SavedView, SavedViewInput } from '@vitral/contracts/saved-views';
import { useNavigate, useSearchParams } from '@vitral/router';
import { arrange, type ColumnLayout, isSameLayout, type OfferedColumn } from './column-layout.ts';
import { searchOf, searchOfView, type ViewedOptions } from './list-search.ts';
import { useChosenView, useColumnLayout, useShownTable } from './use-column-layout.ts';

/** The part of a view that the list on screen determines. */
export type ViewState = Pick<SavedViewInput, 'search' | 'columns'>;

/** The chosen view of a list and the differences from it on screen. */
export function useViewChanges({ list, options }: ViewedOptions) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useChosenView(list);
  const { layout, saved, reset } = useColumnLayout(list);
  const offered = useShownTable(list)?.columns ?? [];
  const search = searchOf(options, params);
  const hasOtherColumns = layout !== saved && !isSameLayout(offered, layout, saved);
  const columns = columnsOf(offered, layout);
  const open = (other: SavedView | null) => {
    reset();
    void navigate({ search: searchOfView({ list, options }, params, other) }, { preventScrollReset: true });
  };
  return {
    view,
    state: { search, columns } satisfies ViewState,
    isChanged: search !== searchOf(options, view?.search ?? '') || hasOtherColumns,
    /** Opens a view as it was saved. */
    open,
    /** Forgets the changed columns, once they are saved. */
    reset,
  };
}

export type ViewChanges = ReturnType<typeof useViewChanges>;

/**
 * Returns the layout in the form of a saved view: null for the default layout of the table. Without a table on screen,
 * as on phones, it stays unchanged.
 */
function columnsOf(offered: readonly OfferedColumn[], layout: ColumnLayout): SavedViewInput['columns'] {
  if (layout === null || offered.length === 0) return layout && [...layout];
  return isSameLayout(offered, layout, null) ? null : arrange(offered, layout);
}
