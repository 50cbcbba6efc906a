import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { OwnSecurityEvent } from '@vitral/sdk/contracts/security-events';

const EVENTS_PER_PAGE = 10;

/** Events of the own account, the newest first, a page at a time; refetched whenever the page opens. */
export const securityEventsQuery = infiniteQueryOptions({
  queryKey: ['profile', 'security-events'],
  queryFn: ({ pageParam: offset, signal }) =>
    api.list<OwnSecurityEvent>('/profile/security-events', {
      query: { limit: EVENTS_PER_PAGE, offset },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const known = pages.reduce((sum, { items }) => sum + items.length, 0);
    return known < total ? known : undefined;
  },
  staleTime: 0,
});
