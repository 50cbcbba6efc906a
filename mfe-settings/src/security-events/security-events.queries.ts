import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { SecurityEvent, SecurityVerb } from '@vitral/sdk/contracts/security-events';
import { instantsOf } from '../shared/day-filter.tsx';

/** Empty filters are not sent. Days are in the reader's time zone. */
export interface SecurityEventFilters {
  q: string;
  verb: SecurityVerb | '';
  network: string;
  from: string;
  to: string;
}

/** Newest first; always stale, since every login adds an event. */
export function securityEventsQuery(
  filters: SecurityEventFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const query = { ...toQuery(filters), limit, offset };
  return queryOptions({
    queryKey: ['security-events', query],
    queryFn: ({ signal }) => api.list<SecurityEvent>('/security-events', { query, signal }),
    staleTime: 0,
  });
}

export function toQuery(filters: SecurityEventFilters): Record<string, string> {
  return { ...filters, ...instantsOf(filters) };
}
