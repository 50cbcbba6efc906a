import { mdiCommentOutline } from '@mdi/js';
import SvgIcon from '@mui/material/SvgIcon';
import { useQuery } from '@tanstack/react-query';
import { COMMENTED_NOUNS, type CommentedItem } from '@vitral/contracts/comments';
import { COMMENTS_HASH } from '@vitral/contracts/personal-notifications';
import { registerTexts, useTranslation } from '@vitral/i18n';
import { useLocation } from '@vitral/router';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import type { CommentListProps } from './comment-list.tsx';
import { commentStatsQuery } from './comments.queries.ts';
import { DiscardQuestion } from './leave-question.tsx';

const TEXTS = { es: () => import('./texts/comments/es.json'), en: () => import('./texts/comments/en.json') };

const CommentList = lazyComponent<CommentListProps>(
  'comment-list',
  async () => {
    registerTexts('comments', TEXTS);
    return (await import('./comment-list.tsx')).CommentList;
  },
  () => <LoadingCards count={2} height={96} />,
);

/** Opens the comments on an item, at once in a URL with `#comments`. Nothing for a noun without comments. */
export function CommentsButton({ noun, id }: { noun: string; id: string }) {
  const commented = COMMENTED_NOUNS.find((one) => one === noun);
  return commented && <Comments noun={commented} itemId={id} />;
}

function Comments(item: CommentedItem) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === COMMENTS_HASH);
  const [hasDraft, setHasDraft] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useQuery(commentStatsQuery(item));
  const unresolved = data?.unresolved ?? 0;
  const close = () => {
    setIsOpen(false);
    setIsAsking(false);
    setHasDraft(false);
  };
  return (
    <>
      <Button
        startIcon={
          <SvgIcon>
            <path d={mdiCommentOutline} />
          </SvgIcon>
        }
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {unresolved > 0 ? t('comments.open', { unresolved }) : t('comments.title')}
      </Button>
      {isOpen && (
        <TitledDialog
          title={t('comments.title')}
          focusClose
          onClose={() => (hasDraft ? setIsAsking(true) : close())}
        >
          <CommentList item={item} onDraft={setHasDraft} />
          <DiscardQuestion open={isAsking} onConfirm={close} onCancel={() => setIsAsking(false)} />
        </TitledDialog>
      )}
    </>
  );
}
