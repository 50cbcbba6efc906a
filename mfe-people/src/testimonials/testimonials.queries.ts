import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { TestimonialConsent } from '@vitral/sdk/contracts/testimonial-consents';
import type {
  Testimonial,
  TestimonialInput,
  TestimonialReview,
  TestimonialStats,
} from '@vitral/sdk/contracts/testimonials';
import type { TableState } from '@vitral/sdk/ui/data';
import { useChange, type Noun } from '@vitral/sdk/ui/forms';

export const TESTIMONIALS_PATH = '/testimonials';
const PATH = TESTIMONIALS_PATH;

export const CONSENTS_PATH = `${PATH}/consents`;

/** Empty filters are not sent. */
export type TestimonialFilters = Record<
  'q' | 'language' | 'rating' | 'isActive' | 'isScheduled' | 'isInReview' | 'reviewState',
  string
>;

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

export const consentsQuery = (id: Testimonial['id']) =>
  queryOptions({
    queryKey: ['testimonials', 'consents', id],
    queryFn: ({ signal }) => api.get<TestimonialConsent[]>(`${PATH}/${id}/consents`, { signal }),
  });

const CHANGE = { namespace: 'mfe-people', reload: TESTIMONIALS.reload };

interface Review {
  testimonial: Testimonial;
  reviewState: TestimonialReview['reviewState'];
}

export const useReview = () =>
  useChange({
    ...CHANGE,
    change: ({ testimonial: { id, version }, reviewState }: Review) =>
      api.put<Testimonial>(`${PATH}/${id}/review`, { reviewState, version } satisfies TestimonialReview),
    success: ({ reviewState }) => `testimonials.${reviewState}`,
    failure: 'testimonials.reviewFailed',
  });

export const useWithdraw = () =>
  useChange({
    ...CHANGE,
    change: ({ id, version }: Testimonial) => api.post<Testimonial>(`${PATH}/${id}/withdrawal`, { version }),
    success: 'testimonials.withdrawnDone',
    failure: 'testimonials.withdrawFailed',
  });
