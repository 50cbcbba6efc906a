import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import type { Settings, SettingsUpdate } from '@vitral/contracts';
import { merged, sameIn, type SettingName, toValues, type SettingsValues } from './settings-values.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.get<Settings>('/settings', { signal }),
});

export const isStale = (error: unknown) => isApiError(error) && error.code === 'settings.stale';

export interface SettingsChange {
  /** What the edit began with. */
  base: Settings;
  /** The settings that are edited; all others stay as they are. */
  names: readonly SettingName[];
  values: SettingsValues;
}

/** Saves some settings of the one document. Others that somebody changed meanwhile stay; these are refused as stale. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const put = ({ base, names, values }: SettingsChange) =>
    api.put<Settings>('/settings', merged(base, names, values) satisfies SettingsUpdate);

  return useMutation({
    mutationFn: async (change: SettingsChange) => {
      try {
        return await put(change);
      } catch (error) {
        if (!isStale(error)) throw error;
        const theirs = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
        if (!sameIn(change.names, toValues(theirs), toValues(change.base))) throw error;
        return put({ ...change, base: theirs });
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      // Whether somebody needs a second factor, and what the log says, among others.
      void queryClient.invalidateQueries();
    },
  });
}
