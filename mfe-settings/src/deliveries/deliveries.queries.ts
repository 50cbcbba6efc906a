import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { Delivery, TestMessageInput } from '@vitral/sdk/contracts/notifications';
import { useChange } from '@vitral/sdk/ui/forms';

/** Empty filters are not sent. */
export type DeliveryFilters = { q: string; channel: string; state: string };

const DELIVERIES = ['deliveries'];
/** The polling interval while a message waits to be sent, in milliseconds. */
const REFRESH = 3000;

export const deliveriesQuery = (query: DeliveryFilters & { limit: number; offset: number }) =>
  queryOptions({
    queryKey: [...DELIVERIES, query],
    queryFn: ({ signal }) => api.list<Delivery>('/deliveries', { query: { ...query }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting') ? REFRESH : false,
  });

const DELIVERY_CHANGE = { namespace: 'mfe-settings', reload: [DELIVERIES] };

export const useRetryDelivery = () =>
  useChange({
    ...DELIVERY_CHANGE,
    change: ({ id }: Delivery) => api.post<Delivery>(`/deliveries/${id}/retry`),
    success: (_, { recipient }) => ({ key: 'deliveries.retried', params: { recipient } }),
    failure: 'deliveries.retryFailed',
  });

/** The form shows failures. */
export const useSendTest = () =>
  useChange({
    ...DELIVERY_CHANGE,
    change: (input: TestMessageInput) => api.post<Delivery>('/notifications/test', input),
    success: (_, { recipient }) => ({ key: 'deliveries.testSent', params: { recipient } }),
  });
