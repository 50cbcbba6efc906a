import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { Comment as CommentResponse } from '@vitral/contracts/comments';
import { LIMITS } from '@vitral/contracts/limits';
import { lockMentioned } from '../accounts/index.ts';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import { COMMENTED_ITEMS, lockItem, readItemNames } from './commented-items.ts';
import type { CommentUpdateDto } from './comments.dto.ts';
import { Comment } from './comments.entity.ts';
import { mayDelete, toResponse } from './comments.response.ts';
import { assertMayEdit } from './comments.service.ts';

const KIND: TrashKind<Comment> = {
  noun: 'comments',
  entity: Comment,
  nameOf: ({ authorName }) => authorName,
};

/** Changes of a comment on an item that is not deleted. The audit entries leave out the text, which may be about a person. */
@Injectable()
export class CommentChanges implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly notifications: PersonalNotifications,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(KIND);
  }

  update(viewer: Viewer, id: string, { text, version }: CommentUpdateDto): Promise<CommentResponse> {
    return this.em.transactional(async (em) => {
      const { noun, itemId } = await this.find(em, viewer, id);
      // Locked in the same order as by the deletion of an account.
      const mentions = await lockMentioned(em, COMMENTED_ITEMS[noun].permission, text);
      const row = await lockRow(em, Comment, id, 'comments.not-found');
      if (row.author !== viewer.id) throw new AppError('auth.insufficient-permissions');
      await checkVersion(em, { noun: 'comments', stale: 'comments.stale', row, version });
      if (text === row.text) return toResponse(em, row, viewer);
      const added = mentions.filter((mentioned) => !row.mentions.includes(mentioned));
      const before = { editedAt: row.editedAt };
      em.assign(row, { text, mentions, editedAt: new Date() });
      await em.flush();
      await this.record(em, 'updated', row, { before, after: { editedAt: row.editedAt } });
      await this.notifications.notify(em, added, { kind: 'comment-mentioned', noun, itemId });
      return toResponse(em, row, viewer);
    });
  }

  /** A repeated request changes nothing. */
  setResolved(viewer: Viewer, id: string, isResolved: boolean): Promise<CommentResponse> {
    return this.em.transactional(async (em) => {
      await this.find(em, viewer, id);
      const row = await lockRow(em, Comment, id, 'comments.not-found', { thread: null });
      if (Boolean(row.resolvedAt) === isResolved) return toResponse(em, row, viewer);
      const resolution = { resolvedAt: new Date(), resolvedBy: viewer.name };
      em.assign(row, isResolved ? resolution : { resolvedAt: null, resolvedBy: null });
      await em.flush();
      await this.record(em, 'updated', row, {
        before: { isResolved: !isResolved },
        after: { isResolved },
      });
      return toResponse(em, row, viewer);
    });
  }

  remove(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.find(em, viewer, id);
      const row = await lockRow(em, Comment, id, 'comments.not-found');
      const isAnswered = (await em.count(Comment, { thread: id })) > 0;
      if (!mayDelete(row, isAnswered, viewer)) {
        throw new AppError(row.author === viewer.id ? 'comments.answered' : 'auth.insufficient-permissions');
      }
      await this.record(em, 'deleted', row, { before: { commentBy: row.authorName } });
      await this.trash.put(em, KIND, row);
    });
  }

  /** Undoes the deletion of a comment with its replies, for those who could delete it. */
  restore(viewer: Viewer, id: string): Promise<CommentResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.trash.takeOut(em, KIND, id, async (columns) => {
        const { thread_id: thread } = columns;
        const deleted = { ...columns, author: columns['author_id'], itemId: columns['item_id'] };
        const comment = deleted as unknown as Comment;
        assertMayEdit(viewer, comment.noun);
        if (!mayDelete(comment, false, viewer)) throw new AppError('auth.insufficient-permissions');
        await lockItem(em, comment);
        if (typeof thread === 'string') await lockRow(em, Comment, thread, 'comments.not-found');
      });
      const { noun, itemId } = row;
      if ((await em.count(Comment, { noun, itemId })) > LIMITS.comments)
        throw new AppError('comments.too-many', { max: LIMITS.comments });
      await this.record(em, 'restored', row, { after: { commentBy: row.authorName } });
      return toResponse(em, row, viewer);
    });
  }

  /** Returns a comment whose item the viewer may edit. */
  private async find(em: EntityManager, viewer: Viewer, id: string): Promise<Comment> {
    const row = await em.findOne(Comment, { id });
    if (!row) throw new AppError('comments.not-found', { id });
    assertMayEdit(viewer, row.noun);
    return row;
  }

  /** Throws `comments.not-found` if the item is deleted. */
  private async record(
    em: EntityManager,
    verb: AuditVerb,
    { id, noun, itemId }: Comment,
    states: { before?: Snapshot; after?: Snapshot },
  ): Promise<void> {
    const itemName = (await readItemNames(em, noun, [itemId])).get(itemId);
    if (itemName === undefined) throw new AppError('comments.not-found', { id });
    this.audit.record(em, { verb, noun: 'comments', itemId: id, itemName, ...states });
  }
}
