import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Comment, CommentedItem } from '@vitral/contracts/comments';
import { useTranslation } from '@vitral/i18n';
import { useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadFailure } from '../feedback/load-boundary.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { commentsQuery, useAddComment } from './comments.queries.ts';

export interface CommentListProps {
  item: CommentedItem;
  /** Called with whether a text was typed but not added yet. */
  onDraft: (hasDraft: boolean) => void;
}

/** Shows the threads of an item, the unresolved ones first on screen, and a field for a new one. */
export function CommentList({ item, onDraft }: CommentListProps) {
  const { t } = useTranslation('comments');
  const { data, error, refetch } = useQuery(commentsQuery(item));
  const onDraftOf = useDrafts(onDraft);
  const add = useAddComment(item, null);
  return (
    <DialogContent dividers>
      {error && !data && (
        <LoadFailure title={t('comments.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingCards count={2} height={96} />}
      {data && (
        <>
          <Threads comments={data} onDraftOf={onDraftOf} />
          <CommentForm
            item={item}
            label={t('comments.new')}
            submitLabel={t('comments.add')}
            isPending={add.isPending}
            onDraft={onDraftOf('')}
            onSubmit={add.mutate}
          />
        </>
      )}
    </DialogContent>
  );
}

/** Returns a function that each form calls with whether it holds a text; any such form makes a draft. */
function useDrafts(onDraft: (hasDraft: boolean) => void) {
  const drafts = useRef(new Set<string>());
  return (form: string) => (hasDraft: boolean) => {
    if (hasDraft) drafts.current.add(form);
    else drafts.current.delete(form);
    onDraft(drafts.current.size > 0);
  };
}

interface ThreadsProps {
  comments: Comment[];
  onDraftOf: (form: string) => (hasDraft: boolean) => void;
}

function Threads({ comments, onDraftOf }: ThreadsProps) {
  const { t } = useTranslation('comments');
  const [showsResolved, setShowsResolved] = useState(false);
  const threads = comments.filter(({ thread }) => thread === null);
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null);
  const unresolved = threads.length - resolved.length;
  const shown = threads.filter(({ resolvedAt }) => showsResolved || resolvedAt === null);
  if (threads.length === 0)
    return <EmptyState title={t('comments.emptyTitle')} text={t('comments.emptyText')} />;
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Typography role="status" color="textSecondary">
        {t('comments.unresolved', { count: unresolved })}
      </Typography>
      <Stack component="ol" spacing={2} sx={LIST}>
        {shown.map((first) => (
          <CommentThread
            key={first.id}
            first={first}
            replies={comments.filter(({ thread }) => thread === first.id)}
            onDraftOf={onDraftOf}
          />
        ))}
      </Stack>
      {resolved.length > 0 && !showsResolved && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setShowsResolved(true)}>
          {t('comments.showResolved', { number: resolved.length })}
        </Button>
      )}
    </Stack>
  );
}

const LIST = { listStyle: 'none', p: 0, m: 0 } as const;
