import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Mentionable } from '@vitral/contracts/mentions';
import type {
  CurrentReview,
  Review,
  ReviewAnswer,
  ReviewedItem,
  ReviewInput,
} from '@vitral/contracts/reviews';
import { useChange } from '../use-change.ts';

const PATH = '/reviews';

const keyOf = ({ noun, itemId }: ReviewedItem) => ['reviews', noun, itemId];

export const reviewQuery = ({ noun, itemId }: ReviewedItem) =>
  queryOptions({
    queryKey: keyOf({ noun, itemId }),
    queryFn: ({ signal }) => api.get<CurrentReview>(PATH, { signal, query: { noun, itemId } }),
    staleTime: 0,
  });

/** The accounts that may be asked for a review. */
export const reviewersQuery = ({ noun }: ReviewedItem) =>
  queryOptions({
    queryKey: ['reviews', 'people', noun],
    queryFn: ({ signal }) => api.get<Mentionable[]>(`${PATH}/people`, { signal, query: { noun } }),
  });

const changed = (item: ReviewedItem) => ({
  namespace: 'reviews',
  reload: [keyOf(item), ['comments', item.noun, item.itemId], [item.noun], ['work-queue']],
});

/** Calls `onDone` at once: the form may disappear when the review is read again, and the callbacks of its request with it. */
const followed = async <Result>(sent: Promise<Result>, onDone: () => void): Promise<Result> => {
  const result = await sent;
  onDone();
  return result;
};

export const useRequestReview = ({ noun, itemId }: ReviewedItem, onDone: () => void) =>
  useChange({
    ...changed({ noun, itemId }),
    change: (reviewer: string) =>
      followed(api.post<Review>(PATH, { noun, itemId, reviewer } satisfies ReviewInput), onDone),
    success: 'review.wasRequested',
    failure: 'review.notRequested',
  });

export const useAnswerReview = (review: Review, onDone: () => void) =>
  useChange({
    ...changed(review),
    change: (answer: Omit<ReviewAnswer, 'version'>) => {
      const sent = api.post<Review>(`${PATH}/${review.id}/answer`, { ...answer, version: review.version });
      return followed(sent, onDone);
    },
    success: ({ state }) => `review.did.${state}`,
    failure: 'review.notAnswered',
  });

export const useCancelReview = (review: Review, onDone: () => void) =>
  useChange({
    ...changed(review),
    change: () => followed(api.delete(`${PATH}/${review.id}`), onDone),
    success: 'review.wasCancelled',
    failure: 'review.notCancelled',
  });
