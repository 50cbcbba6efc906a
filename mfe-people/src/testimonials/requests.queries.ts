import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { TestimonialRequest, TestimonialRequestInput } from '@vitral/sdk/contracts/testimonial-requests';
import { useChange } from '@vitral/sdk/ui/forms';

const PATH = '/testimonial-requests';

/** Newest first. Never taken from the cache, since visitors use the links. */
export const requestsQuery = queryOptions({
  queryKey: ['testimonial-requests'],
  queryFn: ({ signal }) => api.all<TestimonialRequest>(PATH, { signal }),
  staleTime: 0,
});

const CHANGE = { namespace: 'mfe-people', reload: [requestsQuery.queryKey] };

export const useCreateRequest = () =>
  useChange({
    ...CHANGE,
    change: (input: TestimonialRequestInput) => api.post<TestimonialRequest>(PATH, input),
    failure: 'testimonials.requests.createFailed',
  });

export const useRevokeRequest = () =>
  useChange({
    ...CHANGE,
    change: ({ id }: TestimonialRequest) => api.delete(`${PATH}/${id}`),
    success: 'testimonials.requests.revoked',
    failure: 'testimonials.requests.revokeFailed',
  });
