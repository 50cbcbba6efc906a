import type { ContactMessage } from '@vitral/sdk/contracts/contact-messages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, lineClamp, Stack, Typography } from '@vitral/sdk/ui';
import { column, textColumn, type DataColumn, PagedList, type ListUrl } from '@vitral/sdk/ui/data';
import { ItemLink } from '@vitral/sdk/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { useMessageActions } from './message-bulk-actions.ts';
import { messagesQuery, type MessageFilters } from './contact-messages.queries.ts';
import { MessageState, messageTitle } from './message-facts.tsx';

interface MessageTableProps {
  filters: MessageFilters;
  url: ListUrl;
  empty: ReactNode;
}

/** Table of the messages that match the filters; the previous rows stay until the next ones are loaded. */
export function MessageTable({ filters, url, empty }: MessageTableProps) {
  const { t } = useTranslation('mfe-people');
  const columns = useMessageColumns();

  return (
    <PagedList
      label={t('contact-messages.list')}
      query={messagesQuery({ ...filters, ...url.table.query })}
      url={url}
      columns={columns}
      renderCard={(message) => <MessageCard message={message} />}
      rowHeight={76}
      loadingHeight={88}
      empty={empty}
      nameOf={({ name }) => name}
      bulk={{ ...useMessageActions(), filters }}
    />
  );
}

function useMessageColumns(): DataColumn<ContactMessage>[] {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return useMemo<DataColumn<ContactMessage>[]>(
    () => [
      column('name', t('contact-messages.sender'), { flex: 1, minWidth: 180, sortable: true }, (row) => (
        <MessageSender message={row} />
      )),
      column('message', t('contact-messages.message'), { flex: 2, minWidth: 220 }, (row) => (
        <Message message={row} />
      )),
      column('status', t('contact-messages.status'), { width: 210 }, (row) => <MessageState message={row} />),
      column('assignee', t('contact-messages.assignee'), { width: 150 }, ({ assignee }) => assignee ?? '—'),
      column('createdAt', t('contact-messages.received'), { width: 170, sortable: true }, ({ createdAt }) => (
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      )),
      textColumn(
        'phone',
        t('contact-messages.phone'),
        { width: 160, isExtra: true },
        ({ phone }) => phone ?? '',
      ),
      textColumn('language', t('contact-messages.language'), { width: 120, isExtra: true }, ({ language }) =>
        t(`language.${language}`),
      ),
    ],
    [t, dateTime],
  );
}

function Message({ message: row }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Typography variant="caption" color="textSecondary" data-row-detail>
        {messageTitle(row, t)}
      </Typography>
      <Typography
        variant="body2"
        lang={row.language}
        sx={{ ...TWO_LINE_CLAMP, lineHeight: 1.3 }}
        data-row-text
      >
        {row.message}
      </Typography>
    </Box>
  );
}

/** A row of the table on a phone. */
function MessageCard({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  return (
    <Stack spacing={1}>
      <MessageSender message={message} />
      <Typography variant="body2" lang={message.language} sx={TWO_LINE_CLAMP}>
        {message.message}
      </Typography>
      <MessageState message={message} />
      <Typography variant="body2" color="textSecondary">
        {messageTitle(message, t)} · <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
        {message.assignee && ` · ${message.assignee}`}
      </Typography>
    </Stack>
  );
}

function MessageSender({ message: { id, name, email, phone, status } }: { message: ContactMessage }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
      <Typography
        sx={{ fontWeight: status === 'new' ? 700 : 500, overflowWrap: 'anywhere' }}
        noWrap
        title={name}
      >
        <ItemLink id={id} label={t('contact-messages.open', { name })}>
          {name}
        </ItemLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap title={email || (phone ?? '')} data-row-detail>
        {email || phone}
      </Typography>
    </Box>
  );
}

const TWO_LINE_CLAMP = { ...lineClamp(2), whiteSpace: 'normal' } as const;
