import { raw, type FilterQuery } from '@mikro-orm/core';
import type { ReviewedNoun } from '@vitral/contracts/reviews';

/** Table of the reviews, on which the totals of lists with this filter depend. */
export const REVIEWS_TABLE = 'item_review';

/** Selects the items of a noun that wait for a review, or the others. */
export function inReview<Row extends object>(
  noun: ReviewedNoun,
  isInReview: boolean | undefined,
): FilterQuery<Row> {
  if (isInReview === undefined) return {};
  const open = `select item_id from ${REVIEWS_TABLE} where noun = '${noun}' and state = 'requested'`;
  return {
    [raw((alias) => `${alias}.id ${isInReview ? '' : 'not '}in (${open})`)]: [],
  } as FilterQuery<Row>;
}
