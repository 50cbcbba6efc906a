import type { Review } from '@vitral/contracts/reviews';
import type { Viewer } from '../platform/access/viewer.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { ItemReview } from './reviews.entity.ts';

const toFields = serializer<ItemReview, Omit<Review, 'isReviewer' | 'isOutdated'>>(ItemReview, {
  itemVersion: 'omitted',
  requester: 'omitted',
  reviewer: 'omitted',
});

/** Returns a review of an item that has this version. */
export const toResponse = (row: ItemReview, viewer: Viewer, itemVersion: number): Review => ({
  ...toFields(row),
  isReviewer: row.reviewer === viewer.id,
  isOutdated: row.state !== 'requested' && row.itemVersion !== itemVersion,
});
