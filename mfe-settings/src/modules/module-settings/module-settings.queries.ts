import { queryOptions } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/sdk/api-client';
import type {
  ModuleSettings,
  ModuleSettingsErasure,
  ModuleSettingsInput,
} from '@vitral/sdk/contracts/module-settings';
import { useChange } from '@vitral/sdk/ui/forms';

export const moduleSettingsQuery = queryOptions({
  queryKey: ['module-settings'],
  queryFn: ({ signal }) => api.get<ModuleSettings[]>('/module-settings', { signal }),
  staleTime: 0,
});

const CHANGE = { namespace: 'mfe-settings', reload: [moduleSettingsQuery.queryKey] };
const pathOf = (module: string) => `/modules/${module}/settings`;

export const isStale = (error: unknown) => isApiError(error) && error.code === 'module-settings.stale';

export const useSaveModuleSettings = (module: string) =>
  useChange({
    ...CHANGE,
    change: (input: ModuleSettingsInput) => api.put<ModuleSettings>(pathOf(module), input),
    success: () => ({ key: 'module-settings.saved', params: { module } }),
  });

export const useEraseModuleSettings = (module: string) =>
  useChange({
    ...CHANGE,
    change: () => api.delete(pathOf(module), { confirmation: module } satisfies ModuleSettingsErasure),
    success: () => ({ key: 'module-settings.erased', params: { module } }),
    failure: () => ({ key: 'module-settings.eraseFailed', params: { module } }),
  });
