import type { ContactMessageDetail, ContactStatus } from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, ConfirmDialog, Icon, notify } from '@vitral/sdk/ui';
import { useState, type Ref } from 'react';
import { replyMailto } from './reply-mailto.ts';
import { useDeleteMessage, useSetStatus } from './contact-messages.queries.ts';

interface MessageActionsProps {
  message: ContactMessageDetail;
  /** Another change of the message is being saved. */
  isBusy: boolean;
  /** Opens the form of a reply. */
  onReply: () => void;
  isReplying: boolean;
  replyButton: Ref<HTMLButtonElement>;
  onDeleted: () => void;
}

export function MessageActions(props: MessageActionsProps) {
  const { message, isBusy, onReply, isReplying, replyButton, onDeleted } = props;
  const { t } = useTranslation('mfe-people');
  const setStatus = useSetStatus();
  const mark = (status: ContactStatus) => setStatus.mutate({ message, status });
  const isAnswered = message.status === 'answered';

  return (
    <>
      <DeleteButton message={message} onDeleted={onDeleted} />
      <Box sx={{ flexGrow: 1 }} />
      {!isAnswered && (
        <Button disabled={isBusy} loading={setStatus.isPending} onClick={() => mark('new')}>
          {t('contact-messages.markNew')}
        </Button>
      )}
      {/* One button for both directions, so that the focus stays on it when it is pressed. */}
      <Button
        variant="outlined"
        disabled={isBusy}
        loading={setStatus.isPending}
        startIcon={<Icon name={isAnswered ? 'undo' : 'check_circle'} />}
        onClick={() => mark(isAnswered ? 'read' : 'answered')}
      >
        {t(isAnswered ? 'contact-messages.reopen' : 'contact-messages.markAnswered')}
      </Button>
      {message.canReply && (
        <Button
          ref={replyButton}
          variant="contained"
          disabled={isReplying}
          startIcon={<Icon name="mail" />}
          onClick={onReply}
        >
          {t('contact-messages.reply')}
        </Button>
      )}
      {!message.canReply && message.email && (
        <MailProgramButton message={message} onMark={() => mark('answered')} />
      )}
    </>
  );
}

interface MailProgramButtonProps {
  message: ContactMessageDetail;
  onMark: () => void;
}

/** Opens a reply in the user's mail program, for servers that cannot send emails. */
function MailProgramButton({ message, onMark }: MailProgramButtonProps) {
  const { t } = useTranslation('mfe-people');
  // The page cannot know whether the mail program sent a reply.
  const offerToMark = () => {
    if (message.status === 'answered') return;
    notify.info(t('contact-messages.answering'), {
      duration: 30_000,
      action: { label: t('contact-messages.markAnswered'), onClick: onMark },
    });
  };
  return (
    <Button
      variant="contained"
      href={replyMailto(message)}
      startIcon={<Icon name="mail" />}
      onClick={offerToMark}
    >
      {t('contact-messages.answerByMail')}
    </Button>
  );
}

function DeleteButton({
  message: { id, name },
  onDeleted,
}: Pick<MessageActionsProps, 'message' | 'onDeleted'>) {
  const { t } = useTranslation('mfe-people');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteMessage();
  return (
    <>
      <Button color="error" startIcon={<Icon name="delete" />} onClick={() => setIsAsking(true)}>
        {t('actions.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('contact-messages.deleteTitle')}
        text={t('contact-messages.deleteText', { name })}
        confirmLabel={t('actions.delete')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(id, { onSuccess: onDeleted, onError: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
