import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentItem } from '@vitral/contracts';
import type { Viewer } from '../platform/access/viewer.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { User } from '../accounts/index.ts';
import { toResponse } from './content.response.ts';
import type { ContentExportQuery } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';

@Injectable()
export class ContentExportService {
  constructor(private readonly em: EntityManager) {}

  /** Yields the whole list in the order of `sort`; `uploadedBy` is the name of the account. */
  async *items(viewer: Viewer, query: ContentExportQuery): AsyncGenerator<ContentItem> {
    for await (const rows of readPiecewise(this.em, Content, contentFilter(viewer, query), query.sort)) {
      const names = await namesOf(this.em.fork(), rows);
      for (const row of rows)
        yield { ...toResponse(row), uploadedBy: names.get(row.uploadedBy ?? '') ?? null };
    }
  }
}

async function namesOf(em: EntityManager, rows: Content[]): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ uploadedBy }) => uploadedBy ?? []));
  const users = ids.size > 0 ? await em.find(User, { id: { $in: [...ids] } }, { fields: ['name'] }) : [];
  return new Map(users.map(({ id, name }) => [id, name]));
}
