import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AdminStats, Role, User } from '@vitral/contracts';

export interface UsersFilter {
  q: string;
  role: Role | '';
  limit: number;
  offset: number;
  sort: string | null;
}

/** One page of users, chosen by the server. */
export const usersQuery = (filter: UsersFilter) =>
  queryOptions({
    queryKey: ['users', filter],
    queryFn: ({ signal }) => api.list<User>('/admin/users', { signal, query: { ...filter } }),
  });

export interface UserCounts {
  total: number;
  admins: number;
  /** Logged in within a day; null when the server does not tell. */
  active: number | null;
}

/** Counted by the server, whatever page and filter are shown. */
export const userCountsQuery = queryOptions({
  queryKey: ['users', 'counts'],
  queryFn: async ({ signal }): Promise<UserCounts> => {
    const count = (query: { role?: Role }) =>
      api.list<User>('/admin/users', { signal, query: { ...query, limit: 1 } });
    const [all, admins, stats] = await Promise.all([
      count({}),
      count({ role: 'admin' }),
      api.get<AdminStats>('/admin/stats', { signal }),
    ]);
    return { total: all.total, admins: admins.total, active: stats.activeUsers ?? null };
  },
});
