import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ClientError } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

export interface ClientErrorListQuery {
  q: string;
  limit: number;
  offset: number;
}

const CLIENT_ERRORS = ['client-errors'];

/** The latest first; never fresh for long, since any browser adds to it. */
export const clientErrorsQuery = (query: ClientErrorListQuery) =>
  queryOptions({
    queryKey: [...CLIENT_ERRORS, query],
    queryFn: ({ signal }) => api.list<ClientError>('/client-errors', { query: { ...query }, signal }),
    staleTime: 0,
  });

/** Null: all of them. */
export function useDeleteClientErrors() {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (error: ClientError | null) => api.delete(`/client-errors${error ? `/${error.id}` : ''}`),
    onSuccess: (_, error) => notify.success(t(error ? 'client-errors.deleted' : 'client-errors.cleared')),
    onError: (failure) => notify.failure(t('client-errors.deleteFailed'), failure),
    // After a failure too, which may be due to an old list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: CLIENT_ERRORS }),
  });
}
