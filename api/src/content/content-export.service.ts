import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentItem } from '@vitral/contracts';
import type { Viewer } from '../platform/access/viewer.ts';
import { orderOf } from '../platform/validation/sort.ts';
import { User } from '../users/users.entity.ts';
import { toAnswer } from './content.answer.ts';
import type { ContentExportQuery, ContentSort, ContentSortField } from './content.dto.ts';
import { Content } from './content.entity.ts';
import { contentFilter } from './content.filters.ts';

const AT_ONCE = 500;

/** Reads a whole list piece by piece, however long it is. */
@Injectable()
export class ContentExportService {
  constructor(private readonly em: EntityManager) {}

  /** In the order of `sort`; `uploadedBy` is the name of the account. */
  async *items(viewer: Viewer, query: ContentExportQuery): AsyncGenerator<ContentItem> {
    const filter = contentFilter(viewer, query);
    let last: Content | undefined;
    do {
      const em = this.em.fork();
      const rows = await em.find(
        Content,
        { $and: [filter, last ? after(last, query.sort) : {}] },
        { orderBy: orderOf(query.sort), limit: AT_ONCE },
      );
      const names = await namesOf(em, rows);
      for (const row of rows) yield { ...toAnswer(row), uploadedBy: names.get(row.uploadedBy ?? '') ?? null };
      last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    } while (last);
  }
}

/** Whatever follows a row: counting rows off would repeat or miss some while others come and go. */
function after(last: Content, sort: ContentSort) {
  const field = sort.replace(/^-/, '') as ContentSortField;
  const beyond = sort.startsWith('-') ? '$lt' : '$gt';
  return {
    $or: [{ [field]: { [beyond]: last[field] } }, { [field]: last[field], id: { [beyond]: last.id } }],
  };
}

async function namesOf(em: EntityManager, rows: Content[]): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ uploadedBy }) => uploadedBy ?? []));
  const users = ids.size > 0 ? await em.find(User, { id: { $in: [...ids] } }, { fields: ['name'] }) : [];
  return new Map(users.map(({ id, name }) => [id, name]));
}
