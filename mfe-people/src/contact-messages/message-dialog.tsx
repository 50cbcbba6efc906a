import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContactMessageDetail } from '@vitral/contracts/contact-messages';
import { useTranslation } from '@vitral/i18n';
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
} from '@vitral/ui';
import { useDiscardQuestion } from '@vitral/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { messageQuery, useMarkRead } from './contact-messages.queries.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageThread } from './message-thread.tsx';
import { useReplyDraft } from './reply-draft.ts';
import { ReplyForm } from './reply-form.tsx';

export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const [hasDraft, setHasDraft] = useState(false);
  const { isAsking, requestClose, discard, keep } = useDiscardQuestion(hasDraft, onClose);

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
        <Message id={id} onDraft={setHasDraft} onDeleted={onClose} />
      </LoadBoundary>
      <DiscardQuestion open={isAsking} onConfirm={discard} onCancel={keep} />
    </TitledDialog>
  );
}

interface MessageProps {
  id: string;
  onDraft: (hasDraft: boolean) => void;
  onDeleted: () => void;
}

function Message({ id, onDraft, onDeleted }: MessageProps) {
  const { t } = useTranslation('mfe-people');
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const draft = useReplyDraft(id);
  const [isReplying, setIsReplying] = useState(() => message.canReply && draft.read() !== null);
  const isMarking = useMarkReadOnce(message);
  return (
    <>
      <DialogContent dividers>
        <Stack spacing={3}>
          <MessageFacts message={message} />
          <MessageAssignee message={message} disabled={isMarking} />
          <MessageThread message={message} onDraft={onDraft} />
          {isReplying && <ReplyForm message={message} onClose={() => setIsReplying(false)} />}
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
          isReplying={isReplying}
          onReply={() => setIsReplying(true)}
          onDeleted={onDeleted}
        />
      </DialogActions>
    </>
  );
}

/**
 * Marks the message as read when it is opened, but not again if the user marks it as new afterwards. Returns whether this is still
 * going on: until then, a change would be based on an outdated version.
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
