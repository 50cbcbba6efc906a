import type { CommentedNoun } from './comments.ts';
import type { Stored } from './items.ts';

/** Nouns whose items staff ask each other to review before publishing. Each has comments, since an answer may contain one. */
export const REVIEWED_NOUNS = [
  'content',
  'site-pages',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
] as const satisfies readonly CommentedNoun[];
export type ReviewedNoun = (typeof REVIEWED_NOUNS)[number];

export const REVIEW_ANSWERS = ['approved', 'changes-requested'] as const;
type ReviewAnswerState = (typeof REVIEW_ANSWERS)[number];

export const ITEM_REVIEW_STATES = ['requested', ...REVIEW_ANSWERS] as const;
export type ItemReviewState = (typeof ITEM_REVIEW_STATES)[number];

/** The item that a review is about. */
export interface ReviewedItem {
  noun: ReviewedNoun;
  itemId: string;
}

/** POST /api/reviews: marks an item as ready for review. */
export interface ReviewInput extends ReviewedItem {
  /** Account that may edit, and so publish, the item; not that of the requester. */
  reviewer: string;
}

/** POST /api/reviews/{id}/answer */
export interface ReviewAnswer extends Pick<Stored, 'version'> {
  state: ReviewAnswerState;
  /** Version of the item that the reviewer read. */
  itemVersion: number;
  /** Added to the comments on the item. */
  comment: string | null;
}

/** The review of an item, which has at most one. */
export interface Review extends ReviewedItem, Stored {
  state: ItemReviewState;
  requesterName: string;
  reviewerName: string;
  /** The viewer is the reviewer. */
  isReviewer: boolean;
  /** ISO instant of the answer. */
  answeredAt: string | null;
  /** The item was changed after the answer; publishing or hiding it does not count as a change. */
  isOutdated: boolean;
}

/** GET /api/reviews?noun=&itemId= */
export interface CurrentReview {
  review: Review | null;
}
