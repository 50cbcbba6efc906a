import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ZoomAccount, ZoomAccountInput, ZoomAccountTest } from '@vitral/sdk/contracts/zoom-account';
import { useChange } from '@vitral/sdk/ui/forms';

const PATH = '/zoom-account';

export const zoomAccountQuery = queryOptions({
  queryKey: ['zoom-account'],
  queryFn: ({ signal }) => api.get<ZoomAccount>(PATH, { signal }),
});

const CHANGE = { namespace: 'mfe-settings', reload: [zoomAccountQuery.queryKey] };

/** Stores the account; no response ever contains its secrets. */
export const useSaveZoomAccount = () =>
  useChange({
    ...CHANGE,
    change: (input: ZoomAccountInput) => api.put<ZoomAccount>(PATH, input),
    success: 'zoom-account.saved',
  });

export const useDeleteZoomAccount = () => useChange({ ...CHANGE, change: () => api.delete(PATH) });

/** Tests the stored secrets; the result is not stored. */
export const useTestZoomAccount = () =>
  useMutation({ mutationFn: () => api.post<ZoomAccountTest>(`${PATH}/test`) });
