import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  DialogActions,
  DialogContent,
  DiscardQuestion,
  LoadBoundary,
  LoadingCards,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/sdk/ui';
import { PresenceNotice, UnsavedInput, useDiscardQuestion } from '@vitral/sdk/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { messageQuery, useMarkRead } from './contact-messages.queries.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageHistory } from './message-history.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyForm, type Reply } from './use-reply-form.ts';

export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const [hasNote, setHasNote] = useState(false);
  const [hasReply, setHasReply] = useState(false);
  const { isAsking, requestClose, discard, keep } = useDiscardQuestion(hasNote || hasReply, onClose);

  return (
    <TitledDialog title={t('contact-messages.dialogTitle')} onClose={requestClose}>
      <LoadBoundary
        failure={t('contact-messages.fetchOneFailed')}
        loading={
          <Box sx={{ p: 3 }}>
            <LoadingCards count={2} height={120} />
          </Box>
        }
      >
        <Message id={id} onNote={setHasNote} onReply={setHasReply} onDeleted={onClose} />
      </LoadBoundary>
      <DiscardQuestion open={isAsking} onConfirm={discard} onCancel={keep} />
    </TitledDialog>
  );
}

interface MessageProps {
  id: string;
  /** Called with true while a note is unsent. */
  onNote: (hasNote: boolean) => void;
  /** Called with true while a reply would be lost if the dialog closed. */
  onReply: (hasReply: boolean) => void;
  onDeleted: () => void;
}

function Message({ id, onNote, onReply, onDeleted }: MessageProps) {
  const { t } = useTranslation('mfe-people');
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const replyButton = useRef<HTMLButtonElement>(null);
  const reply = useReplyForm(message, { focusButton: () => replyButton.current?.focus() });
  const isMarking = useMarkReadOnce(message);
  const isUnstored = reply.isDirty && !reply.isStored;
  useEffect(() => onReply(isUnstored), [isUnstored, onReply]);
  return (
    <>
      <MessageNotices message={message} reply={reply} />
      <DialogContent dividers>
        <Stack spacing={3}>
          <MessageFacts message={message} />
          <MessageAssignee message={message} disabled={isMarking} />
          <Box>
            {/* A new version has a new history. */}
            <MessageHistory key={message.version} message={message} />
          </Box>
          <MessageThread message={message} onDraft={onNote} />
          {reply.isOpen && <ReplyForm message={message} reply={reply} />}
          {!message.canReply && message.email && (
            <Typography variant="body2" color="textSecondary">
              {t('contact-messages.cannotReply')}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <MessageActions
          message={message}
          isBusy={isMarking}
          isReplying={reply.isOpen}
          replyButton={replyButton}
          onReply={reply.open}
          onDeleted={onDeleted}
        />
      </DialogActions>
    </>
  );
}

/** Says who else has the message open, what they did, and whether a reply is unsent. */
function MessageNotices({ message, reply }: { message: ContactMessageDetail; reply: Reply }) {
  const queryClient = useQueryClient();
  return (
    <>
      <Box sx={{ px: 3 }}>
        <PresenceNotice
          noun="contact-messages"
          item={message}
          isBusy={false}
          isLive
          onUpdate={() => void queryClient.invalidateQueries({ queryKey: ['contact-messages'] })}
        />
      </Box>
      {message.canReply && <UnsavedInput noun="contact-messages" editing={reply.stored} />}
    </>
  );
}

/**
 * Marks the message as read when it is opened, but not again if the user marks it as new afterwards. Returns whether
 * this is still in progress: until then, a change would be based on an outdated version.
 */
function useMarkReadOnce({ id, version, status }: ContactMessageDetail): boolean {
  const { mutate, isPending } = useMarkRead();
  const wasSeen = useRef(false);
  useEffect(() => {
    if (wasSeen.current) return;
    wasSeen.current = true;
    if (status === 'new') mutate({ id, version });
  }, [id, version, status, mutate]);
  return isPending;
}
