import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { AuditActor, AuditEntry, AuditNoun, AuditVerb } from '@vitral/contracts';

/** Empty filters are not asked for. Days are those of the reader. */
export interface AuditFilters {
  q: string;
  actor: string;
  noun: AuditNoun | '';
  verb: AuditVerb | '';
  from: string;
  to: string;
}

interface Part {
  limit: number;
  offset: number;
}

/** Newest first; never fresh for long, since every change anywhere adds to it. */
export function auditQuery(filters: AuditFilters, { limit, offset }: Part) {
  const query = { ...toQuery(filters), limit, offset };
  return queryOptions({
    queryKey: ['audit', 'list', query],
    queryFn: ({ signal }) => api.list<AuditEntry>('/audit', { query, signal }),
    staleTime: 0,
  });
}

/** Whoever is in the log. */
export const auditActorsQuery = queryOptions({
  queryKey: ['audit', 'actors'],
  queryFn: ({ signal }) => api.get<AuditActor[]>('/audit/actors', { signal }),
});

/** The list as a file, of the same entries as on the screen. */
export function exportAddress(filters: AuditFilters): string {
  const asked = Object.entries(toQuery(filters)).filter(([, value]) => value);
  return `/api/audit/export?${new URLSearchParams(asked)}`;
}

/** A day begins where the reader is, so the server is asked for instants. */
function toQuery({ from, to, ...filters }: AuditFilters): Record<string, string> {
  return { ...filters, from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

function startOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
