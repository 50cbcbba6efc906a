import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { GrantChange, ModuleGrant } from '@vitral/sdk/contracts/module-grants';
import { useChange } from '@vitral/sdk/ui/forms';
import { MODULES } from '../modules.queries.ts';

const pathOf = (module: string) => `/modules/${module}/grant`;

export const moduleGrantQuery = (module: string) =>
  queryOptions({
    queryKey: [...MODULES, 'grant', module],
    queryFn: ({ signal }) => api.get<ModuleGrant>(pathOf(module), { signal }),
    staleTime: 0,
  });

export const useChangeGrant = (module: string) =>
  useChange({
    namespace: 'mfe-settings',
    reload: [moduleGrantQuery(module).queryKey],
    change: (input: GrantChange) => api.put<ModuleGrant>(pathOf(module), input),
    success: () => ({ key: 'granted.saved', params: { name: module } }),
  });
