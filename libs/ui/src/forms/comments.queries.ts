import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Comment, CommentedItem, CommentInput, CommentStats } from '@vitral/contracts/comments';
import type { Mentionable } from '@vitral/contracts/mentions';
import { useUndo } from './items.ts';
import { useChange } from './use-change.ts';

const PATH = '/comments';

const keyOf = ({ noun, itemId }: CommentedItem) => ['comments', noun, itemId];

export const commentsQuery = (item: CommentedItem) =>
  queryOptions({
    queryKey: [...keyOf(item), 'list'],
    queryFn: ({ signal }) => api.get<Comment[]>(PATH, { signal, query: { ...item } }),
    staleTime: 0,
  });

export const commentStatsQuery = (item: CommentedItem) =>
  queryOptions({
    queryKey: [...keyOf(item), 'stats'],
    queryFn: ({ signal }) => api.get<CommentStats>(`${PATH}/stats`, { signal, query: { ...item } }),
  });

/** The accounts that a comment may mention. */
export const mentionableQuery = ({ noun }: CommentedItem) =>
  queryOptions({
    queryKey: ['comments', 'people', noun],
    queryFn: ({ signal }) => api.get<Mentionable[]>(`${PATH}/people`, { signal, query: { noun } }),
  });

const changed = (item: CommentedItem) => ({ namespace: 'comments', reload: [keyOf(item)] });

export const useAddComment = (item: CommentedItem, thread: string | null) =>
  useChange({
    ...changed(item),
    change: (text: string) =>
      api.post<Comment>(PATH, { noun: item.noun, itemId: item.itemId, thread, text } satisfies CommentInput),
    failure: 'comments.notSaved',
  });

export const useEditComment = (comment: Comment) =>
  useChange({
    ...changed(comment),
    change: (text: string) => api.put<Comment>(`${PATH}/${comment.id}`, { text, version: comment.version }),
    failure: 'comments.notSaved',
  });

/** Resolves a thread, or reopens a resolved one. */
export const useToggleResolved = (comment: Comment) =>
  useChange({
    ...changed(comment),
    change: () => api.post<Comment>(`${PATH}/${comment.id}/${comment.resolvedAt ? 'reopen' : 'resolve'}`),
    failure: 'comments.notSaved',
  });

/** Deletes a comment with its replies. The toast offers to undo the deletion. */
export function useDeleteComment(comment: Comment) {
  const undo = useUndo({ ...changed(comment), name: 'comments' });
  return useChange({
    ...changed(comment),
    change: () => api.delete(`${PATH}/${comment.id}`),
    success: () => ({ key: 'comments.deleted', ...undo(comment.id) }),
    failure: 'comments.notDeleted',
  });
}
