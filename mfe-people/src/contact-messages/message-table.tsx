import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useTablePage, type TableUrl } from '@vitral/ui';
import type { ReactNode } from 'react';
import { messagesQuery, type MessageFilters } from './contact-messages.queries.ts';
import { MessageCard } from './message-card.tsx';
import { useMessageColumns } from './use-message-columns.tsx';

const ROW_HEIGHT = 76;

interface MessageTableProps {
  filters: MessageFilters;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  onOpen: (id: string) => void;
}

/** Table of the messages that match the filters; the previous rows stay until the next ones are loaded. */
export function MessageTable({ filters, address, empty, onOpen }: MessageTableProps) {
  const { t } = useTranslation('mfe-people');
  const { table } = address;
  const { page, isPending } = useTablePage(messagesQuery({ ...filters, ...table.query }), address);
  const columns = useMessageColumns(onOpen);

  if (!page) return <LoadingCards count={5} height={88} />;
  return (
    <DataTable
      label={t('contact-messages.list')}
      rows={page.items}
      total={page.total}
      columns={columns}
      table={{ ...table, isPending }}
      renderCard={(message) => <MessageCard message={message} onOpen={onOpen} />}
      rowHeight={ROW_HEIGHT}
      empty={empty}
    />
  );
}
