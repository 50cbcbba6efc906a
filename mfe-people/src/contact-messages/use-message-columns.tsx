import type { ContactMessage } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography, lineClamp, type DataColumn } from '@vitral/ui';
import { useMemo } from 'react';
import { MessageSender } from './message-sender.tsx';
import { MessageState } from './message-state.tsx';

/** Columns of the message table. */
export function useMessageColumns(onOpen: (id: string) => void): DataColumn<ContactMessage>[] {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('contact-messages.sender'),
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => <MessageSender message={row} onOpen={onOpen} />,
      },
      {
        field: 'message',
        headerName: t('contact-messages.message'),
        sortable: false,
        flex: 2,
        minWidth: 220,
        renderCell: ({ row }) => <Message message={row} />,
      },
      {
        field: 'status',
        headerName: t('contact-messages.status'),
        sortable: false,
        width: 210,
        renderCell: ({ row }) => <MessageState message={row} />,
      },
      {
        field: 'createdAt',
        headerName: t('contact-messages.received'),
        width: 170,
        renderCell: ({ row }) => <time dateTime={row.createdAt}>{dateTime(row.createdAt)}</time>,
      },
    ],
    [t, dateTime, onOpen],
  );
}

function Message({ message: { subject, message, language } }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Typography variant="caption" color="textSecondary">
        {t(`contact-messages.subjects.${subject}`)}
      </Typography>
      <Typography
        variant="body2"
        lang={language}
        sx={{ ...lineClamp(2), whiteSpace: 'normal', lineHeight: 1.3 }}
      >
        {message}
      </Typography>
    </Box>
  );
}
