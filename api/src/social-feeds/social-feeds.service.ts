import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicSocialFeedItem, SocialFeedItem as SocialFeedItemAnswer } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Page } from '../platform/http/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searching } from '../platform/validation/list-query.dto.ts';
import { SocialFeedItem } from './social-feeds.entity.ts';

@Injectable()
export class SocialFeedsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/social-feeds',
      tables: ['social_feed_item'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** Newest first. Staff who may edit see every row whole; everybody else the active ones. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<SocialFeedItemAnswer | PublicSocialFeedItem>> {
    const isStaff = viewerMay(viewer, 'social-feeds.write');
    const [rows, total] = await this.em.findAndCount(
      SocialFeedItem,
      { $and: [isStaff ? {} : { isActive: true }, searching<SocialFeedItem>(q, ['title', 'description'])] },
      { limit, offset, orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    return new Page<SocialFeedItemAnswer | PublicSocialFeedItem>(
      rows.map(isStaff ? toAnswer : toPublicAnswer),
      total,
    );
  }
}

function toPublicAnswer(row: SocialFeedItem): PublicSocialFeedItem {
  const { id, platform, title, description, url, isLive, viewCount, engagementCount } = row;
  return {
    id,
    platform,
    title,
    description,
    url,
    isLive,
    viewCount,
    engagementCount,
    createdAt: row.createdAt.toISOString(),
  };
}

function toAnswer(row: SocialFeedItem): SocialFeedItemAnswer {
  return {
    ...toPublicAnswer(row),
    sourceId: row.source ?? null,
    isEdited: row.isEdited,
    isActive: row.isActive,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
