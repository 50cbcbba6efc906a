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
      page: '/admin/links',
      tables: ['share_link', 'share_link_item', 'content'],
      read: async (em) =>
        forAMinute(
          await readOpenRows(em, {
            from: `share_link link cross join lateral (select coalesce(link.title, min(content.title)) as title,
                count(*)
              from share_link_item item join content on content.id = item.content_id
              where item.link_id = link.id and content.deleted_at is null and content.is_visible) shown`,
            where: `link.revoked_at is null and link.expires_at > now() and link.expires_at < now() + ${SOON}
              and shown.count > 0`,
            title: 'shown.title',
            at: 'link.expires_at',
            id: 'link.id',
            pathOf: (id) => `/admin/links/${id}`,
          }),
        ),
    });
  }
}
