import { useQuery } from '@tanstack/react-query';
import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import { isWaiting, repliesQuery } from './contact-messages.queries.ts';
import { MessageNote, NoteForm } from './message-notes.tsx';
import { MessageReply } from './message-reply.tsx';

interface MessageThreadProps {
  message: ContactMessageDetail;
  /** Called with whether the form holds a note that was not added yet. */
  onDraft: (hasDraft: boolean) => void;
}

/** The replies to a message and the internal notes on it, oldest first. */
export function MessageThread({ message, onDraft }: MessageThreadProps) {
  const { t } = useTranslation('mfe-people');
  const headingId = useId();
  const { id } = message;
  const entries = useEntries(message);
  return (
    <Stack component="section" spacing={2} aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {t('contact-messages.thread')}
      </Typography>
      {entries.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('contact-messages.noEntries')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {entries.map(({ reply, note }) =>
            reply ? (
              <MessageReply key={reply.id} messageId={id} reply={reply} />
            ) : (
              <MessageNote key={note.id} messageId={id} note={note} />
            ),
          )}
        </Box>
      )}
      <NoteForm messageId={id} onDraft={onDraft} />
    </Stack>
  );
}

/** Requests the state of replies until each is sent or has failed. */
function useEntries({ id, replies, notes }: ContactMessageDetail) {
  const { data } = useQuery({ ...repliesQuery(id), enabled: isWaiting(replies) });
  const stateOf = new Map(data?.map((reply) => [reply.id, reply]));
  return [
    ...replies.map((reply) => ({ reply: stateOf.get(reply.id) ?? reply, note: null, at: reply.createdAt })),
    ...notes.map((note) => ({ reply: null, note, at: note.createdAt })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
