import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forAMinute, readOpenRows, WorkQueue } from '../work-queue/index.ts';

const SOON = `interval '7 days'`;

/** Offers the valid links that expire soon. */
@Injectable()
export class ShareLinksWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'share-links-expiring',
      severity: 'due',
      permission: 'content.write',
      page: '/admin/content',
      tables: ['share_link', 'content'],
      read: async (em) =>
        forAMinute(
          await readOpenRows(em, {
            from: 'share_link link join content on content.id = link.content_id',
            where: `link.revoked_at is null and link.expires_at > now() and link.expires_at < now() + ${SOON}
              and content.deleted_at is null and content.is_visible`,
            title: 'content.title',
            at: 'link.expires_at',
            id: 'content.id',
            pathOf: (id) => `/admin/content/${id}`,
          }),
        ),
    });
  }
}
