import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { consolePathOf, REVIEW_HASH } from '@vitral/contracts/personal-notifications';
import { REVIEWED_NOUNS } from '@vitral/contracts/reviews';
import { WORK_ITEMS_WITHOUT_LIST } from '@vitral/contracts/work-queue';
import { permittedNouns, readNames, tablesOf } from '../comments/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { type OpenWork, WorkQueue } from '../work-queue/index.ts';
import { ItemReview } from './reviews.entity.ts';

/** Limits the number of reviews that one account sees at a time. */
const MOST_OPEN = 500;

/** Offers each account the items that it has been asked to review. */
@Injectable()
export class ReviewsWork implements OnModuleInit {
  constructor(
    private readonly workQueue: WorkQueue,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'reviews-requested',
      severity: 'due',
      permission: 'dashboard.read',
      page: '/admin',
      action: null,
      tables: ['item_review', ...tablesOf(this.em, REVIEWED_NOUNS)],
      scope: (viewer) => `${viewer.id} ${permittedNouns(viewer, REVIEWED_NOUNS).join()}`,
      read: async (em, viewer) => ({
        value: await openReviews(em, viewer),
        freshUntil: Number.POSITIVE_INFINITY,
      }),
    });
  }
}

async function openReviews(em: EntityManager, viewer: Viewer): Promise<OpenWork> {
  const rows = await em.find(
    ItemReview,
    { reviewer: viewer.id, state: 'requested', noun: { $in: permittedNouns(viewer, REVIEWED_NOUNS) } },
    { orderBy: { updatedAt: 'asc', id: 'asc' }, limit: MOST_OPEN },
  );
  const names = await readNames(em, rows);
  const items = rows.flatMap(({ noun, itemId, updatedAt }) => {
    const title = names.get(itemId);
    if (title === undefined) return [];
    return { title, at: updatedAt.toISOString(), path: `${consolePathOf(noun, itemId)}${REVIEW_HASH}` };
  });
  return { count: items.length, items: items.slice(0, WORK_ITEMS_WITHOUT_LIST) };
}
