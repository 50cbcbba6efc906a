import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewedItem } from '@vitral/contracts/reviews';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx';
import { LoadFailure } from '../../feedback/load-boundary.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { ReviewAnswerForm } from './review-answer-form.tsx';
import { ReviewRequestForm } from './review-request-form.tsx';
import { reviewQuery, useCancelReview } from './reviews.queries.ts';

export interface ReviewPanelProps {
  item: ReviewedItem;
  /** Version of the item that is on screen. */
  itemVersion: number;
  /** Called with whether a typed text has not been sent yet. */
  onDraft: (hasDraft: boolean) => void;
  /** Called once the review is requested, answered or ended. */
  onDone: () => void;
}

/** Shows the review of an item with the actions of the viewer: requesting, answering or ending it. */
export function ReviewPanel({ item, itemVersion, onDraft, onDone }: ReviewPanelProps) {
  const { t } = useTranslation('reviews');
  const { data, error, refetch } = useQuery(reviewQuery(item));
  const review = data?.review;
  const isOpen = review?.state === 'requested';
  return (
    <DialogContent dividers>
      {error && !data && (
        <LoadFailure title={t('review.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingCards count={1} height={96} />}
      {data && (
        <Stack spacing={3}>
          {review ? <ReviewState review={review} /> : <Typography>{t('review.none')}</Typography>}
          {isOpen && review.isReviewer && (
            <ReviewAnswerForm review={review} itemVersion={itemVersion} onDraft={onDraft} onDone={onDone} />
          )}
          {isOpen ? (
            <CancelReview review={review} onDone={onDone} />
          ) : (
            <ReviewRequestForm item={item} isAgain={Boolean(review)} onDone={onDone} />
          )}
        </Stack>
      )}
    </DialogContent>
  );
}

function ReviewState({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const { dateTime } = useFormats();
  const { state, isOutdated, requesterName, reviewerName, updatedAt, answeredAt } = review;
  const when = dateTime(answeredAt ?? updatedAt);
  return (
    <Stack spacing={1} role="status" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`review.state.${state}`, { reviewer: reviewerName, requester: requesterName, when })}
      </Typography>
      {isOutdated && <Typography color="warning">{t('review.outdated')}</Typography>}
    </Stack>
  );
}

function CancelReview({ review, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCancelReview(review, onDone);
  return (
    <>
      <Button color="error" sx={{ alignSelf: 'flex-start' }} onClick={() => setIsAsking(true)}>
        {t('review.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('review.cancelTitle')}
        text={t('review.cancelText', { name: review.reviewerName })}
        confirmLabel={t('review.cancel')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
