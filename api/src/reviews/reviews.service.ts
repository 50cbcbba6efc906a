import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Mentionable } from '@vitral/contracts/mentions';
import type { CurrentReview, Review, ReviewedItem, ReviewedNoun } from '@vitral/contracts/reviews';
import { accountsWith, listAccountsWith, lockAccounts, User } from '../accounts/index.ts';
import { assertMayEdit, COMMENTED_ITEMS, lockItem, readItemVersion } from '../comments/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ReviewDto } from './reviews.dto.ts';
import { ItemReview } from './reviews.entity.ts';
import { toResponse } from './reviews.response.ts';

@Injectable()
export class ReviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly notifications: PersonalNotifications,
  ) {}

  async current(viewer: Viewer, { noun, itemId }: ReviewedItem): Promise<CurrentReview> {
    assertMayEdit(viewer, noun);
    const version = await readItemVersion(this.em, { noun, itemId });
    const row = await this.em.findOne(ItemReview, { noun, itemId });
    return { review: row && toResponse(row, viewer, version) };
  }

  async people(viewer: Viewer, noun: ReviewedNoun): Promise<Mentionable[]> {
    assertMayEdit(viewer, noun);
    const accounts = await listAccountsWith(this.em, COMMENTED_ITEMS[noun].permission);
    return accounts.filter(({ id }) => id !== viewer.id);
  }

  /** Replaces an answered review. Throws `reviews.already-open` for an open one. */
  request(viewer: Viewer, { noun, itemId, reviewer }: ReviewDto): Promise<Review> {
    assertMayEdit(viewer, noun);
    return this.em.transactional(async (em) => {
      // Locked in the same order as by the deletion of an account.
      const { name: reviewerName } = await lockReviewer(em, viewer, noun, reviewer);
      const item = await lockItem(em, { noun, itemId });
      const earlier = await em.findOne(
        ItemReview,
        { noun, itemId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (earlier?.state === 'requested') throw new AppError('reviews.already-open', { id: earlier.id });
      const people = { requester: viewer.id, requesterName: viewer.name, reviewer, reviewerName };
      const request = { state: 'requested', itemVersion: item.version, answeredAt: null, ...people } as const;
      const row = earlier ? em.assign(earlier, request) : em.create(ItemReview, { noun, itemId, ...request });
      await em.persist(row).flush();
      this.audit.record(em, {
        ...{ verb: 'created', noun: 'reviews', itemId: row.id, itemName: item.name },
        after: { reviewedNoun: noun, reviewedItem: itemId, reviewerName },
      });
      await this.notifications.notify(em, [reviewer], { kind: 'review-requested', noun, itemId });
      return toResponse(row, viewer, item.version);
    });
  }
}

/**
 * Returns an account that may review items of a noun for the viewer, and locks both accounts, so that nobody deletes them in the
 * meantime.
 */
async function lockReviewer(
  em: EntityManager,
  viewer: Viewer,
  noun: ReviewedNoun,
  id: string,
): Promise<User> {
  if (id === viewer.id) throw new AppError('reviews.reviewer-not-found', { id });
  await lockAccounts(em, [id, viewer.id]);
  const reviewer = await em.findOne(User, { ...accountsWith(COMMENTED_ITEMS[noun].permission), id });
  if (!reviewer) throw new AppError('reviews.reviewer-not-found', { id });
  return reviewer;
}
