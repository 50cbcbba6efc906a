import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Channel, Delivery, DeliveryState, TestMessageInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Empty filters are not asked for. */
export interface DeliveryFilters {
  q: string;
  channel: Channel | '';
  state: DeliveryState | '';
}

export interface DeliveryListQuery extends DeliveryFilters {
  limit: number;
  offset: number;
}

const DELIVERIES = ['deliveries'];
/** While a message waits to be sent. */
const REFRESH = 3000;

export const deliveriesQuery = (query: DeliveryListQuery) =>
  queryOptions({
    queryKey: [...DELIVERIES, query],
    queryFn: ({ signal }) => api.list<Delivery>('/deliveries', { query: { ...query }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting') ? REFRESH : false,
  });

export function useRetryDelivery() {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Delivery) => api.post<Delivery>(`/deliveries/${id}/retry`),
    onSuccess: ({ recipient }) => notify.success(t('deliveries.retried', { recipient })),
    onError: (error) => notify.failure(t('deliveries.retryFailed'), error),
    // After a failure too: somebody else may have sent it again.
    onSettled: () => queryClient.invalidateQueries({ queryKey: DELIVERIES }),
  });
}

/** What went wrong is left to the form, which knows where to show it. */
export function useSendTest() {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: TestMessageInput) => api.post<Delivery>('/notifications/test', input),
    onSuccess: ({ recipient }) => notify.success(t('deliveries.testSent', { recipient })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DELIVERIES }),
  });
}
