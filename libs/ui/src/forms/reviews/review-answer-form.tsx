import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/contracts/limits';
import type { Review, ReviewAnswer } from '@vitral/contracts/reviews';
import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { mentionableQuery } from '../comments.queries.ts';
import { Form } from '../form.tsx';
import { MentionField } from '../mention-field.tsx';
import { useAnswerReview } from './reviews.queries.ts';

interface ReviewAnswerFormProps {
  review: Review;
  /** Version of the item that is on screen. */
  itemVersion: number;
  onDraft: (hasDraft: boolean) => void;
  onDone: () => void;
}

/** The reviewer's answer, with an optional comment. */
export function ReviewAnswerForm({ review, itemVersion, onDraft, onDone }: ReviewAnswerFormProps) {
  const { t } = useTranslation('reviews');
  const { data: people = [] } = useQuery(mentionableQuery(review));
  const { mutate, isPending, variables } = useAnswerReview(review, onDone);
  const [text, setText] = useState('');
  const write = (next: string) => {
    setText(next);
    onDraft(next.trim() !== '');
  };
  const answer = (state: ReviewAnswer['state']) =>
    mutate({ state, itemVersion, comment: text.trim() || null });
  const isSending = (state: ReviewAnswer['state']) => isPending && variables.state === state;
  return (
    <Form
      spacing={2}
      onSubmit={(event) => {
        // React also passes the events of this form to the form of the item, which contains it in the tree.
        event.stopPropagation();
        answer('approved');
      }}
    >
      <MentionField
        label={t('review.comment')}
        value={text}
        limit={LIMITS.comment}
        people={people}
        onChange={write}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          disabled={isSending('changes-requested')}
          loading={isSending('approved')}
        >
          {t('review.approve')}
        </Button>
        <Button
          variant="outlined"
          disabled={isSending('approved')}
          loading={isSending('changes-requested')}
          onClick={() => answer('changes-requested')}
        >
          {t('review.requestChanges')}
        </Button>
      </Stack>
    </Form>
  );
}
