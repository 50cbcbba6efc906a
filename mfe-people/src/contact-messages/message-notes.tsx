import type { ContactNote } from '@vitral/sdk/contracts/contact-messages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Box, Button, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton } from '@vitral/sdk/ui/data';
import { Form, MentionField } from '@vitral/sdk/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { assigneesQuery, useAddNote, useDeleteNote } from './contact-messages.queries.ts';

/** An internal note on a message; visitors never see it. */
export function MessageNote({ messageId, note }: { messageId: string; note: ContactNote }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { isAdmin } = useCurrentUser();
  const { mutate } = useDeleteNote(messageId);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 1.5 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('contact-messages.notedBy', { name: note.authorName ?? '—' })} ·{' '}
          <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
        </Typography>
      </Box>
      {(note.isOwn || isAdmin) && (
        <DeleteButton label={t('contact-messages.deleteNote')} onClick={() => mutate(note.id)} />
      )}
    </Stack>
  );
}

/** Adds an internal note; calls `onDraft` with whether the field holds a note that was not added yet. */
export function NoteForm({
  messageId,
  onDraft,
}: {
  messageId: string;
  onDraft: (hasDraft: boolean) => void;
}) {
  const { t } = useTranslation('mfe-people');
  const { data: people = [] } = useQuery(assigneesQuery);
  const [text, setText] = useState('');
  const { mutate, isPending } = useAddNote(messageId);
  const write = (next: string) => {
    setText(next);
    onDraft(next.trim() !== '');
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim()) mutate(text, { onSuccess: () => write('') });
  };
  return (
    <Form spacing={1} sx={{ alignItems: 'flex-start' }} onSubmit={add}>
      <MentionField
        label={t('contact-messages.newNote')}
        value={text}
        limit={LIMITS.contactNote}
        people={people}
        onChange={write}
      />
      <Button type="submit" variant="outlined" disabled={!text.trim()} loading={isPending}>
        {t('contact-messages.addNote')}
      </Button>
    </Form>
  );
}
