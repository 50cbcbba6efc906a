import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { AuditActor, AuditEntry, AuditNoun, AuditVerb } from '@vitral/sdk/contracts/audit';
import { instantsOf } from '../shared/day-filter.tsx';

/** Empty filters are not sent. Days are in the reader's time zone. */
export interface AuditFilters {
  q: string;
  actor: string;
  noun: AuditNoun | '';
  verb: AuditVerb | '';
  from: string;
  to: string;
}

/** Newest first; always stale, since every change in the console adds an entry. */
export function auditQuery(filters: AuditFilters, { limit, offset }: { limit: number; offset: number }) {
  const query = { ...toQuery(filters), limit, offset };
  return queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: ({ signal }) => api.list<AuditEntry>('/audit', { query, signal }),
    staleTime: 0,
  });
}

export const fetchAuditEntry = (id: string) => api.get<AuditEntry>(`/audit/${id}`);

export const auditActorsQuery = queryOptions({
  queryKey: ['audit', 'actors'],
  queryFn: ({ signal }) => api.get<AuditActor[]>('/audit/actors', { signal }),
});

/** Converts the days of the filters, which begin in the reader's time zone. */
export function toQuery(filters: AuditFilters): Record<string, string> {
  return { ...filters, ...instantsOf(filters) };
}
