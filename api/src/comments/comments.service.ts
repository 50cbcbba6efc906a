import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  COMMENTED_NOUNS,
  type Comment as CommentResponse,
  type CommentedItem,
  type CommentedNoun,
  type CommentStats,
} from '@vitral/contracts/comments';
import { LIMITS } from '@vitral/contracts/limits';
import type { Mentionable } from '@vitral/contracts/mentions';
import { accountsWith, listAccountsWith, lockMentioned, User } from '../accounts/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { assertItem, COMMENTED_ITEMS, lockItem, readItemNames } from './commented-items.ts';
import type { CommentDto } from './comments.dto.ts';
import { Comment } from './comments.entity.ts';
import { toResponse, toResponses } from './comments.response.ts';

const ACCOUNT_LIMIT = defineRateLimit({ name: 'comment', times: 60, seconds: 10 * 60 });

@Injectable()
export class CommentsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly notifications: PersonalNotifications,
    private readonly rateLimits: RateLimits,
  ) {}

  onModuleInit(): void {
    for (const noun of COMMENTED_NOUNS) {
      const { permission } = COMMENTED_ITEMS[noun];
      this.notifications.describe(noun, { permission, names: (em, ids) => readItemNames(em, noun, ids) });
    }
  }

  async list(viewer: Viewer, { noun, itemId }: CommentedItem): Promise<CommentResponse[]> {
    assertMayEdit(viewer, noun);
    await assertItem(this.em, { noun, itemId });
    const rows = await this.em.find(
      Comment,
      { noun, itemId },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LIMITS.comments },
    );
    return toResponses(this.em, rows, viewer);
  }

  async stats(viewer: Viewer, { noun, itemId }: CommentedItem): Promise<CommentStats> {
    assertMayEdit(viewer, noun);
    await assertItem(this.em, { noun, itemId });
    const [stats] = await this.em.execute<[CommentStats]>(
      `select count(*)::int as total, count(*) filter (where thread_id is null and resolved_at is null)::int as unresolved
       from comment where noun = ? and item_id = ?`,
      [noun, itemId],
    );
    return stats;
  }

  people(viewer: Viewer, noun: CommentedNoun): Promise<Mentionable[]> {
    assertMayEdit(viewer, noun);
    return listAccountsWith(this.em, COMMENTED_ITEMS[noun].permission);
  }

  async create(viewer: Viewer, { noun, itemId, thread, text }: CommentDto): Promise<CommentResponse> {
    assertMayEdit(viewer, noun);
    await this.rateLimits.spend(ACCOUNT_LIMIT, viewer.id);
    return this.em.transactional(async (em) => {
      const row = await this.add(em, viewer, { noun, itemId, thread, text });
      return toResponse(em, row, viewer);
    });
  }

  /** Adds a comment in the transaction of `em`, for a viewer who may edit the item. */
  async add(em: EntityManager, viewer: Viewer, { noun, itemId, thread, text }: CommentDto): Promise<Comment> {
    // Locked in the same order as by the deletion of an account.
    const mentions = await lockMentioned(em, COMMENTED_ITEMS[noun].permission, text);
    const item = { noun, itemId };
    const { name: itemName } = await lockItem(em, item);
    const count = await em.count(Comment, item);
    if (count >= LIMITS.comments) throw new AppError('comments.too-many', { max: LIMITS.comments });
    const earlier = await this.thread(em, item, thread);
    const author = { author: viewer.id, authorName: viewer.name };
    const row = em.create(Comment, { ...item, thread, text, mentions, ...author });
    await em.persist(row).flush();
    const after = { commentedNoun: noun, commentedItem: itemId, thread };
    this.audit.record(em, { verb: 'created', noun: 'comments', itemId: row.id, itemName, after });
    await this.notifications.notify(em, mentions, { kind: 'comment-mentioned', ...item });
    const others = await participants(em, noun, earlier, mentions);
    await this.notifications.notify(em, others, { kind: 'commented', ...item });
    return row;
  }

  /**
   * Returns the comments of a thread and prevents their deletion until the transaction ends; an empty list for a new
   * thread. Throws `comments.not-found`.
   */
  private async thread(em: EntityManager, item: CommentedItem, id: string | null): Promise<Comment[]> {
    if (id === null) return [];
    const { noun, itemId } = item;
    const lockMode = LockMode.PESSIMISTIC_READ;
    const first = await em.findOne(Comment, { noun, itemId, id, thread: null }, { lockMode });
    if (!first) throw new AppError('comments.not-found', { id });
    return [first, ...(await em.find(Comment, { thread: id }))];
  }
}

/** Throws `auth.insufficient-permissions` for a viewer who may not edit items of the noun. */
export function assertMayEdit(viewer: Viewer, noun: CommentedNoun): void {
  if (!viewerMay(viewer, COMMENTED_ITEMS[noun].permission))
    throw new AppError('auth.insufficient-permissions');
}

/** Returns the authors of a thread and the accounts mentioned in it that may still open its item, except those in `others`. */
async function participants(
  em: EntityManager,
  noun: CommentedNoun,
  thread: Comment[],
  others: string[],
): Promise<string[]> {
  const ids = new Set(thread.flatMap(({ author, mentions }) => [author ?? [], mentions].flat()));
  for (const id of others) ids.delete(id);
  if (ids.size === 0) return [];
  const may = { ...accountsWith(COMMENTED_ITEMS[noun].permission), id: { $in: [...ids] } };
  const accounts = await em.find(User, may, { fields: ['id'] });
  return accounts.map(({ id }) => id);
}
