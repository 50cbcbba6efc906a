import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { CommentedItem } from '@vitral/contracts/comments';
import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { mentionableQuery } from './comments.queries.ts';
import { Form } from './form.tsx';
import { MentionField } from './mention-field.tsx';

interface CommentFormProps {
  item: CommentedItem;
  label: string;
  submitLabel: string;
  /** The text to edit. */
  start?: string;
  autoFocus?: boolean;
  isPending: boolean;
  /** Called with whether the text differs from the initial one. */
  onDraft: (hasDraft: boolean) => void;
  /** `onSuccess` empties the field. */
  onSubmit: (text: string, options: { onSuccess: () => void }) => void;
  onCancel?: () => void;
}

/** The text of a comment, with suggestions of people to mention. */
export function CommentForm(props: CommentFormProps) {
  const { item, label, submitLabel, start = '', autoFocus, isPending, onDraft, onSubmit, onCancel } = props;
  const { t } = useTranslation('comments');
  const { data: people = [] } = useQuery(mentionableQuery(item));
  const [text, setText] = useState(start);
  const write = (next: string) => {
    setText(next);
    onDraft(next.trim() !== start);
  };
  const submit = () => {
    if (text.trim()) onSubmit(text, { onSuccess: () => write('') });
  };
  return (
    <Form
      spacing={1}
      onSubmit={(event) => {
        // React also passes the events of this form to the form of the item, which contains it in the tree.
        event.stopPropagation();
        submit();
      }}
    >
      <MentionField
        label={label}
        value={text}
        limit={LIMITS.comment}
        people={people}
        autoFocus={autoFocus}
        onChange={write}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="outlined" disabled={!text.trim()} loading={isPending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('actions.cancel')}</Button>}
      </Stack>
    </Form>
  );
}
