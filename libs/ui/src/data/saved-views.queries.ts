import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { NewSavedView, SavedView, SavedViewInput, ViewedList } from '@vitral/contracts/saved-views';
import { useUndo } from '../forms/items.ts';
import { useChange } from '../forms/use-change.ts';

/** The account's views of a list and the shared ones, by name. */
export const savedViewsQuery = (list: ViewedList | undefined) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => api.get<SavedView[]>('/saved-views', { signal, query: { list } }),
  });

/** A changed view may be the start view of its list. */
const reload = [['saved-views'], ['list-preferences']];

/** Saves a view of a list, or changes the given one. The caller reports failures. */
export const useSaveView = (list: ViewedList, view: SavedView | null) =>
  useChange({
    namespace: 'views',
    reload,
    change: (input: SavedViewInput) =>
      view
        ? api.put<SavedView>(`/saved-views/${view.id}`, { ...input, version: view.version })
        : api.post<SavedView>('/saved-views', { ...input, list } satisfies NewSavedView),
    success: 'views.saved',
  });

/** Deletes a view. The toast offers to undo the deletion. */
export function useDeleteView() {
  const undo = useUndo({ namespace: 'views', name: 'saved-views', reload });
  return useChange({
    namespace: 'views',
    reload,
    change: ({ id }: SavedView) => api.delete(`/saved-views/${id}`),
    success: ({ id }) => ({ key: 'views.deleted', ...undo(id) }),
    failure: 'views.deleteFailed',
  });
}
