import { defineEntity, p } from '@mikro-orm/core';
import type { CommentedNoun } from '@vitral/contracts/comments';
import { User } from '../accounts/users.entity.ts';
import { editable, instant } from '../platform/entities/columns.ts';

const CommentSchema = defineEntity({
  name: 'Comment',
  indexes: [{ properties: ['itemId', 'createdAt', 'id'] }, { properties: ['thread'] }],
  properties: {
    ...editable(),
    noun: p.text().$type<CommentedNoun>(),
    /** No foreign key: the comments are restored with their item from the trash. */
    itemId: p.uuid(),
    /** First comment of the thread; null if this is the first. */
    thread: () => p.manyToOne(Comment).nullable().mapToPk().deleteRule('cascade'),
    text: p.text(),
    /** Ids of the accounts that the text mentions. */
    mentions: p.array(),
    author: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    authorName: p.text(),
    editedAt: instant().nullable(),
    resolvedAt: instant().nullable(),
    resolvedBy: p.text().nullable(),
  },
});

export class Comment extends CommentSchema.class {}
CommentSchema.setClass(Comment);
