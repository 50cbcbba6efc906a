import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { SettingValue } from '@vitral/contracts/module-settings';
import type { ModuleName } from '@vitral/contracts/modules';

const FRESH_MS = 60_000;

/**
 * Returns the query of the settings that the module declares in `module.json`, for `useQuery`.
 * Admins change them in the console. Throws ApiError `module-settings.not-found` until a release that declares settings
 * is active.
 */
export const settingsOf = <Fields extends { [Field in keyof Fields]?: SettingValue }>(module: ModuleName) =>
  queryOptions({
    queryKey: ['modules', module, 'settings'],
    queryFn: ({ signal }) => api.get<Fields>(`/modules/${module}/settings`, { signal }),
    staleTime: FRESH_MS,
  });
