import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type {
  LatestPost,
  PublicSocialFeedItem,
  SocialFeedItem as SocialFeedItemResponse,
} from '@vitral/contracts/social-feeds';
import { type Viewer, viewerMay } from '../../platform/access/viewer.ts';
import { AuditedItems } from '../../platform/audit/audited-items.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { changeMany } from '../../platform/bulk/bulk-changes.ts';
import type { SwitchBulkDto } from '../../platform/bulk/bulk.dto.ts';
import { CsvExports } from '../../platform/csv/csv-exports.service.ts';
import { Lists, type Page } from '../../platform/lists/lists.ts';
import { waitingForDate } from '../../platform/entities/publication-dates.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { PublicationSchedule } from '../../platform/publication/publication-schedule.ts';
import { PublicReads } from '../../platform/public-reads/public-reads.ts';
import { searchingText } from '../../platform/lists/list-query.dto.ts';
import { FeedThumbnail, SocialFeedItem } from './social-feeds.entity.ts';
import { readLatest, THUMBNAIL_JOB } from './latest-posts.ts';
import { toResponse, toPublicResponse } from './social-feeds.response.ts';
import {
  type SocialFeedDto,
  type SocialFeedsExportQuery,
  SocialFeedsQuery,
  type SocialFeedUpdateDto,
} from './social-feeds.dto.ts';

/** Syncs no longer overwrite these fields once a person has changed one. */
const TEXTS = ['title', 'description', 'url', 'thumbnailUrl'] as const;

/** Changes of these fields can change the picture: a video's URL determines it. */
const PICTURE_FIELDS = ['url', 'thumbnailUrl', 'platform'] as const;

@Injectable()
export class SocialFeedsService implements OnModuleInit {
  private readonly items: AuditedItems<SocialFeedItem, SocialFeedItemResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly publicReads: PublicReads,
    private readonly jobs: Jobs,
    private readonly schedule: PublicationSchedule,
    private readonly exports: CsvExports,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, KIND);
  }

  onModuleInit(): void {
    this.schedule.offer({ ...KIND, isOn: 'isActive', among: { removedAt: null } });
    this.publicReads.offer({
      path: '/api/social-feeds',
      tables: ['social_feed_item', 'feed_source'],
      read: () => this.list(null, new SocialFeedsQuery()),
    });
    this.publicReads.offer({
      path: '/api/social-feeds/latest',
      tables: ['social_feed_item', 'feed_source', 'feed_thumbnail', 'zoom_meeting'],
      read: () => this.latest(),
    });
  }

  latest(): Promise<LatestPost[]> {
    return readLatest(this.em);
  }

  /** Lists posts, newest first. Staff who may edit get every row; everybody else gets active posts of active sources. */
  async list(
    viewer: Viewer | null,
    query: SocialFeedsQuery,
  ): Promise<Page<SocialFeedItemResponse | PublicSocialFeedItem>> {
    const isStaff = viewerMay(viewer, 'social-feeds.write');
    const isForStaff = [query.isActive, query.isScheduled, query.sourceId].some(
      (filter) => filter !== undefined,
    );
    if (!isStaff && isForStaff) {
      throw new AppError(viewer ? 'auth.insufficient-permissions' : 'auth.unauthorized');
    }
    const { limit, offset } = query;
    const page = await this.lists.read(
      SocialFeedItem,
      { $and: [filterOf(query), postsShownTo(viewer)] },
      { limit, offset, sort: '-createdAt', others: ['feed_source'] },
    );
    return page.map(isStaff ? toResponse : toPublicResponse);
  }

  get(id: string): Promise<SocialFeedItemResponse> {
    return this.items.get(this.em, id, { removedAt: null });
  }

  create(input: SocialFeedDto): Promise<SocialFeedItemResponse> {
    return this.em.transactional(async (em) => {
      const createdAt = new Date(input.createdAt);
      const planned = await this.schedule.plan(em, 'isActive', input);
      const row = em.create(SocialFeedItem, { ...planned, createdAt, thumbnailDueAt: new Date() });
      await this.jobs.add(em, THUMBNAIL_JOB, {});
      return this.items.add(em, row);
    });
  }

  update(id: string, { version, createdAt, ...input }: SocialFeedUpdateDto): Promise<SocialFeedItemResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id, { removedAt: null });
      const isRewritten = TEXTS.some((field) => input[field] !== row[field]);
      const hasNewPicture = PICTURE_FIELDS.some((field) => input[field] !== row[field]);
      const after = await this.items.edit(em, row, version, async () => {
        const planned = await this.schedule.plan(em, 'isActive', input, row);
        em.assign(row, { ...planned, createdAt: new Date(createdAt) });
        if (row.externalId && isRewritten) row.isEdited = true;
        if (hasNewPicture) em.assign(row, { thumbnailDueAt: new Date(), thumbnailFailures: 0 });
      });
      if (hasNewPicture) await this.jobs.add(em, THUMBNAIL_JOB, {});
      return after;
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.take(em, await this.items.lock(em, id, { removedAt: null }));
      await this.jobs.add(em, THUMBNAIL_JOB, {});
    });
  }

  /** Deletes a post. The row of a synchronized post stays with only its id, so that the next sync does not add it again. */
  private async take(em: EntityManager, row: SocialFeedItem): Promise<void> {
    this.items.record(em, 'deleted', row, { before: toResponse(row) });
    if (row.externalId) em.assign(row, { ...REMOVED, removedAt: new Date() });
    else em.remove(row);
    await em.nativeUpdate(FeedThumbnail, { item: row.id }, { item: null });
  }

  restore(id: string): Promise<SocialFeedItemResponse> {
    return this.em.transactional(async (em) => {
      await this.jobs.add(em, THUMBNAIL_JOB, {});
      return this.addAgain(em, id);
    });
  }

  /** Restores a deleted post, and fetches its picture again. */
  private addAgain(em: EntityManager, id: string): Promise<SocialFeedItemResponse> {
    const hasNoPicture = { thumbnailDueAt: new Date(), thumbnailFailures: 0 };
    return this.items.restore(em, id, (row) => em.assign(row, { ...hasNoPicture, removedAt: null }));
  }

  export({ ids, ...filters }: SocialFeedsExportQuery) {
    const filter = { $and: [filterOf(filters), { removedAt: null }] };
    const toRows = (rows: SocialFeedItem[]) => rows.map(toResponse);
    return this.exports.read({ ...this.items.kind, filter, ids, sort: '-createdAt', toRows });
  }

  changeMany(query: SocialFeedsExportQuery, selection: SwitchBulkDto): Promise<BulkResult> {
    const { action } = selection;
    const scope = { removedAt: null };
    return changeMany(this.em, {
      ...this.items.kind,
      selection,
      scope,
      filter: { $and: [filterOf(query), scope] },
      prepare: async (em) => {
        if (action === 'delete' || action === 'restore') await this.jobs.add(em, THUMBNAIL_JOB, {});
      },
      change: (em, row) =>
        action === 'delete'
          ? this.take(em, row)
          : this.items.edit(em, row, row.version, () => (row.isActive = action === 'activate')),
      restore: (em, id) => this.addAgain(em, id),
    });
  }
}

const KIND = {
  noun: 'social-feeds',
  entity: SocialFeedItem,
  nameOf: ({ title }: SocialFeedItem) => title,
  stateOf: toResponse,
} as const;

const REMOVED = {
  title: '',
  description: '',
  url: '',
  thumbnailUrl: '',
  thumbnailDueAt: null,
  isActive: false,
  publishAt: null,
  unpublishAt: null,
};

/** Cast, because a relation that is mapped to its key is typed as the key alone. */
const SHOWN = {
  isActive: true,
  $or: [{ source: null }, { source: { isActive: true } }],
} as unknown as FilterQuery<SocialFeedItem>;

/** Selects the posts that a viewer sees: all but deleted ones for staff who may edit, else those that the site shows. */
export const postsShownTo = (viewer: Viewer | null): FilterQuery<SocialFeedItem> => ({
  $and: [{ removedAt: null }, viewerMay(viewer, 'social-feeds.write') ? {} : SHOWN],
});

function filterOf({
  q,
  platform,
  isActive,
  isScheduled,
  sourceId,
}: Omit<SocialFeedsQuery, 'limit' | 'offset'>): FilterQuery<SocialFeedItem> {
  return {
    $and: [
      platform ? { platform } : {},
      isActive === undefined ? {} : { isActive },
      waitingForDate<SocialFeedItem>(isScheduled),
      sourceId ? { source: sourceId } : {},
      searchingText<SocialFeedItem>(q),
    ],
  };
}
