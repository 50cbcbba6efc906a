import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Testimonial, TestimonialInput, TestimonialStats } from '@vitral/contracts/testimonials';
import type { TableState } from '@vitral/ui';
import { useChange } from '@vitral/ui/forms';

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

export const fetchTestimonial = (id: string) => api.get<Testimonial>(`${PATH}/${id}`);

const TESTIMONIAL_CHANGE = { namespace: 'mfe-people', reload: [['testimonials']] };

/** Creates a testimonial or updates the one with `id`. The form shows failures. */
export const useSaveTestimonial = (id?: string) =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: (input: TestimonialInput) =>
      id ? api.put<Testimonial>(`${PATH}/${id}`, input) : api.post<Testimonial>(PATH, input),
    success: id ? 'testimonials.updated' : 'testimonials.created',
  });

export const useDeleteTestimonial = () =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: ({ id }: Testimonial) => api.delete(`${PATH}/${id}`),
    success: 'testimonials.deleted',
    failure: 'testimonials.deleteFailed',
  });

/** Sends the whole item with the flag flipped. */
export const useToggleTestimonial = () =>
  useChange({
    ...TESTIMONIAL_CHANGE,
    change: (item: Testimonial) =>
      api.put<Testimonial>(`${PATH}/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'testimonials.deactivated' : 'testimonials.activated'),
    failure: 'testimonials.updateFailed',
  });
