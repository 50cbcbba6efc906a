import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  PersonalNotification,
  PersonalNotificationStats,
} from '@vitral/contracts/personal-notifications';
import { errorText } from '@vitral/i18n';
import { notify } from '@vitral/ui';

const KEY = ['personal-notifications'];

/** Milliseconds between refetches of the count. */
const REFRESH_INTERVAL = 60_000;

const PAGE = 20;

export const notificationStatsQuery = queryOptions({
  queryKey: [...KEY, 'stats'],
  queryFn: ({ signal }) => api.get<PersonalNotificationStats>('/personal-notifications/stats', { signal }),
  staleTime: REFRESH_INTERVAL,
  refetchInterval: REFRESH_INTERVAL,
});

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal, pageParam }) =>
    api.list<PersonalNotification>('/personal-notifications', {
      signal,
      query: { limit: PAGE, offset: pageParam },
    }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : null;
  },
  staleTime: 0,
});

const reload = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY });

/** Marks one notification as read, or all of them for null. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      api.post(`/personal-notifications${id === null ? '' : `/${id}`}/read`, undefined, { keepalive: true }),
    onError: (error) => notify.error(errorText(error)),
    onSettled: () => reload(queryClient),
  });
}
