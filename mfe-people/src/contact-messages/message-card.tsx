import type { ContactMessage } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Stack, Typography, lineClamp } from '@vitral/ui';
import { MessageSender } from './message-sender.tsx';
import { MessageState } from './message-state.tsx';

interface MessageCardProps {
  message: ContactMessage;
  onOpen: (id: string) => void;
}

/** Row of the message table on a phone. */
export function MessageCard({ message, onOpen }: MessageCardProps) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return (
    <Stack spacing={1}>
      <MessageSender message={message} onOpen={onOpen} />
      <Typography variant="body2" lang={message.language} sx={{ ...lineClamp(2), whiteSpace: 'normal' }}>
        {message.message}
      </Typography>
      <MessageState message={message} />
      <Typography variant="body2" color="textSecondary">
        {t(`contact-messages.subjects.${message.subject}`)} ·{' '}
        <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
      </Typography>
    </Stack>
  );
}
