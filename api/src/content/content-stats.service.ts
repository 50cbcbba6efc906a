import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentStats } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import type { ContentStatsQuery } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';
import { visibilityKey } from './content.visibility.ts';

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
  constructor(private readonly queryCache: QueryCache) {}

  /** Counts the rows that the list shows to this viewer in this category. */
  read(viewer: Viewer, { category }: ContentStatsQuery): Promise<ContentStats> {
    const isStaff = viewerMay(viewer, 'content.write');
    const key = `content/stats ${visibilityKey(viewer)} ${category ?? ''}`;
    return this.queryCache.read(key, ['content'], async (em) => {
      const trash = contentFilter(viewer, { category, trashed: true });
      const counted = await count(em, contentFilter(viewer, { category }));
      return { ...counted, trashed: isStaff ? await em.count(Content, trash) : 0 };
    });
  }
}

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
