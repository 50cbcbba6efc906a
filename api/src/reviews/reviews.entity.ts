import { defineEntity, p } from '@mikro-orm/core';
import { ITEM_REVIEW_STATES, type ReviewedNoun } from '@vitral/contracts/reviews';
import { User } from '../accounts/users.entity.ts';
import { announced, editable, instant } from '../platform/entities/columns.ts';

const ItemReviewSchema = defineEntity({
  name: 'ItemReview',
  triggers: [announced('item_review')],
  indexes: [{ properties: ['reviewer', 'state'] }],
  uniques: [{ properties: ['itemId', 'noun'] }],
  properties: {
    ...editable(),
    noun: p.text().$type<ReviewedNoun>(),
    /** No foreign key, since the items are in several tables. */
    itemId: p.uuid(),
    /** Version of the item for which the review was requested; once answered, the version that the answer is about. */
    itemVersion: p.integer(),
    state: p.enum(ITEM_REVIEW_STATES),
    requester: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    requesterName: p.text(),
    reviewer: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    reviewerName: p.text(),
    answeredAt: instant().nullable(),
  },
});

export class ItemReview extends ItemReviewSchema.class {}
ItemReviewSchema.setClass(ItemReview);
