import { raw } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentStats } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { ContentStatsQuery } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';

const COUNTED = {
  total: 'count(*)',
  public: `count(*) filter (where visibility = 'public')`,
  team: `count(*) filter (where visibility = 'team')`,
  private: `count(*) filter (where visibility = 'private')`,
  videos: `count(*) filter (where type = 'video')`,
  downloads: 'coalesce(sum(download_count), 0)',
  fileSize: 'coalesce(sum(file_size), 0)',
} satisfies Record<Exclude<keyof ContentStats, 'trashed'>, string>;

@Injectable()
export class ContentStatsService {
  constructor(private readonly em: EntityManager) {}

  /** Of the same rows that the list has for this viewer and this category. */
  async read(viewer: Viewer, { category }: ContentStatsQuery): Promise<ContentStats> {
    const [counted, trashed] = await Promise.all([
      this.count(viewer, category),
      viewerMay(viewer, 'content.write')
        ? this.em.fork().count(Content, contentFilter(viewer, { category, trashed: true }))
        : 0,
    ]);
    return { ...counted, trashed };
  }

  private async count(viewer: Viewer, category: ContentStatsQuery['category']) {
    const columns = Object.entries(COUNTED).map(([name, sql]) => raw(`${sql} as "${name}"`));
    const row = await this.em
      .createQueryBuilder(Content)
      .select(columns)
      .where(contentFilter(viewer, { category }) as QBFilterQuery<Content>)
      .execute<Record<keyof typeof COUNTED, string>>('get', false);
    // PostgreSQL counts in 64 bits, which travel as text.
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<
      keyof typeof COUNTED,
      number
    >;
  }
}
