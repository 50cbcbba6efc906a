import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ListPreference, StartViewInput } from '@vitral/contracts/list-preferences';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useChange } from '../forms/use-change.ts';
import { adoptColumns } from './column-store.ts';
import { setStartSearches, VIEW_PARAM } from './start-views.ts';

const KEY = ['list-preferences'];

/** Columns and start views that the account has chosen, of all lists. They replace the copy of this browser. */
export const listPreferencesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const preferences = await api.get<ListPreference[]>('/list-preferences', { signal });
    adoptColumns(new Map(preferences.map(({ list, columns }) => [list, columns])));
    setStartSearches(
      Object.fromEntries(
        preferences.flatMap(({ list, startView }) => (startView ? [[list, searchOf(startView)]] : [])),
      ),
    );
    return preferences;
  },
  staleTime: Infinity,
});

function searchOf({ id, search }: NonNullable<ListPreference['startView']>): string {
  const params = new URLSearchParams(search);
  params.set(VIEW_PARAM, id);
  return params.toString();
}

/** Makes a view the one with which its list opens; null makes it open with all items. */
export const useSetStartView = (list: ViewedList) =>
  useChange({
    namespace: 'views',
    reload: [KEY],
    change: (viewId: string | null) =>
      api.put(`/list-preferences/${list}/start-view`, { viewId } satisfies StartViewInput),
    success: (viewId) => (viewId ? 'views.startSet' : 'views.startUnset'),
    failure: 'views.startFailed',
  });
