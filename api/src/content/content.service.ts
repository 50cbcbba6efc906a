import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentItem, ContentStats } from '@vitral/contracts/content';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { REVIEWS_TABLE } from '../platform/lists/in-review.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { PublicationSchedule } from '../platform/publication/publication-schedule.ts';
import { serializer } from '../platform/entities/serializer.ts';
import type { ContentQuery, ContentStatsQuery, ContentUpdateDto } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { contentFilter, notInTrash, visibilityKey, visibleTo } from './content.filters.ts';
import { countDownload } from './content-files.service.ts';
import { ContentPicturesService } from './pictures/content-pictures.service.ts';

@Injectable()
export class ContentService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly pictures: ContentPicturesService,
    private readonly uses: ContentUsesService,
    private readonly queryCache: QueryCache,
    private readonly schedule: PublicationSchedule,
  ) {}

  onModuleInit(): void {
    this.schedule.offer({ ...KIND, isOn: 'isVisible', among: notInTrash() });
  }

  async list(viewer: Viewer, query: ContentQuery): Promise<Page<ContentItem>> {
    const isForStaff = query.trashed || query.isInReview !== undefined;
    if (isForStaff && !viewerMay(viewer, 'content.write'))
      throw new AppError('auth.insufficient-permissions');
    const page = await this.lists.read(Content, contentFilter(viewer, query), {
      ...query,
      others: [REVIEWS_TABLE],
    });
    return page.map(toResponse);
  }

  stats(viewer: Viewer, { category }: ContentStatsQuery): Promise<ContentStats> {
    const isStaff = viewerMay(viewer, 'content.write');
    const key = `content/stats ${visibilityKey(viewer)} ${category ?? ''}`;
    return this.queryCache.read(key, ['content'], async (em) => {
      const trash = contentFilter(viewer, { category, trashed: true });
      const counted = await count(em, contentFilter(viewer, { category }));
      return { ...counted, trashed: isStaff ? await em.count(Content, trash) : 0 };
    });
  }

  async get(viewer: Viewer, id: string): Promise<ContentItem> {
    return toResponse(await this.find(viewer, id));
  }

  async find(viewer: Viewer, id: string): Promise<Content> {
    const row = await this.em.findOne(Content, { $and: [{ id }, visibleTo(viewer)] });
    if (!row) throw new AppError('content.not-found', { id });
    return row;
  }

  update(id: string, input: ContentUpdateDto): Promise<ContentItem> {
    return this.pictures.recut(id, input.focalPoint, (keepSquares) =>
      this.em.transactional(async (em) => {
        const response = await this.change(em, id, input);
        await keepSquares(em);
        return response;
      }),
    );
  }

  countDownload(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const isCounted = await countDownload(em, id, visibleTo(viewer));
      if (!isCounted) throw new AppError('content.not-found', { id });
    });
  }

  private async change(
    em: EntityManager,
    id: string,
    { version, focalPoint, evenIfUsed, ...input }: ContentUpdateDto,
  ): Promise<ContentItem> {
    const row = await lockRow(em, Content, id, 'content.not-found', notInTrash());
    const { before, after, isChanged } = await editVersioned(em, this.audit, {
      ...KIND,
      stale: 'content.stale',
      row,
      version,
      change: async () => {
        em.assign(row, await this.schedule.plan(em, 'isVisible', input, row));
        if (focalPoint && row.type === 'image')
          em.assign(row, { focalX: focalPoint.x, focalY: focalPoint.y });
      },
    });
    // A new expiry date will hide the file later without asking again.
    const last = {
      ...after,
      ...(after.unpublishAt !== before.unpublishAt && after.unpublishAt && { isVisible: false }),
    };
    if (isChanged) await this.uses.refuseIfUsed(em, [row], [{ before, after: last }], { evenIfUsed });
    return after;
  }
}

const COUNTED = {
  total: 'count(*)',
  public: `count(*) filter (where visibility = 'public')`,
  team: `count(*) filter (where visibility = 'team')`,
  private: `count(*) filter (where visibility = 'private')`,
  videos: `count(*) filter (where type = 'video')`,
  downloads: 'coalesce(sum(download_count), 0)',
  fileSize: 'coalesce(sum(file_size), 0)',
} satisfies Record<Exclude<keyof ContentStats, 'trashed'>, string>;

async function count(em: EntityManager, filter: FilterQuery<Content>) {
  const columns = Object.entries(COUNTED).map(([name, sql]) => raw(`${sql} as "${name}"`));
  const row = await em
    .createQueryBuilder(Content)
    .select(columns)
    .where(filter as QBFilterQuery<Content>)
    .execute<Record<keyof typeof COUNTED, string>>('get', false);
  // PostgreSQL counts in 64 bits, which the driver returns as text.
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<
    keyof typeof COUNTED,
    number
  >;
}

const copyFields = serializer<Content, Omit<ContentItem, 'dimensions' | 'focalPoint'>>(Content, {
  formerFilenames: 'omitted',
  width: 'omitted',
  height: 'omitted',
  focalX: 'omitted',
  focalY: 'omitted',
});

export function toResponse(row: Content): ContentItem {
  const { type, width, height, focalX, focalY } = row;
  return {
    ...copyFields(row),
    dimensions: width && height ? { width, height } : null,
    focalPoint: type === 'image' ? { x: focalX, y: focalY } : null,
  };
}

const KIND = {
  noun: 'content',
  entity: Content,
  nameOf: ({ title }: Content) => title,
  stateOf: toResponse,
} as const;
