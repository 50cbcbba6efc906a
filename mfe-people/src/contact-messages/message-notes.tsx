import type { ContactMessageDetail, ContactNote } from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, Button, Stack, Typography } from '@vitral/ui';
import { DeleteButton } from '@vitral/ui/data';
import { Form, TextField } from '@vitral/ui/forms';
import { useId, useState, type SubmitEvent } from 'react';
import { useAddNote, useDeleteNote } from './contact-messages.queries.ts';

interface MessageNotesProps {
  message: ContactMessageDetail;
  /** Called with whether the form holds a note that is not added yet. */
  onDraft: (hasDraft: boolean) => void;
}

/** Internal notes on a message; visitors never see them. */
export function MessageNotes({ message: { id, notes }, onDraft }: MessageNotesProps) {
  const { t } = useTranslation('mfe-people');
  const headingId = useId();
  return (
    <Stack component="section" spacing={2} aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {t('contact-messages.notes')}
      </Typography>
      {notes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('contact-messages.noNotes')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {notes.map((note) => (
            <Note key={note.id} messageId={id} note={note} />
          ))}
        </Box>
      )}
      <NoteForm messageId={id} onDraft={onDraft} />
    </Stack>
  );
}

function Note({ messageId, note }: { messageId: string; note: ContactNote }) {
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
          {note.authorName ?? '—'} · <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
        </Typography>
      </Box>
      {(note.isOwn || isAdmin) && (
        <DeleteButton label={t('contact-messages.deleteNote')} onClick={() => mutate(note.id)} />
      )}
    </Stack>
  );
}

function NoteForm({ messageId, onDraft }: { messageId: string; onDraft: (hasDraft: boolean) => void }) {
  const { t } = useTranslation('mfe-people');
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
      <TextField
        multiline
        minRows={2}
        label={t('contact-messages.newNote')}
        value={text}
        onChange={(event) => write(event.target.value)}
        helperText={t('form.characters', { count: text.length, limit: LIMITS.contactNote })}
        slotProps={{ htmlInput: { maxLength: LIMITS.contactNote } }}
      />
      <Button type="submit" variant="outlined" disabled={!text.trim()} loading={isPending}>
        {t('contact-messages.addNote')}
      </Button>
    </Form>
  );
}
