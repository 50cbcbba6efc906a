import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/sdk/api-client';
import type { Settings, SettingsInput, SettingsUpdate } from '@vitral/sdk/contracts/settings';
import { useSession, useSite, type Site } from '@vitral/sdk/session';
import { assign, disputed, pick, toInput, type SettingName } from './setting-values.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.get<Settings>('/settings', { signal }),
});

export function isStale(error: unknown): boolean {
  return isApiError(error) && error.code === 'settings.stale';
}

interface SettingsChange {
  /** The document that was edited. */
  base: Settings;
  names: readonly SettingName[];
  values: SettingsInput;
}

/** Saves the whole document, merged with changes by others since, unless both changed the same setting. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const { language } = useSession();
  const { updateSite } = useSite();
  const put = ({ base, names, values }: SettingsChange) => {
    const input = assign(toInput(base), pick(values, names));
    return api.put<Settings>('/settings', { ...input, version: base.version } satisfies SettingsUpdate);
  };

  return useMutation({
    mutationFn: async (change: SettingsChange) => {
      try {
        return await put(change);
      } catch (error) {
        if (!isStale(error)) throw error;
        const theirs = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
        const { base, names, values: mine } = change;
        if (disputed(names, { base, mine, theirs }).length > 0) throw error;
        return put({ ...change, base: theirs });
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      updateSite(toSite(saved, language));
      // Other data depends on the settings, such as the required second factor and the audit log.
      void queryClient.invalidateQueries();
    },
  });
}

/** Extracts the part of the settings that the server sends with each page. */
function toSite(settings: Settings, language: 'es' | 'en'): Omit<Site, 'logo'> {
  return {
    name: settings.siteName[language],
    theme: settings.isDark ? 'dark' : 'system',
    density: settings.isCompact ? 'compact' : 'comfortable',
    accent: settings.accent,
    isMaintenanceOn: settings.isMaintenanceOn,
  };
}
