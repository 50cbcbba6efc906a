import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Testimonial, TestimonialInput, TestimonialStats } from '@vitral/contracts/testimonials';
import type { TableState } from '@vitral/ui/data';
import type { Noun } from '@vitral/ui/forms';

const PATH = '/testimonials';

/** Empty filters are not sent. */
export type TestimonialFilters = { q: string; language: string; rating: string; isActive: string };

export const testimonialsQuery = (query: TestimonialFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['testimonials', 'list', query],
    queryFn: ({ signal }) => api.list<Testimonial>(PATH, { signal, query }),
  });

export const testimonialStatsQuery = queryOptions({
  queryKey: ['testimonials', 'stats'],
  queryFn: ({ signal }) => api.get<TestimonialStats>(`${PATH}/stats`, { signal }),
});

export const TESTIMONIALS: Noun<Testimonial, TestimonialInput> = {
  namespace: 'mfe-people',
  name: 'testimonials',
  hasTrash: true,
  reload: [['testimonials']],
};
