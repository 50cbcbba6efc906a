import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Testimonial, TestimonialInput, TestimonialStats, TestimonialUpdate } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

const TESTIMONIALS = ['testimonials'];

export interface TestimonialsListQuery {
  q: string;
  /** Empty filters are not asked for. */
  language: string;
  rating: string;
  isActive: string;
  limit: number;
  offset: number;
  sort: string | null;
}

/** One page of testimonials, chosen by the server. */
export const testimonialsQuery = (query: TestimonialsListQuery) =>
  queryOptions({
    queryKey: [...TESTIMONIALS, 'list', query],
    queryFn: ({ signal }) => api.list<Testimonial>('/testimonials', { signal, query: { ...query } }),
  });

export const testimonialStatsQuery = queryOptions({
  queryKey: [...TESTIMONIALS, 'stats'],
  queryFn: ({ signal }) => api.get<TestimonialStats>('/testimonials/stats', { signal }),
});

/** What the server holds now, past any cache. */
export const fetchTestimonial = (id: string) => api.get<Testimonial>(`/testimonials/${id}`);

/** Creating leaves what went wrong to the form, which knows where to show it. */
export function useCreateTestimonial() {
  return useTestimonialChange({
    change: (input: TestimonialInput) => api.post<Testimonial>('/testimonials', input),
    success: () => 'testimonials.created',
  });
}

/** As useCreateTestimonial; rejects with `testimonials.stale` when somebody else saved first. */
export function useUpdateTestimonial(id: string) {
  return useTestimonialChange({
    change: (input: TestimonialUpdate) => api.put<Testimonial>(`/testimonials/${id}`, input),
    success: () => 'testimonials.updated',
  });
}

export function useDeleteTestimonial() {
  return useTestimonialChange({
    change: ({ id }: Testimonial) => api.delete(`/testimonials/${id}`),
    success: () => 'testimonials.deleted',
    failure: 'testimonials.deleteFailed',
  });
}

/** Sends the whole item with the flag flipped. */
export function useToggleTestimonial() {
  return useTestimonialChange({
    change: (item: Testimonial) =>
      api.put<Testimonial>(`/testimonials/${item.id}`, { ...item, isActive: !item.isActive }),
    success: ({ isActive }) => (isActive ? 'testimonials.deactivated' : 'testimonials.activated'),
    failure: 'testimonials.updateFailed',
  });
}

interface Change<Variables> {
  change: (variables: Variables) => Promise<unknown>;
  /** The key of the message on success. */
  success: (variables: Variables) => string;
  /** The key of the message on failure; without it the caller tells. */
  failure?: string;
}

/** A change of testimonials: tells how it went and reloads list and figures, after a failure too, which may be due to an old list. */
function useTestimonialChange<Variables>({ change, success, failure }: Change<Variables>) {
  const { t } = useTranslation('mfe-people');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, variables) => notify.success(t(success(variables))),
    onError: (error) => failure && notify.failure(t(failure), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: TESTIMONIALS }),
  });
}
