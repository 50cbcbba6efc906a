import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Review } from '@vitral/contracts/reviews';
import { lockAccounts } from '../accounts/index.ts';
import { assertMayEdit, CommentsService, lockItem } from '../comments/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ReviewAnswerDto } from './reviews.dto.ts';
import { ItemReview } from './reviews.entity.ts';
import { toResponse } from './reviews.response.ts';

const KINDS = { approved: 'review-approved', 'changes-requested': 'changes-requested' } as const;

/** Ends reviews: with an answer of the reviewer, or without one. */
@Injectable()
export class ReviewAnswers {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly comments: CommentsService,
    private readonly notifications: PersonalNotifications,
  ) {}

  /** Throws `reviews.stale` for a second answer, and `reviews.item-changed` if the reviewer read another version of the item. */
  answer(viewer: Viewer, id: string, input: ReviewAnswerDto): Promise<Review> {
    const { state, itemVersion, comment, version } = input;
    return this.em.transactional(async (em) => {
      const { noun, itemId, requester } = await this.find(em, viewer, id);
      const item = { noun, itemId };
      // Locked in the same order as by the deletion of an account.
      if (requester) await lockAccounts(em, [requester]);
      if (comment !== null) await this.comments.add(em, viewer, { ...item, thread: null, text: comment });
      const { name: itemName, version: current } = await lockItem(em, item);
      const row = await lockRow(em, ItemReview, id, 'reviews.not-found');
      if (row.reviewer !== viewer.id) throw new AppError('auth.insufficient-permissions');
      await checkVersion(em, { noun: 'reviews', stale: 'reviews.stale', row, version });
      if (row.state !== 'requested') throw new AppError('reviews.stale', { id, current: row.version });
      if (current !== itemVersion) throw new AppError('reviews.item-changed', { id, current });
      em.assign(row, { state, itemVersion, answeredAt: new Date() });
      await em.flush();
      const [before, after] = [{ reviewState: 'requested' }, { reviewState: state }];
      this.audit.record(em, { verb: 'answered', noun: 'reviews', itemId: id, itemName, before, after });
      await this.notifications.notify(em, row.requester ? [row.requester] : [], {
        kind: KINDS[state],
        ...item,
      });
      return toResponse(row, viewer, current);
    });
  }

  cancel(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const { noun, itemId } = await this.find(em, viewer, id);
      const { name: itemName } = await lockItem(em, { noun, itemId });
      const row = await lockRow(em, ItemReview, id, 'reviews.not-found');
      const before = { reviewState: row.state, reviewerName: row.reviewerName };
      this.audit.record(em, { verb: 'cancelled', noun: 'reviews', itemId: id, itemName, before });
      em.remove(row);
    });
  }

  /** Returns a review whose item the viewer may edit. */
  private async find(em: EntityManager, viewer: Viewer, id: string): Promise<ItemReview> {
    const row = await em.findOne(ItemReview, { id });
    if (!row) throw new AppError('reviews.not-found', { id });
    assertMayEdit(viewer, row.noun);
    return row;
  }
}
