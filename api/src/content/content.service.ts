import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentItem } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/page.ts';
import { orderOf } from '../platform/lists/sort.ts';
import { toResponse } from './content.response.ts';
import type { ContentQuery, ContentUpdateDto } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { contentFilter } from './content.filters.ts';
import { notInTrash, visibleTo } from './content.visibility.ts';
import { countDownload } from './count-download.ts';
import { ContentPicturesService } from './pictures/content-pictures.service.ts';

@Injectable()
export class ContentService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly pictures: ContentPicturesService,
    private readonly uses: ContentUsesService,
  ) {}

  async list(viewer: Viewer, query: ContentQuery): Promise<Page<ContentItem>> {
    const { limit, offset, sort, trashed } = query;
    if (trashed && !viewerMay(viewer, 'content.write')) {
      throw new AppError('auth.insufficient-permissions');
    }
    const part = { limit, offset, orderBy: orderOf(sort) };
    const [rows, total] = await this.lists.read(Content, contentFilter(viewer, query), part);
    return new Page(rows.map(toResponse), total);
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
      noun: 'content',
      stale: 'content.stale',
      row,
      version,
      nameOf: ({ title }) => title,
      stateOf: toResponse,
      change: () => {
        em.assign(row, input);
        if (focalPoint && row.type === 'image')
          em.assign(row, { focalX: focalPoint.x, focalY: focalPoint.y });
      },
    });
    if (isChanged) await this.uses.refuseIfUsed(em, [row], [{ before, after }], { evenIfUsed });
    return after;
  }
}
