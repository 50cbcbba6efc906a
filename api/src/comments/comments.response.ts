import type { Comment as CommentResponse } from '@vitral/contracts/comments';
import type { Viewer } from '../platform/access/viewer.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { Comment } from './comments.entity.ts';

const toFields = serializer<Comment, Omit<CommentResponse, 'isOwn'>>(Comment, {
  author: 'omitted',
  mentions: 'omitted',
});

export const toResponse = (row: Comment, viewer: Viewer): CommentResponse => ({
  ...toFields(row),
  isOwn: row.author === viewer.id,
});
