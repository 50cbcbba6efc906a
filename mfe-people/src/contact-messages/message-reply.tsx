import type { ContactReply } from '@vitral/sdk/contracts/contact-messages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Button, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { useRetryReply } from './contact-messages.queries.ts';

const COLORS = { waiting: 'info', sent: 'success', failed: 'error' } as const;

/** A reply in the thread of its message, with the state of its delivery. */
export function MessageReply({ messageId, reply }: { messageId: string; reply: ContactReply }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { subject, text, authorName, state, createdAt, sentAt } = reply;
  const at = sentAt ?? createdAt;
  return (
    <Stack component="li" spacing={1} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state]}
          label={t(`contact-messages.replyStates.${state}`)}
        />
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('contact-messages.repliedBy', { name: authorName })} · <time dateTime={at}>{dateTime(at)}</time>
      </Typography>
      {state === 'failed' && <ReplyFailure messageId={messageId} reply={reply} />}
    </Stack>
  );
}

function ReplyFailure({ messageId, reply: { id, problem } }: { messageId: string; reply: ContactReply }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useRetryReply(messageId);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="error" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {t(`contact-messages.replyProblems.${problemName(problem ?? '')}`)} {problem && `(${problem})`}
      </Typography>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate(id)}>
        {t('contact-messages.sendAgain')}
      </Button>
    </Stack>
  );
}

/** Returns the translation key of a problem as the mail server reported it. */
function problemName(problem: string): 'recipient' | 'server' {
  return /EENVELOPE|no address/.test(problem) ? 'recipient' : 'server';
}
