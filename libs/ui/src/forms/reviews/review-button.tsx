import { mdiClipboardCheckOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { REVIEW_HASH } from '@vitral/contracts/personal-notifications';
import { REVIEWED_NOUNS, type Review, type ReviewedItem } from '@vitral/contracts/reviews';
import { addTexts, useTranslation } from '@vitral/i18n';
import { lazyComponent } from '../../feedback/lazy-component.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { PanelButton } from '../panel-button.tsx';
import type { ReviewPanelProps } from './review-panel.tsx';
import { reviewQuery } from './reviews.queries.ts';

/** Its texts load with the panel. */
const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const ReviewPanel = lazyComponent<ReviewPanelProps>(
  'review-panel',
  async () => {
    await addTexts('reviews', TEXTS);
    return (await import('./review-panel.tsx')).ReviewPanel;
  },
  () => <LoadingCards count={1} height={96} />,
);

interface ReviewButtonProps {
  noun: string;
  id: string;
  /** Version of the item that is on screen. */
  version: number;
}

const reviewedNoun = (noun: string) => REVIEWED_NOUNS.find((one) => one === noun);

/**
 * Names the state of an item's review and opens it, automatically if the URL has `#review`. Renders nothing for a noun
 * without reviews.
 */
export function ReviewButton({ noun, id, version }: ReviewButtonProps) {
  const reviewed = reviewedNoun(noun);
  return reviewed && <ReviewDialog item={{ noun: reviewed, itemId: id }} itemVersion={version} />;
}

function ReviewDialog({ item, itemVersion }: { item: ReviewedItem; itemVersion: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(reviewQuery(item));
  return (
    <PanelButton
      icon={mdiClipboardCheckOutline}
      label={t(data?.review ? `reviews.button.${stateOf(data.review)}` : 'reviews.title')}
      title={t('reviews.title')}
      hash={REVIEW_HASH}
      maxWidth="sm"
    >
      {(onDraft, close) => (
        <ReviewPanel item={item} itemVersion={itemVersion} onDraft={onDraft} onDone={close} />
      )}
    </PanelButton>
  );
}

const stateOf = ({ state, isOutdated }: Review) => (state === 'approved' && isOutdated ? 'outdated' : state);

/** Says above a form that a review of its item is open. */
export function ReviewNote({ noun, id }: Omit<ReviewButtonProps, 'version'>) {
  const reviewed = reviewedNoun(noun);
  return reviewed && <OpenReview noun={reviewed} itemId={id} />;
}

function OpenReview(item: ReviewedItem) {
  const { t } = useTranslation();
  const { data } = useQuery(reviewQuery(item));
  const review = data?.review;
  if (review?.state !== 'requested') return null;
  const { isReviewer, requesterName, reviewerName } = review;
  return (
    <Box sx={{ px: 3, pb: 1.5 }}>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        {isReviewer
          ? t('reviews.askedYou', { name: requesterName })
          : t('reviews.waits', { name: reviewerName })}
      </Alert>
    </Box>
  );
}
