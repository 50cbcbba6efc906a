import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ClientError, ClientErrorKind } from '@vitral/sdk/contracts/client-errors';
import { useChange } from '@vitral/sdk/ui/forms';

const CLIENT_ERRORS = ['client-errors'];

export type ClientErrorFilters = {
  q: string;
  /** Name of a preview of modules; empty for the ordinary site. */
  preview: string;
  /** Empty for all kinds. */
  kind: ClientErrorKind | '';
};

/** Newest first; always stale, since any browser adds to the list. */
export const clientErrorsQuery = (query: ClientErrorFilters & { limit: number; offset: number }) =>
  queryOptions({
    queryKey: [...CLIENT_ERRORS, query],
    queryFn: ({ signal }) => api.list<ClientError>('/client-errors', { query, signal }),
    staleTime: 0,
  });

/** Deletes one report, or all of them for null. */
export const useDeleteClientErrors = () =>
  useChange({
    namespace: 'mfe-settings',
    reload: [CLIENT_ERRORS],
    change: (error: ClientError | null) => api.delete(`/client-errors${error ? `/${error.id}` : ''}`),
    success: (error) => (error ? 'client-errors.deleted' : 'client-errors.cleared'),
    failure: 'client-errors.deleteFailed',
  });
