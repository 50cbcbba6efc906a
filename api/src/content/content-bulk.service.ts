import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentBulkResult } from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { AuditService } from '../platform/audit/audit.service.ts';
import { updateVerb } from '../platform/audit/edit-versioned.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { toResponse } from './content.service.ts';
import type { ContentBulkDto } from './content.dto.ts';
import { ContentTrashService } from './content-trash.service.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { Content } from './content.entity.ts';
import { distinctTags, tagKey } from './content.fields.ts';
import { notInTrash } from './content.filters.ts';

/** Applies the same change to many items, to all of them or none. */
@Injectable()
export class ContentBulkService {
  constructor(
    private readonly em: EntityManager,
    private readonly trash: ContentTrashService,
    private readonly audit: AuditService,
    private readonly uses: ContentUsesService,
  ) {}

  change(change: ContentBulkDto): Promise<ContentBulkResult> {
    return this.em.transactional(async (em) => {
      const rows = await lockAll(em, change);
      if (change.action === 'delete' || change.action === 'restore') return this.move(em, rows, change);
      return this.edit(em, rows, change);
    });
  }

  private async move(em: EntityManager, rows: Content[], { action, evenIfUsed }: ContentBulkDto) {
    const deletedAt = action === 'delete' ? new Date() : null;
    const moving = rows.filter((row) => Boolean(row.deletedAt) !== Boolean(deletedAt));
    await this.trash.move(em, moving, deletedAt, { evenIfUsed });
    return { changed: moving.length };
  }

  private async edit(em: EntityManager, rows: Content[], change: ContentBulkDto) {
    const before = new Map(rows.map((row) => [row, toResponse(row)]));
    for (const row of rows) em.assign(row, changesOf(row, change));
    await em.flush();
    const changed = [...before].filter(([row, { version }]) => row.version !== version);
    const changes = changed.map(([row, old]) => ({ before: old, after: toResponse(row) }));
    await this.uses.refuseIfUsed(em, rows, changes, change);
    for (const { before, after } of changes) {
      const [verb, item] = [updateVerb(before, after), { itemId: after.id, itemName: after.title }];
      this.audit.record(em, { verb, noun: 'content', ...item, before, after });
    }
    return { changed: changed.length };
  }
}

/** Locks the rows in the order of their ids, so that parallel bulk changes never deadlock. */
async function lockAll(em: EntityManager, { ids, action }: ContentBulkDto): Promise<Content[]> {
  const state = action === 'delete' || action === 'restore' ? {} : notInTrash();
  const rows = await em.find(
    Content,
    { $and: [{ id: { $in: ids } }, state] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (rows.length === ids.length) return rows;
  const found = new Set(rows.map(({ id }) => id));
  throw new AppError('content.not-found', { ids: ids.filter((id) => !found.has(id)) });
}

function changesOf({ tags }: Content, change: ContentBulkDto) {
  switch (change.action) {
    case 'set-visibility':
      return { visibility: change.visibility };
    case 'show':
      return { isVisible: true };
    case 'hide':
      return { isVisible: false };
    case 'add-tags':
      return { tags: withinLimit(distinctTags([...tags, ...change.tags])) };
    case 'remove-tags':
      return { tags: without(tags, change.tags) };
    case 'delete':
    case 'restore':
      return {};
  }
}

function withinLimit(tags: string[]): string[] {
  if (tags.length > LIMITS.tags) throw new AppError('request.invalid', { fields: ['tags:arrayMaxSize'] });
  return tags;
}

function without(tags: string[], unwanted: string[]): string[] {
  const keys = new Set(unwanted.map(tagKey));
  return tags.filter((tag) => !keys.has(tagKey(tag)));
}
