import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, type TableAddress } from '@vitral/ui';
import { useEffect, type ReactNode } from 'react';
import { messagesQuery, type MessageFilters } from './contact-messages.queries.ts';
import { MessageCard } from './message-card.tsx';
import { useMessageColumns } from './use-message-columns.tsx';

const ROW_HEIGHT = 76;

interface MessageTableProps {
  filters: MessageFilters;
  address: Pick<TableAddress<never>, 'table' | 'keepWithin'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  onOpen: (id: string) => void;
}

/** The messages that pass the filters; those of the last question stay until the next answer is there. */
export function MessageTable({ filters, address, empty, onOpen }: MessageTableProps) {
  const { t } = useTranslation('mfe-people');
  const { table, keepWithin } = address;
  const { data, isPlaceholderData } = useQuery({
    ...messagesQuery({ ...filters, ...table.query }),
    placeholderData: keepPreviousData,
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const columns = useMessageColumns(onOpen);
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  }, [total, keepWithin]);

  if (!data) return <LoadingCards count={5} height={88} />;
  return (
    <DataTable
      label={t('contact-messages.list')}
      rows={data.items}
      total={data.total}
      columns={columns}
      table={{ ...table, isPending: isPlaceholderData }}
      renderCard={(message) => <MessageCard message={message} onOpen={onOpen} />}
      rowHeight={ROW_HEIGHT}
      empty={empty}
    />
  );
}
