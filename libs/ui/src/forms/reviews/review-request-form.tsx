import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReviewedItem } from '@vitral/contracts/reviews';
import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { LoadFailure } from '../../feedback/load-boundary.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { SelectField } from '../form-select.tsx';
import { Form } from '../form.tsx';
import { reviewersQuery, useRequestReview } from './reviews.queries.ts';

interface ReviewRequestFormProps {
  item: ReviewedItem;
  /** An earlier review was answered. */
  isAgain: boolean;
  onDone: () => void;
}

/** Asks an account for a review, or says that nobody else may edit the item. */
export function ReviewRequestForm({ item, isAgain, onDone }: ReviewRequestFormProps) {
  const { t } = useTranslation('reviews');
  const { data: people, error, refetch } = useQuery(reviewersQuery(item));
  const { mutate, isPending } = useRequestReview(item, onDone);
  const [chosen, setChosen] = useState('');
  if (!people && error)
    return <LoadFailure title={t('review.failed')} error={error} onRetry={() => void refetch()} />;
  if (!people) return <LoadingCards count={1} height={56} />;
  const [only] = people;
  if (!only) return <Typography color="textSecondary">{t('review.nobody')}</Typography>;
  const reviewer = chosen || (people.length === 1 ? only.id : '');
  const choices = people.map(({ id, name, username }) => ({ value: id, label: `${name} (@${username})` }));
  return (
    <Form
      spacing={2}
      onSubmit={(event) => {
        // React also passes the events of this form to the form of the item, which contains it in the tree.
        event.stopPropagation();
        if (reviewer) mutate(reviewer);
      }}
    >
      <SelectField
        label={t('review.reviewer')}
        hint={t('review.reviewerHint')}
        value={reviewer}
        choices={choices}
        onChange={setChosen}
      />
      <Stack direction="row">
        <Button type="submit" variant="contained" disabled={!reviewer} loading={isPending}>
          {t(isAgain ? 'review.requestAgain' : 'review.request')}
        </Button>
      </Stack>
    </Form>
  );
}
