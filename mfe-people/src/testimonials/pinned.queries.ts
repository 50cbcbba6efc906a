import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { Testimonial, TestimonialPlace } from '@vitral/sdk/contracts/testimonials';
import { useChange } from '@vitral/sdk/ui/forms';
import { TESTIMONIALS, TESTIMONIALS_PATH } from './testimonials.queries.ts';

export const pinnedQuery = queryOptions({
  queryKey: ['testimonials', 'pinned'],
  queryFn: ({ signal }) => api.get<Testimonial[]>(`${TESTIMONIALS_PATH}/pinned`, { signal }),
});

/** Pins a testimonial at a position, moves it there, or unpins it. */
export const usePutPlace = () =>
  useChange({
    namespace: 'mfe-people',
    reload: TESTIMONIALS.reload,
    change: ({ id, place }: TestimonialPlace & { id: string }) =>
      api.put<Testimonial>(`${TESTIMONIALS_PATH}/${id}/place`, { place } satisfies TestimonialPlace),
    failure: 'testimonials.pinned.failed',
  });
