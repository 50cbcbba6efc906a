import { type FilterQuery, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentItem } from '@vitral/contracts';
import type { Viewer } from '../platform/access/viewer.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/http/page.ts';
import { searching } from '../platform/validation/list-query.dto.ts';
import { orderOf } from '../platform/validation/sort.ts';
import type { ContentQuery } from './content.dto.ts';
import { toAnswer } from './content.answer.ts';
import { Content } from './content.entity.ts';
import { openTo } from './content.visibility.ts';

@Injectable()
export class ContentService {
  constructor(private readonly em: EntityManager) {}

  /** Team pictures stay out unless they are asked for. product.md, section 5. */
  async list(viewer: Viewer, query: ContentQuery): Promise<Page<ContentItem>> {
    const { limit, offset, q, sort, category, type, visibility } = query;
    const filters: FilterQuery<Content>[] = [
      openTo(viewer),
      category ? { category } : { category: { $ne: 'team' } },
      type ? { type } : {},
      visibility ? { visibility } : {},
      searching<Content>(q, ['title', 'description', 'originalName', tagsText()]),
    ];
    const [rows, total] = await this.em.findAndCount(
      Content,
      { $and: filters },
      { limit, offset, orderBy: orderOf(sort) },
    );
    return new Page(rows.map(toAnswer), total);
  }

  async find(viewer: Viewer, id: string): Promise<Content> {
    const row = await this.em.findOne(Content, { $and: [{ id }, openTo(viewer)] });
    if (!row) throw new AppError('content.not-found', { id });
    return row;
  }

  /** The row of a file that everybody may see. */
  async findPublic(filename: string): Promise<Content> {
    const row = await this.em.findOne(Content, { $and: [{ filename }, openTo(null)] });
    if (!row) throw new AppError('request.not-found');
    return row;
  }

  async countDownload(viewer: Viewer, id: string): Promise<void> {
    const counted = await this.em.nativeUpdate(
      Content,
      { $and: [{ id }, openTo(viewer)] },
      { downloadCount: raw('download_count + 1'), ...keepVersion() },
    );
    if (counted === 0) throw new AppError('content.not-found', { id });
  }
}

function tagsText() {
  return raw((alias) => `array_to_string(${alias}.tags, ' ')`);
}
