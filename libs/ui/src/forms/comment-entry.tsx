import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Comment } from '@vitral/contracts/comments';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { CommentForm } from './comment-form.tsx';
import { useDeleteComment, useEditComment } from './comments.queries.ts';
import { DeleteButton, EditButton } from './item-actions.tsx';

interface CommentEntryProps {
  comment: Comment;
  onDraft: (hasDraft: boolean) => void;
}

/** One comment; its author edits it in place. */
export function CommentEntry({ comment, onDraft }: CommentEntryProps) {
  const { t } = useTranslation('comments');
  const [isEditing, setIsEditing] = useState(false);
  const edit = useEditComment(comment);
  const close = () => {
    setIsEditing(false);
    onDraft(false);
  };
  if (isEditing)
    return (
      <CommentForm
        item={comment}
        label={t('comments.edit')}
        submitLabel={t('actions.save')}
        start={comment.text}
        autoFocus
        isPending={edit.isPending}
        onDraft={onDraft}
        onSubmit={(text) => edit.mutate(text, { onSuccess: close })}
        onCancel={close}
      />
    );
  return (
    <Stack direction="row" spacing={1}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Meta comment={comment} />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.text}</Typography>
      </Box>
      {comment.isOwn && <EditButton label={t('comments.edit')} onClick={() => setIsEditing(true)} />}
      {comment.mayDelete && <DeleteComment comment={comment} />}
    </Stack>
  );
}

function Meta({ comment: { authorName, createdAt, editedAt } }: Pick<CommentEntryProps, 'comment'>) {
  const { t } = useTranslation('comments');
  const { dateTime } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {authorName}
      </Box>
      {' · '}
      <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      {editedAt && ` · ${t('comments.edited')}`}
    </Typography>
  );
}

function DeleteComment({ comment }: Pick<CommentEntryProps, 'comment'>) {
  const { t } = useTranslation('comments');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteComment(comment);
  return (
    <>
      <DeleteButton label={t('comments.delete')} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t('comments.deleteTitle')}
        text={t('comments.deleteText')}
        confirmLabel={t('actions.delete')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
