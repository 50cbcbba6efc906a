import type { ContactMessage } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Typography } from '@vitral/ui';

interface MessageSenderProps {
  message: ContactMessage;
  onOpen: (id: string) => void;
}

/** Name of the sender, as a button that opens the message, and email. */
export function MessageSender({ message: { id, name, email, status }, onOpen }: MessageSenderProps) {
  const { t } = useTranslation('mfe-people');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Button
        variant="text"
        onClick={() => onOpen(id)}
        aria-label={t('contact-messages.open', { name })}
        sx={{
          '&&': { minHeight: 28, p: 0, justifyContent: 'flex-start', maxWidth: '100%' },
          fontWeight: status === 'new' ? 700 : 500,
          textAlign: 'start',
          overflowWrap: 'anywhere',
          display: 'block',
        }}
      >
        {name}
      </Button>
      <Typography variant="body2" color="textSecondary" noWrap title={email}>
        {email}
      </Typography>
    </Box>
  );
}
