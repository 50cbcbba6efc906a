import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment as CommentResponse } from '@vitral/contracts/comments';
import type { Viewer } from '../platform/access/viewer.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { Comment } from './comments.entity.ts';

const toFields = serializer<Comment, Omit<CommentResponse, 'isOwn' | 'mayDelete'>>(Comment, {
  author: 'omitted',
  mentions: 'omitted',
});

/** Returns whether the viewer may delete a comment, to which others may have replied. */
export const mayDelete = ({ author }: Comment, hasReplies: boolean, { id, role }: Viewer): boolean =>
  role === 'admin' || (author === id && !hasReplies);

export async function toResponses(
  em: EntityManager,
  rows: Comment[],
  viewer: Viewer,
): Promise<CommentResponse[]> {
  const ids = rows.map(({ id }) => id);
  const replies = await em.find(Comment, { thread: { $in: ids } }, { fields: ['thread'] });
  const answered = new Set(replies.map(({ thread }) => thread));
  return rows.map((row) => ({
    ...toFields(row),
    isOwn: row.author === viewer.id,
    mayDelete: mayDelete(row, answered.has(row.id), viewer),
  }));
}

export async function toResponse(em: EntityManager, row: Comment, viewer: Viewer): Promise<CommentResponse> {
  const [response] = await toResponses(em, [row], viewer);
  if (!response) throw new Error(`No response was made for the comment ${row.id}`);
  return response;
}
