import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AuditEntry } from '@vitral/contracts';

export interface AuditListQuery {
  q: string;
  limit: number;
  offset: number;
}

/** Newest first; never fresh for long, since every change anywhere adds to it. */
export const auditQuery = ({ q, limit, offset }: AuditListQuery) =>
  queryOptions({
    queryKey: ['audit', { q, limit, offset }],
    queryFn: ({ signal }) => api.list<AuditEntry>('/audit', { query: { q, limit, offset }, signal }),
    staleTime: 0,
  });
