import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Comment } from '@vitral/contracts/comments';
import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import { useAddComment, useToggleResolved } from './comments.queries.ts';

interface CommentThreadProps {
  first: Comment;
  replies: Comment[];
  onDraftOf: (form: string) => (hasDraft: boolean) => void;
}

/** A comment with its replies, which can be answered and resolved. */
export function CommentThread({ first, replies, onDraftOf }: CommentThreadProps) {
  const { t } = useTranslation('comments');
  const [isReplying, setIsReplying] = useState(false);
  const reply = useAddComment(first, first.id);
  const toggle = useToggleResolved(first);
  const isResolved = first.resolvedAt !== null;
  const onDraft = onDraftOf(first.id);
  const close = () => {
    setIsReplying(false);
    onDraft(false);
  };
  return (
    <Stack component="li" spacing={1} sx={THREAD}>
      {[first, ...replies].map((comment) => (
        <CommentEntry key={comment.id} comment={comment} onDraft={onDraftOf(`edit ${comment.id}`)} />
      ))}
      {isResolved && (
        <Chip
          size="small"
          color="success"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          label={t('comments.resolved', { name: first.resolvedBy })}
        />
      )}
      {isReplying ? (
        <CommentForm
          item={first}
          label={t('comments.replyTo', { name: first.authorName })}
          submitLabel={t('comments.addReply')}
          autoFocus
          isPending={reply.isPending}
          onDraft={onDraft}
          onSubmit={(text, { onSuccess }) =>
            reply.mutate(text, {
              onSuccess: () => {
                onSuccess();
                close();
              },
            })
          }
          onCancel={close}
        />
      ) : (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            size="small"
            aria-label={t('comments.replyTo', { name: first.authorName })}
            onClick={() => setIsReplying(true)}
          >
            {t('comments.addReply')}
          </Button>
          <Button size="small" loading={toggle.isPending} onClick={() => toggle.mutate()}>
            {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const THREAD = { pl: 2, borderLeft: 3, borderColor: 'divider' } as const;
