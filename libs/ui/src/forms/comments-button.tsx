import { mdiCommentOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { COMMENTED_NOUNS, type CommentedItem } from '@vitral/contracts/comments';
import { COMMENTS_HASH } from '@vitral/contracts/personal-notifications';
import { registerTexts, useTranslation } from '@vitral/i18n';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import type { CommentListProps } from './comment-list.tsx';
import { commentStatsQuery } from './comments.queries.ts';
import { PanelButton } from './panel-button.tsx';

const TEXTS = { es: () => import('./texts/comments/es.json'), en: () => import('./texts/comments/en.json') };

const CommentList = lazyComponent<CommentListProps>(
  'comment-list',
  async () => {
    registerTexts('comments', TEXTS);
    return (await import('./comment-list.tsx')).CommentList;
  },
  () => <LoadingCards count={2} height={96} />,
);

/** Opens the comments on an item, automatically if the URL has `#comments`. Renders nothing for a noun without comments. */
export function CommentsButton({ noun, id }: { noun: string; id: string }) {
  const commented = COMMENTED_NOUNS.find((one) => one === noun);
  return commented && <Comments noun={commented} itemId={id} />;
}

function Comments(item: CommentedItem) {
  const { t } = useTranslation();
  const { data } = useQuery(commentStatsQuery(item));
  const unresolved = data?.unresolved ?? 0;
  const title = t('comments.title');
  return (
    <PanelButton
      icon={mdiCommentOutline}
      label={unresolved > 0 ? t('comments.open', { unresolved }) : title}
      title={title}
      hash={COMMENTS_HASH}
    >
      {(onDraft) => <CommentList item={item} onDraft={onDraft} />}
    </PanelButton>
  );
}
