import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Testimonial, TestimonialInput, TestimonialStats } from '@vitral/contracts';
import { useChange } from '@vitral/ui/forms';

const TESTIMONIALS = ['testimonials'];

export interface TestimonialsListQuery {
  q: string;
  /** Empty filters are not sent. */
  language: string;
  rating: string;
  isActive: string;
  limit: number;
  offset: number;
  sort: string | null;
}

/** One page of testimonials, filtered and sorted by the server. */
export const testimonialsQuery = (query: TestimonialsListQuery) =>
  queryOptions({
    queryKey: [...TESTIMONIALS, 'list', query],
    queryFn: ({ signal }) => api.list<Testimonial>('/testimonials', { signal, query: { ...query } }),
  });

export const testimonialStatsQuery = queryOptions({
  queryKey: [...TESTIMONIALS, 'stats'],
  queryFn: ({ signal }) => api.get<TestimonialStats>('/testimonials/stats', { signal }),
});

/** Reads a testimonial past any cache. */
export const fetchTestimonial = (id: string) => api.get<Testimonial>(`/testimonials/${id}`);

const TESTIMONIAL_CHANGE = { namespace: 'mfe-people', reload: [TESTIMONIALS] };

/** Creates a testimonial or updates the one with `id`. The form shows failures. */
export const useSaveTestimonial = (id?: string) =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: (input: TestimonialInput) =>
      id === undefined
        ? api.post<Testimonial>('/testimonials', input)
        : api.put<Testimonial>(`/testimonials/${id}`, input),
    success: id === undefined ? 'testimonials.created' : 'testimonials.updated',
  });

export const useDeleteTestimonial = () =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: ({ id }: Testimonial) => api.delete(`/testimonials/${id}`),
    success: 'testimonials.deleted',
    failure: 'testimonials.deleteFailed',
  });

/** Sends the whole item with the flag flipped. */
export const useToggleTestimonial = () =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: (item: Testimonial) =>
      api.put<Testimonial>(`/testimonials/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'testimonials.deactivated' : 'testimonials.activated'),
    failure: 'testimonials.updateFailed',
  });
