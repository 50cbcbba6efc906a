import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';

/** Offers the sources that could not be synchronized last time. */
@Injectable()
export class FeedSourcesWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'feed-sources-failing',
      severity: 'due',
      permission: 'social-feeds.write',
      page: '/admin/social-feeds',
      tables: ['feed_source'],
      read: (em) =>
        readOpenRows(em, {
          from: 'feed_source',
          where: 'is_active and last_problem is not null',
          title: 'title',
          at: 'coalesce(last_success_at, created_at)',
          pathOf: () => '/admin/social-feeds',
        }),
    });
  }
}
