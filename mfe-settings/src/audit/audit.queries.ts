import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { AuditActor, AuditEntry, AuditNoun, AuditVerb } from '@vitral/sdk/contracts/audit';

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

/** Converts days to instants: a day begins in the reader's time zone, which the server does not know. */
export function toQuery({ from, to, ...filters }: AuditFilters): Record<string, string> {
  return { ...filters, from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

function startOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
